/** Files and folders are layers: none imports itself, however far round. */
import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { type Source, sourceOf, sourcesUnder } from './source.ts';

/** Names of whatever imports one another, however far round, each circle in the order of its names; types count as well. */
function circlesIn(
  sources: readonly Source[],
  nameOf: (path: string) => string = (path) => path,
): readonly (readonly string[])[] {
  const paths = new Set(sources.map(({ path }) => path));
  const reached = new Map<string, Set<string>>();
  for (const source of sources) {
    const name = nameOf(source.path);
    const names = reached.get(name) ?? new Set();
    reached.set(name, names);
    for (const { target } of importsOf(source))
      if (target.kind === 'file' && paths.has(target.path) && nameOf(target.path) !== name)
        names.add(nameOf(target.path));
  }
  // Tarjan's strongly connected components.
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): void => {
    const own = index.size;
    index.set(name, own);
    low.set(name, own);
    stack.push(name);
    for (const next of reached.get(name) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(name, Math.min(low.get(name) ?? own, low.get(next) ?? own));
    }
    if (low.get(name) !== own) return;
    const circle = stack.splice(stack.indexOf(name)).sort();
    if (circle.length > 1) circles.push(circle);
  };
  for (const name of reached.keys()) if (!index.has(name)) visit(name);
  return circles;
}

const file = (path: string, ...imports: string[]) =>
  sourceOf(path, imports.map((from) => `import type { A } from '${from}.ts';`).join('\n'));

it('finds files that import one another', () => {
  const sources = [
    file('src/a.ts', './b'),
    file('src/b.ts', './c'),
    file('src/c.ts', './a', './d'),
    file('src/d.ts'),
  ];
  expect(circlesIn(sources)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']]);
});

/** Folder right below `area` that a path within it lies in; the file itself where it lies directly in `area`. */
const folderIn = (area: string) => (path: string) => {
  const [first = '', ...deeper] = path.slice(area.length + 1).split('/');
  return deeper.length === 0 ? first : `${first}/`;
};

it('finds folders that import one another, though no file does', () => {
  const sources = [
    file('db/low/begin.ts', '../high/end'),
    file('db/low/step.ts'),
    file('db/high/end.ts'),
    file('db/high/read.ts', '../low/step'),
    file('db/root.ts', './low/begin'),
  ];
  expect(circlesIn(sources)).toEqual([]);
  expect(circlesIn(sources, folderIn('db'))).toEqual([['high/', 'low/']]);
});

/** Areas whose folders are layers, each by itself; a file beside them in the area counts by itself as well. */
const LAYERED: readonly string[] = [
  'db',
  'src',
  'src/backend',
  'src/rules',
  'src/rules/all-things-zombie',
  'src/rules/all-things-zombie/acts/encounter',
  'renderer',
  'renderer/components',
  'renderer/screens',
  'renderer/games',
  'renderer/games/all-things-zombie',
  'renderer/games/all-things-zombie/play',
];

describe('no two folders import one another, however far round', () => {
  it.each(LAYERED)('in %s', (area) => {
    expect(circlesIn(sourcesUnder(area), folderIn(area))).toEqual([]);
  });
});

describe('nobody imports himself, however far round', () => {
  it.each(['src', 'db', 'renderer', 'migrations', 'electron'])('in %s', (folder) => {
    expect(circlesIn(sourcesUnder(folder))).toEqual([]);
  });
});
