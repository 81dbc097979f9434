/** `holdout backup`: made, listed, looked at, restored, and taken back, as somebody types it. */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout, json } from '../support/backend/cli.ts';

async function namesIn(data: string): Promise<string[]> {
  const { campaigns } = await json('--data', data, 'campaign', 'list');
  return campaigns.map(({ name }: { name: string }) => name).toSorted();
}

it('a backup is made, restored, and the restore taken back', async () => {
  const data = tempDir();
  expect((await holdout('--data', data, 'backup', 'now')).err).toBe(
    'holdout: There is nothing to back up yet.\n',
  );
  const { id } = await json('--data', data, 'campaign', 'new', '--name', 'Merrow Ford');
  const { name } = await json('--data', data, 'backup', 'now');
  await holdout('--data', data, 'campaign', 'new', '--name', 'Ansley Cross');
  expect((await json('--data', data, 'backup', 'show', 'latest')).shelf).toMatchObject([
    { id, name: 'Merrow Ford', kind: 'campaign', deleted: false },
  ]);
  const { before } = await json('--data', data, 'backup', 'restore', name);
  expect(await namesIn(data)).toEqual(['Merrow Ford']);
  const back = await holdout('--data', data, 'backup', 'restore', before);
  expect(back.out).toMatch(
    /^Restored from \S+-restore\.\nTo undo the restore: holdout backup restore \S+\n$/,
  );
  expect(await namesIn(data)).toEqual(['Ansley Cross', 'Merrow Ford']);
  const copied = await holdout('--data', data, 'backup', 'restore', name, '--campaign', id);
  expect(copied.out).toMatch(/^[0-9a-z]{10} {2}Merrow Ford \(backup of .*\)\n$/);
  await holdout('--data', data, 'delete', id);
  await holdout('--data', data, 'delete', id, '--for-good');
  const alone = await holdout('--data', data, 'backup', 'restore', name, '--campaign', id);
  expect(alone.out).toMatch(/^[0-9a-z]{10} {2}Merrow Ford\n$/);
  expect((await holdout('--data', data, 'backup', 'list')).out.split('\n')[0]).toBe(join(data, 'backups'));
});

it('what goes with a restore is said before it is done', async () => {
  const data = tempDir();
  const { id } = await json('--data', data, 'campaign', 'new', '--name', 'Merrow Ford');
  const { name } = await json('--data', data, 'backup', 'now');
  const { id: other } = await json('--data', data, 'campaign', 'new', '--name', 'Ansley Cross');
  await holdout('--data', data, 'delete', other);
  await holdout('--data', data, 'act', id, '{"do":"campaign.rename","name":"Merrow Weir"}');
  const restore = ['--data', data, 'backup', 'restore', name];
  const looked = await json(...restore, '--look');
  expect(looked.goes).toEqual([
    { id, name: 'Merrow Weir', deleted: false, told: 'loses one act', loses: true },
    {
      ...{ id: other, name: 'Ansley Cross', deleted: true },
      ...{ told: 'goes with all there is of it: five acts', loses: true },
    },
  ]);
  expect(await namesIn(data)).toEqual(['Merrow Weir']);
  const { out } = await holdout(...restore);
  expect(out).toMatch(
    /^Restoring the whole file changes these:\n.*\n.*Merrow Weir +loses one act\n.*Ansley Cross, deleted +goes with all there is of it: five acts\nRestored from /,
  );
  expect(await namesIn(data)).toEqual(['Merrow Ford']);
  // The newest is what stood there before.
  expect((await holdout('--data', data, 'backup', 'restore', 'latest', '--look')).out).toMatch(
    /^Nothing is lost: the backup holds everything the file holds\.\n.*\n.*Ansley Cross, deleted +comes back\n$/,
  );
});

it('where the file is gone, the backups say so and bring it back', async () => {
  const data = tempDir();
  await holdout('--data', data, 'campaign', 'new', '--name', 'Merrow Ford');
  await holdout('--data', data, 'backup', 'now');
  rmSync(join(data, 'holdout.sqlite'));
  const { err, code } = await holdout('--data', data, 'campaign', 'list');
  expect([err, code]).toEqual([
    expect.stringMatching(
      /^holdout: .*holdout\.sqlite is gone, but there is a backup of it made on .* To go on from a backup: holdout backup restore latest .* holdout backup start-anew\./,
    ),
    1,
  ]);
  expect((await holdout('--data', data, 'backup', 'restore', 'latest', '--look')).out).toMatch(
    /^There is no file to compare the backup with\. It goes up to \d{4}-.*; whatever was done after that isn’t in it\.\n$/,
  );
  expect((await holdout('--data', data, 'backup', 'restore', 'latest')).code).toBe(0);
  expect(await namesIn(data)).toEqual(['Merrow Ford']);
  rmSync(join(data, 'holdout.sqlite'));
  expect((await holdout('--data', data, 'backup', 'start-anew')).code).toBe(0);
  expect(await namesIn(data)).toEqual([]);
});

it('where the file is gone, the newest is a copy of it where that is newer than its backups', async () => {
  const data = tempDir();
  await holdout('--data', data, 'campaign', 'new', '--name', 'Merrow Ford');
  const { name } = await json('--data', data, 'backup', 'now');
  await holdout('--data', data, 'campaign', 'new', '--name', 'Ansley Cross');
  const file = join(data, 'holdout.sqlite');
  const copy = 'holdout-kept-2999-03-04T05-06-07-089Z.sqlite';
  copyFileSync(file, join(data, copy));
  expect((await json('--data', data, 'backup', 'list')).latest).toBe(name);
  rmSync(file);
  expect((await holdout('--data', data, 'backup', 'restore', 'latest')).out).toContain(
    `Restored from ${copy}.`,
  );
  expect(await namesIn(data)).toEqual(['Ansley Cross', 'Merrow Ford']);
});

it('where the file is gone and there is no backup, none is promised', async () => {
  const data = tempDir();
  await holdout('--data', data, 'campaign', 'new', '--name', 'Merrow Ford');
  const file = join(data, 'holdout.sqlite');
  rmSync(file);
  const { err } = await holdout('--data', data, 'campaign', 'list');
  expect(err).toBe(
    `holdout: ${file} is gone, and there is no backup of it. When it was last open, it held “Merrow Ford” up to act 5. Put the file back, then try again. To begin with an empty file: holdout backup start-anew.\n`,
  );
});

it('where the file is damaged, a repair and the newest backup are named', async () => {
  const data = tempDir();
  await holdout('--data', data, 'campaign', 'new', '--name', 'Merrow Ford');
  await holdout('--data', data, 'backup', 'now');
  writeFileSync(join(data, 'holdout.sqlite'), 'a shopping list'.repeat(400));
  expect((await holdout('--data', data, 'campaign', 'list')).err).toMatch(
    /To see what can be repaired: holdout rescue\. To go on from a backup: holdout backup restore latest \(holdout backup list names them all\)\.\n$/,
  );
});

it('one that isn’t there is refused', async () => {
  const { err } = await holdout('--data', tempDir(), 'backup', 'restore', 'latest');
  expect(err).toBe('holdout: There is no such backup; holdout backup list names them.\n');
});
