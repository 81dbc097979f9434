/** Builds of the screens, the backend’s workers and the desktop shell, each made anew only where its sources have changed. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { licences } from './licences.ts';
import { mantineVariables } from './mantine-variables.ts';
import { fromRoot, ROOT } from './paths.ts';
import { run } from './run.ts';
import { fingerprint, isStale, STAMP } from './stale.ts';

const VERSIONS = ['package.json', 'package-lock.json'] as const;
const RENDERER_SOURCES = [
  'renderer',
  'src/contract',
  'src/rules',
  'build/icon.svg',
  'vite.config.ts',
  'tools/ahead.ts',
  'tools/first-screens.ts',
  'tools/licences.ts',
  'tools/mantine-sheet.ts',
  'tools/mantine-variables.ts',
  'tools/woff2.ts',
  ...VERSIONS,
] as const;
const BACKEND_SOURCES = ['src', 'db', 'migrations', 'tools/build.ts', ...VERSIONS] as const;
// Sources of the desktop app; `db` is one of them, as it reads where the data folder is said to be.
const ELECTRON_SOURCES = ['electron', 'src', 'db', 'tools/build.ts', ...VERSIONS] as const;

interface Bundle {
  readonly entry: string;
  readonly file: string;
  readonly format: 'es' | 'cjs';
}

const BACKEND_BUNDLES: readonly Bundle[] = [
  { entry: 'src/backend/worker.ts', file: 'worker.js', format: 'es' },
  { entry: 'src/backend/pool/worker.ts', file: 'games-worker.js', format: 'es' },
];

const ELECTRON_BUNDLES: readonly Bundle[] = [
  { entry: 'electron/main.ts', file: 'main.js', format: 'es' },
  // A sandboxed preload is one CommonJS file, whatever the package's type says.
  { entry: 'electron/preload.ts', file: 'preload.cjs', format: 'cjs' },
];

/** Builds the screens into dist/renderer where that is stale; answers whether it had to. */
export function buildRenderer(): Promise<boolean> {
  return buildInto('dist/renderer', RENDERER_SOURCES, (outDir) => [
    { configFile: fromRoot('vite.config.ts'), logLevel: 'warn', build: { outDir } },
  ]);
}

/** Builds the screens as one text for the stories without a browser (tests/screens) where that is stale; answers whether it had to. */
export function buildScreens(): Promise<boolean> {
  const beside = ['entry.mjs', 'in-page.ts', 'boards.mjs'].map((file) => `tests/screens/support/${file}`);
  return buildInto('dist/screens', [...RENDERER_SOURCES, ...beside], (outDir) => [
    {
      configFile: false,
      root: fromRoot('renderer'),
      publicDir: false,
      logLevel: 'warn',
      plugins: [licences(), mantineVariables()],
      build: {
        outDir,
        target: 'node20',
        modulePreload: false,
        cssCodeSplit: false,
        // Failures of tests quote the code as it is written there.
        minify: false,
        rolldownOptions: {
          input: fromRoot('tests/screens/support/entry.mjs'),
          treeshake: { moduleSideEffects: (id) => !id.includes('/src/rules/') },
          // Hundreds of packages' files say `use client`, which means nothing here.
          onwarn: (warning, warn) => {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
          output: { format: 'es', codeSplitting: false, entryFileNames: 'screens.js' },
        },
      },
    },
  ]);
}

/**
 * Builds the backend's workers into dist/backend where that is stale; answers whether it had to. One file loads in a third
 * of the time that a thousand take.
 */
export function buildBackend(): Promise<boolean> {
  return buildInto('dist/backend', BACKEND_SOURCES, (outDir) =>
    BACKEND_BUNDLES.map((bundle) => bundleConfig(bundle, outDir)),
  );
}

/** Builds the desktop shell into dist/electron where that is stale; answers whether it had to. */
export function buildElectron(): Promise<boolean> {
  return buildInto('dist/electron', ELECTRON_SOURCES, (outDir) =>
    ELECTRON_BUNDLES.map((bundle) => bundleConfig(bundle, outDir)),
  );
}

/** Each bundle stands alone: outside the archive, where the worker lies, there is no package but SQLite's. */
function bundleConfig({ entry, file, format }: Bundle, outDir: string): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
    build: {
      ssr: fromRoot(entry),
      outDir,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { format, entryFileNames: file, codeSplitting: false } },
    },
  };
}

async function buildInto(
  folder: string,
  sources: readonly string[],
  configs: (outDir: string) => readonly InlineConfig[],
): Promise<boolean> {
  const wanted = fingerprint(sources);
  if (!isStale(folder, wanted)) return false;
  console.log(`Building ${folder}…`);
  // Built aside and moved into place: a host that is serving never sees half of it, and two builds do not mix.
  const aside = fromRoot(`${folder}.${process.pid}`);
  try {
    mkdirSync(aside, { recursive: true });
    await inProduction(async () => {
      const { build } = await import('vite');
      for (const config of configs(aside)) await build(config);
    });
    writeFileSync(`${aside}/${STAMP}`, wanted);
    await replace(fromRoot(folder), aside);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return true;
}

/** Vite sets NODE_ENV where it is unset and obeys it where it is set; neither is wanted outside the build. */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Another build may put its own there in between, and Windows refuses while a virus scanner looks: try again. */
async function replace(folder: string, by: string): Promise<void> {
  const old = `${by}.old`;
  for (let triesLeft = 20; ; triesLeft -= 1) {
    rmSync(old, { recursive: true, force: true });
    try {
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(by, folder);
      rmSync(old, { recursive: true, force: true });
      return;
    } catch (error) {
      if (triesLeft === 0) throw error;
    }
    await pause(100);
  }
}

/** Parts by their folder in dist/: what each is made of and how. */
export const PARTS = {
  renderer: { sources: RENDERER_SOURCES, build: buildRenderer },
  backend: { sources: BACKEND_SOURCES, build: buildBackend },
  electron: { sources: ELECTRON_SOURCES, build: buildElectron },
} as const;
export type Part = keyof typeof PARTS;

/**
 * Builds those of these parts that are stale, in a process of its own: whoever goes on for hours, as a host does, would
 * keep the gigabyte that building takes. Answers whether it had to; throws where it can't be built.
 */
export async function buildApart(...parts: readonly Part[]): Promise<boolean> {
  const stale = parts.filter((part) => isStale(`dist/${part}`, fingerprint(PARTS[part].sources)));
  if (stale.length === 0) return false;
  const { ok } = await run(process.execPath, [fromRoot('tools/build.ts'), ...stale], { output: 'show' });
  if (!ok) throw new Error(`dist/${stale.join(' or dist/')} could not be built`);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = Object.keys(PARTS).filter((part): part is Part => process.argv.includes(part));
  const wanted = named.length === 0 ? (Object.keys(PARTS) as Part[]) : named;
  const built: boolean[] = [];
  for (const part of wanted) built.push(await PARTS[part].build());
  if (!built.includes(true)) console.log('Everything is up to date.');
}
