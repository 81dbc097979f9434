/**
 * Modules that run before the first screen has a heading; the fewer they are, the faster a window opens (`npm run bench -- first-page`).
 */
import { expect, it } from 'vitest';
import { type Import, importsOf } from './imports.ts';
import { type Source, sourcesUnder, walk } from './source.ts';

const SCREENS = [
  'renderer/main.tsx',
  'renderer/screens/shelf/shelf-screen.tsx',
  'renderer/games/all-things-zombie/home/home-screen.tsx',
];

/** Fields, menus and dialogs come when they are called for: what places and moves them is larger than all of these. */
const LIGHT = new Set(['MantineProvider', 'createTheme', 'useMantineColorScheme', 'Button', 'ActionIcon']);

const sources = new Map(
  ['renderer', 'src'].flatMap((folder) => sourcesUnder(folder)).map((source) => [source.path, source]),
);

const isDynamic = ({ values, typesOnly }: Import, source: Source, line: number): boolean => {
  let dynamic = false;
  walk(source.program, (node) => {
    if (node.type === 'ImportExpression' && source.lineAt(node.start) === line) dynamic = true;
  });
  return !typesOnly && values.includes('*') && dynamic;
};

/** Every file that is run before one of these screens, and what it takes from elsewhere. */
function before(paths: readonly string[]): ReadonlyMap<string, readonly Import[]> {
  const reached = new Map<string, readonly Import[]>();
  const follow = (path: string) => {
    const source = sources.get(path);
    if (source === undefined || reached.has(path)) return;
    const imports = importsOf(source).filter((one) => !one.typesOnly && !isDynamic(one, source, one.line));
    reached.set(path, imports);
    for (const { target } of imports) if (target.kind === 'file') follow(target.path);
  };
  for (const path of paths) follow(path);
  return reached;
}

const reached = before(SCREENS);

it('follows what is imported at once, and nothing that is fetched later', () => {
  expect([...reached.keys()]).toContain('renderer/shell/campaign-button.tsx');
  expect([...reached.keys()]).not.toContain('renderer/shell/campaign-menu-list.tsx');
});

it('no field, menu or dialog', () => {
  const heavy = [...reached].flatMap(([path, imports]) =>
    imports
      .filter(({ target }) => target.kind === 'package' && target.name === '@mantine/core')
      .flatMap(({ values }) => values.filter((name) => !LIGHT.has(name)).map((name) => `${path}: ${name}`)),
  );
  expect(heavy).toEqual([]);
});

it('nothing of Intl: the first one a browser makes takes longer than to draw a screen', () => {
  const made: string[] = [];
  for (const path of reached.keys()) {
    const source = sources.get(path);
    if (source === undefined) continue;
    walk(source.program, (node, ancestors) => {
      if (node.type !== 'NewExpression' || !source.textOf(node.callee).startsWith('Intl.')) return;
      if (!ancestors.some(({ type }) => type.includes('Function'))) {
        made.push(`${path}:${source.lineAt(node.start)}`);
      }
    });
  }
  expect(made).toEqual([]);
});
