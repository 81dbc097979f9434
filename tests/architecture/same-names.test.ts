/** Files of the same name in different folders: the first line of each says which of them it is. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const CODE = '{src,db,renderer,electron,migrations}/**/*.{ts,tsx}';

it('of files of the same name each says in its first line which it is', () => {
  const files = globSync(CODE, { cwd: ROOT });
  const named = Map.groupBy(files, (path) => basename(path));
  const same = [...named.values()].filter(({ length }) => length > 1).flat();
  expect(same.length).toBeGreaterThan(500);
  const saysNothing = (path: string) => !readFileSync(join(ROOT, path), 'utf8').startsWith('/**');
  expect(same.filter(saysNothing)).toEqual([]);
});
