/** Imports that go against the arrows of ARCHITECTURE.md, each with what would be right. */
import { type Import, importsOf } from './imports.ts';
import type { Source } from './source.ts';

/** Extent to which another area may be imported; constants are values named in capitals, as vocabulary is. */
type Reach = 'values' | 'constants' | 'types';

interface Area {
  readonly prefix: string;
  readonly reach: Readonly<Record<string, Reach>>;
  /** Npm packages by name, `@scope/*` for a whole scope; `any` for whatever package.json names. */
  readonly packages: readonly string[] | 'any';
  readonly node: boolean;
}

/** The arrows of ARCHITECTURE.md. An area always reaches itself; `src/rules` is told apart further below. */
const AREAS: readonly Area[] = [
  {
    prefix: 'renderer/',
    reach: { 'src/contract/': 'values', 'src/rules/core/geometry/': 'values', 'src/rules/': 'types' },
    packages: [
      'react',
      'react-dom',
      '@mantine/*',
      '@tanstack/*',
      '@tabler/*',
      '@fontsource/*',
      '@fontsource-variable/*',
      'vite',
      'virtual:licences',
      'virtual:mantine-variables.css',
      'zod',
    ],
    node: false,
  },
  {
    prefix: 'electron/',
    reach: { 'src/backend/': 'values', 'src/contract/': 'values' },
    packages: ['electron', 'zod'],
    node: true,
  },
  {
    prefix: 'src/web/',
    reach: { 'src/backend/': 'values', 'src/contract/': 'values' },
    packages: ['hono', '@hono/*'],
    node: true,
  },
  {
    prefix: 'src/cli/',
    reach: { 'src/backend/': 'values', 'src/contract/': 'values' },
    packages: ['commander'],
    node: true,
  },
  {
    prefix: 'src/backend/',
    reach: {
      'src/contract/': 'values',
      'db/': 'values',
      'migrations/': 'values',
      'src/rules/': 'values',
      'package.json': 'values',
    },
    packages: ['better-sqlite3', 'env-paths', 'zod'],
    node: true,
  },
  { prefix: 'src/contract/', reach: { 'src/rules/': 'constants' }, packages: ['zod'], node: false },
  { prefix: 'src/rules/', reach: {}, packages: [], node: false },
  {
    prefix: 'db/',
    reach: { 'src/rules/': 'values', 'migrations/': 'values' },
    packages: ['kysely', 'better-sqlite3', 'zod'],
    node: true,
  },
  { prefix: 'migrations/', reach: {}, packages: ['kysely'], node: false },
  // The page whose picture is taken: it draws tables as the app does.
  { prefix: 'tools/maps/', reach: { 'renderer/': 'values' }, packages: 'any', node: false },
  {
    prefix: 'tools/',
    reach: {
      'src/web/': 'values',
      'src/backend/': 'values',
      'src/rules/': 'values',
      // `npm run words` shows what the checks read.
      'tests/architecture/words.ts': 'values',
    },
    packages: 'any',
    node: true,
  },
  { prefix: 'tests/', reach: { '': 'values' }, packages: 'any', node: true },
  { prefix: 'bench/', reach: { '': 'values' }, packages: 'any', node: true },
];

/** The words of a game, and of the core, are plain functions and constants: whoever shows something may say it by them. */
const WORDS = /^src\/rules\/(?:[^/]+\/)+text\//;
const SAYING = ['renderer/', 'src/contract/', 'src/backend/', 'src/cli/', 'db/'];

/** The files at the top: configuration of tools. */
const TOP: Area = { prefix: '', reach: { 'tools/': 'values' }, packages: 'any', node: true };

/** Lists each import that goes through a wall, in a line that says where and what would be right. */
export function wrongImports(sources: readonly Source[], declared: ReadonlySet<string>): readonly string[] {
  return sources.flatMap((source) => {
    const area = areaOf(source.path);
    if (area === undefined)
      return [`${source.path}: no wall is written for this folder in tests/architecture/walls.ts`];
    return importsOf(source).flatMap((one) => {
      const wrong = electronWrong(one) ?? wrongIn(area, one) ?? undeclared(one, declared);
      return wrong === undefined ? [] : [`${one.file}:${one.line} ${wrong}`];
    });
  });
}

function areaOf(path: string): Area | undefined {
  return path.includes('/') ? AREAS.find(({ prefix }) => path.startsWith(prefix)) : TOP;
}

/** Importing Electron under plain Node begins a download, so the rule holds for tools and tests as well. */
function electronWrong({ file, target, typesOnly }: Import): string | undefined {
  if (target.kind !== 'package' || target.name !== 'electron' || file.startsWith('electron/'))
    return undefined;
  if (typesOnly && file.startsWith('tests/electron/')) return undefined;
  return 'imports electron: only electron/ may, and tests/electron/ its types by `import type`';
}

function wrongIn(area: Area, one: Import): string | undefined {
  const { target } = one;
  switch (target.kind) {
    case 'computed':
      return area.packages === 'any' ? undefined : 'imports a path put together while running: write it out';
    case 'node':
      return area.node ? undefined : `imports ${target.name}: ${area.prefix} runs without Node`;
    case 'package':
      return takesPackage(area, target.name) ? undefined : `imports ${target.name}: ${packagesText(area)}`;
    case 'file':
      return one.file.startsWith('src/rules/')
        ? wrongInRules(one, target.path)
        : wrongFile(area, one, target.path);
    default:
      return target satisfies never;
  }
}

function takesPackage({ packages }: Area, name: string): boolean {
  return (
    packages === 'any' ||
    packages.some((pattern) =>
      pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    )
  );
}

function packagesText({ prefix, packages }: Area): string {
  const list = packages === 'any' || packages.length === 0 ? 'none' : packages.join(', ');
  return `of npm packages ${prefix} may import ${list}`;
}

function wrongFile(area: Area, one: Import, path: string): string | undefined {
  if (area.prefix !== '' && path.startsWith(area.prefix)) return undefined;
  if (SAYING.includes(area.prefix) && WORDS.test(path)) return undefined;
  const reach = Object.entries(area.reach).find(([prefix]) => path.startsWith(prefix))?.[1];
  if (reach === 'values') return undefined;
  if (reach === 'types' && one.typesOnly) return undefined;
  if (reach === 'constants' && (one.typesOnly || one.values.every((name) => /^[A-Z][A-Z0-9_]*$/.test(name))))
    return undefined;
  return `imports ${path}: ${area.prefix || 'the top'} may import ${reachText(area)}`;
}

const REACH_TEXT: Readonly<Record<Reach, (prefix: string) => string>> = {
  values: (prefix) => prefix,
  constants: (prefix) => `types and constants (IN_CAPITALS) of ${prefix}`,
  types: (prefix) => `types of ${prefix} by \`import type\``,
};

function reachText({ reach }: Area): string {
  const parts = Object.entries(reach).map(([prefix, how]) => REACH_TEXT[how](prefix));
  return parts.length === 0 ? 'nothing outside itself' : parts.join(', ');
}

/** The list of games takes their modules and nothing else of them. */
const GAMES = 'src/rules/games.ts';
const ONLY_MODULES = 'imports more than a module: the list of games may import src/rules/*/module.ts';

/** Each game stands on the core alone, so that one can be understood, or taken out, without the others. */
function wrongInRules({ file }: Import, path: string): string | undefined {
  if (file === GAMES)
    return path.endsWith('/module.ts') || gameOf(path) === 'core' ? undefined : ONLY_MODULES;
  const [from, to] = [gameOf(file), gameOf(path)];
  if (to !== undefined && (to === from || to === 'core')) return undefined;
  const own = from === 'core' ? 'src/rules/core/' : `src/rules/${from}/ and src/rules/core/`;
  return `imports ${path}: it may import ${own} only`;
}

function gameOf(path: string): string | undefined {
  return /^src\/rules\/([^/]+)\//.exec(path)?.[1];
}

function undeclared({ target }: Import, declared: ReadonlySet<string>): string | undefined {
  // Modules whose names begin with `virtual:` are made by a plugin of our own during the build.
  if (target.kind !== 'package' || declared.has(target.name) || target.name.startsWith('virtual:'))
    return undefined;
  return `imports ${target.name}, which package.json does not name`;
}
