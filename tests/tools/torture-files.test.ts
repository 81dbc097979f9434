import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runPackage } from '../../tools/run.ts';
import { TORTURE_FILES } from '../../tools/torture-files.ts';

const root = join(import.meta.dirname, '../..');

it('`npm run torture` takes every file that is for it, and nothing else', async () => {
  const { ok, text } = await runPackage('vitest', 'vitest', ['list', '--filesOnly', ...TORTURE_FILES], {
    output: 'keep',
  });
  const taken = [...text.matchAll(/tests\/\S+\.test\.ts/g)].map(([file]) => file);
  const due = ['tests/db/log.property.test.ts', ...globSync('tests/**/*torture.test.ts', { cwd: root })];
  expect([ok, taken.toSorted()]).toEqual([true, due.toSorted()]);
});
