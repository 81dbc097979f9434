import { describe, expect, it } from 'vitest';
import { declaredDependencies, readme } from './manifest.ts';

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const dependencies = declaredDependencies();

/** Packages that README's section "Dependencies" names in backticks in the first column of its table. */
function namedInReadme(): readonly string[] {
  const section =
    readme()
      .split(/^## /m)
      .find((part) => part.startsWith('Dependencies\n')) ?? '';
  const cells = section.split('\n').flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));
}

describe('dependencies', () => {
  // Under Node 20 npm takes an older version than the range's newest, by its `engines`.
  it('have exact versions', () => {
    const loose = Object.entries(dependencies).filter(([, version]) => !EXACT.test(version));
    expect(loose).toEqual([]);
  });

  it('are each named once in the table of README', () => {
    expect([...namedInReadme()].sort()).toEqual(Object.keys(dependencies).sort());
  });
});
