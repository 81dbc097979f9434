import { expect, it } from 'vitest';
import { wholeFiles } from '../../renderer/features/settings/folder/whole-files.ts';

it('a file and what SQLite keeps beside it are one, of the size of both; a copy whose file is gone keeps its name', () => {
  expect(
    wholeFiles([
      { name: 'holdout-damaged-2026.sqlite-wal', size: 98_000 },
      { name: 'holdout.log', size: 10 },
      { name: 'holdout.sqlite', size: 4_096 },
      { name: 'holdout.sqlite-shm', size: 32_768 },
      { name: 'holdout.sqlite-wal', size: 2_700_000 },
    ]),
  ).toEqual([
    { name: 'holdout-damaged-2026.sqlite', size: 98_000 },
    { name: 'holdout.log', size: 10 },
    { name: 'holdout.sqlite', size: 2_736_864 },
  ]);
});
