import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { type Source, sourceOf, sourcesUnder } from './source.ts';

/** Files that import one another, however far round, each circle in the order of their paths; types count as well. */
function circlesIn(sources: readonly Source[]): readonly (readonly string[])[] {
  const paths = new Set(sources.map(({ path }) => path));
  const reached = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ target }) =>
        target.kind === 'file' && paths.has(target.path) ? [target.path] : [],
      ),
    ]),
  );
  // Tarjan's strongly connected components.
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): void => {
    const own = index.size;
    index.set(path, own);
    low.set(path, own);
    stack.push(path);
    for (const next of reached.get(path) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? own, low.get(next) ?? own));
    }
    if (low.get(path) !== own) return;
    const circle = stack.splice(stack.indexOf(path)).sort();
    if (circle.length > 1) circles.push(circle);
  };
  for (const path of paths) if (!index.has(path)) visit(path);
  return circles;
}

it('finds files that import one another', () => {
  const file = (path: string, ...imports: string[]) =>
    sourceOf(path, imports.map((from) => `import type { A } from './${from}.ts';`).join('\n'));
  const sources = [
    file('src/a.ts', 'b'),
    file('src/b.ts', 'c'),
    file('src/c.ts', 'a', 'd'),
    file('src/d.ts'),
  ];
  expect(circlesIn(sources)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']]);
});

describe('nobody imports himself, however far round', () => {
  it.each(['src', 'db', 'renderer', 'migrations', 'electron'])('in %s', (folder) => {
    expect(circlesIn(sourcesUnder(folder))).toEqual([]);
  });
});
