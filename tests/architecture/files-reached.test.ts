/** A file of the product that nothing leads to is left over from something else. */
import { expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { type Source, sourceOf, sourcesUnder } from './source.ts';

/**
 * Files in which something begins: the window, the browser's page and what it fetches ahead, the hosts, the command line, and the workers
 * that are started by path.
 */
const STARTS =
  /^(electron|tools|migrations|bench)\/|^renderer\/(main\.tsx|ahead\.ts)$|^src\/cli\/main\.ts$|^src\/backend\/(pool\/)?worker\.ts$/;

/** Files that none of the first leads to, however far round. */
function leftOver(sources: readonly Source[], isStart: (path: string) => boolean): readonly string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const open = sources.filter(({ path }) => isStart(path));
  const reached = new Set(open.map(({ path }) => path));
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { target } of importsOf(next)) {
      if (target.kind !== 'file' || reached.has(target.path)) continue;
      reached.add(target.path);
      const source = byPath.get(target.path);
      if (source !== undefined) open.push(source);
    }
  return sources.map(({ path }) => path).filter((path) => !reached.has(path));
}

it('finds files that nothing leads to', () => {
  const sources = [
    sourceOf('renderer/main.tsx', "import './a.ts';"),
    sourceOf('renderer/a.ts', "const later = () => import('./b.ts');"),
    sourceOf('renderer/b.ts', ''),
    sourceOf('renderer/c.ts', "import './d.ts';"),
    sourceOf('renderer/d.ts', ''),
  ];
  expect(leftOver(sources, (path) => path === 'renderer/main.tsx')).toEqual([
    'renderer/c.ts',
    'renderer/d.ts',
  ]);
});

it('every file of the product is led to from where a player begins', () => {
  const sources = ['src', 'db', 'migrations', 'electron', 'renderer', 'tools', 'bench'].flatMap(sourcesUnder);
  const left = leftOver(sources, (path) => STARTS.test(path));
  // A `.d.ts` file declares a module that the build makes, and the code imports it under that module's name.
  expect(left.filter((path) => !path.endsWith('.d.ts'))).toEqual([]);
});
