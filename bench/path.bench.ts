/**
 * Number of our files that one press enters, on the screen and behind it, by V8's own count of the functions that were called: opening the
 * fire form, rolling in it, and taking the shot back. Ends with 1 where a press enters more than its bound; `--list` names the files.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { openBackend } from '../src/backend/backend.ts';
import type { Input, Method, Output } from '../src/contract/contract.ts';
import { serve } from '../src/web/serve.ts';
import { callBy } from '../tests/e2e/support/call.ts';
import { fightInStore } from '../tests/e2e/support/fight.ts';
import { STAR } from '../tests/e2e/support/party.ts';
import { findOrInstallChromium } from '../tools/chromium.ts';
import { fromRoot, ROOT } from '../tools/paths.ts';
import { asked } from './player.ts';

const OURS = /^(?:renderer|src|db)\//;
/** Address of a file of the built screens. */
const BUILT = /^http:.*\/assets\/[^/]+\.js$/;
/** Milliseconds without a call, or a file of the screens, after which what a press began is over. */
const QUIET = 700;

/** Function that was called, in the built file or the source it lies in. */
interface Entered {
  readonly url: string;
  readonly offset: number;
}

interface Coverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** A file's own top level is no function that anybody enters. */
const entered = (all: readonly Coverage[]): readonly Entered[] =>
  all.flatMap(({ url, functions }) =>
    functions.flatMap(({ ranges: [whole] }) =>
      whole === undefined || whole.count === 0 || whole.startOffset === 0
        ? []
        : [{ url, offset: whole.startOffset }],
    ),
  );

const fromTop = (path: string): string => relative(ROOT, path).split(sep).join('/');

/** The source of each place in a file of the built screens. */
function sourcesOf(folder: string): (entered: Entered) => string | undefined {
  const known = new Map<string, { readonly map: SourceMap; readonly starts: readonly number[] }>();
  const of = (file: string) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const text = readFileSync(file, 'utf8');
    const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const made = { map: new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))), starts };
    known.set(file, made);
    return made;
  };
  return ({ url, offset }) => {
    if (!BUILT.test(url)) return undefined;
    const { map, starts } = of(join(folder, 'assets', basename(url)));
    const line = starts.findLastIndex((start) => start <= offset);
    const found = map.findEntry(line, offset - (starts[line] ?? 0));
    if (!('originalSource' in found)) return undefined;
    return fromTop(join(folder, 'assets', found.originalSource));
  };
}

const dir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
const screens = join(dir, 'screens');
const found = await findOrInstallChromium();
if (!found.found) throw new Error(found.remedy);
const { build } = await import('vite');
await build({
  configFile: fromRoot('vite.config.ts'),
  logLevel: 'error',
  build: { outDir: screens, minify: false, sourcemap: true },
});

const backend = await openBackend({ dataDir: join(dir, 'data') });
let lastCall = 0;
const counted: typeof backend = {
  ...backend,
  call: async (...call) => {
    lastCall = performance.now();
    try {
      return await backend.call(...call);
    } finally {
      lastCall = performance.now();
    }
  },
};
const host = await serve({ dataDir: join(dir, 'data'), rendererDir: screens, backend: counted });
const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false });

const inspector = new Session();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** The files that were entered since the last look, on the screen and behind it. */
async function looked(page: CDPSession, source: (entered: Entered) => string | undefined) {
  const onScreen = await page.send('Profiler.takePreciseCoverage');
  const behind = await inspector.post('Profiler.takePreciseCoverage');
  const files = (all: readonly (string | undefined)[]) =>
    [...new Set(all.filter((file) => file !== undefined && OURS.test(file)))].toSorted();
  return {
    screen: files(entered(onScreen.result).map(source)),
    backend: files(
      entered(behind.result)
        .filter(({ url }) => url.startsWith('file:'))
        .map(({ url }) => fromTop(fileURLToPath(url))),
    ),
  };
}

async function settled(): Promise<void> {
  lastCall = performance.now();
  while (performance.now() - lastCall < QUIET) await pause(QUIET / 4);
}

async function run(page: Page): Promise<boolean> {
  const context = { context: () => page.context() };
  callBy(
    page.context(),
    async <M extends Method>(method: M, input: Input<M>) => await asked<Output<M>>(backend, method, input),
  );
  const home = (await page.context().request.get(host.url)).url();
  const { campaign } = await fightInStore(context);
  await asked(backend, 'settings.set', { dice: 'app' });
  // Screens that are fetched while nobody waits for them belong to no press.
  page.on('request', () => {
    lastCall = performance.now();
  });
  await page.goto(`${home}#/c/${campaign}/encounter/play`);
  await page.getByRole('button', { name: STAR, exact: true }).focus();
  await settled();
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const source = sourcesOf(screens);
  await looked(session, source);

  const presses = [
    { what: 'F opens the fire form', key: 'f', most: 160 },
    { what: 'R rolls in it', key: 'r', most: 398 },
    { what: 'Ctrl+Z takes the shot back', key: 'Control+z', most: 212 },
  ] as const;
  console.log(
    '| press | files of the screen | files behind it | together | at most |\n|---|---|---|---|---|',
  );
  let within = true;
  for (const { what, key, most } of presses) {
    await page.keyboard.press(key);
    await settled();
    const files = await looked(session, source);
    const together = new Set([...files.screen, ...files.backend]).size;
    within &&= together > 0 && together <= most;
    console.log(`| ${what} | ${files.screen.length} | ${files.backend.length} | ${together} | ${most} |`);
    if (process.argv.includes('--list'))
      for (const file of [...files.screen, '', ...files.backend]) console.log(`    ${file}`);
  }
  return within;
}

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  process.exitCode = (await run(page)) ? 0 : 1;
} finally {
  inspector.disconnect();
  await browser.close();
  await host.close();
  rmSync(dir, { recursive: true, force: true });
}
