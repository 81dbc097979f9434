/** Fate of copies that fail, are cut off, or come out wrong. */
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import {
  clearLeftOvers,
  copyToSettle,
  makeBackup,
  settleBackups,
  waitingCopies,
} from '../../db/backups/make.ts';
import { backupsIn } from '../../db/backups/manifest.ts';
import { changePlace } from '../../db/backups/place.ts';
import { troubleOf } from '../../db/backups/text/trouble.ts';
import { StoreFailure, storeFailure } from '../../db/file/failure.ts';
import { openStore } from '../../db/open.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { newCampaign } from '../support/db/play.ts';
import { clock, fileIn, tempDir } from '../support/db/store.ts';

const TAKEN = { at: clock().toISOString(), why: 'day', acts: null } as const;
/** More than any system counts to. */
const NOBODY = '999999999';
const hiddenIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('.'));

async function folderWithCampaign() {
  const dir = tempDir();
  const store = await openStore({ dir, now: clock });
  await newCampaign(store.db);
  await store.close();
  const take = () => copyToSettle(fileIn(dir), TAKEN);
  return { dir, folder: join(dir, 'backups'), take };
}

it('a disk that is full as SQLite reads the file is called that, and nothing is said of a change', () => {
  const full = storeFailure(
    new Database.SqliteError('database or disk is full', 'SQLITE_FULL'),
    '/d/holdout.sqlite',
  );
  expect(full).toBeInstanceOf(StoreFailure);
  expect(troubleOf(full, '/d/backups')).toBe('No backup could be made: the disk is full.');
  expect(troubleOf(new StoreFailure('unreadable', 'It can’t be read.'), '/d/backups')).toBe(
    'No backup could be made in /d/backups: It can’t be read.',
  );
});

it('a file that goes between a look at it and its opening isn’t called one that can’t be written', () => {
  const error = new Database.SqliteError('unable to open database file', 'SQLITE_CANTOPEN');
  expect(storeFailure(error, fileIn(tempDir()))).toMatchObject({ code: 'busy' });
  expect(storeFailure(error, '/nowhere/holdout.sqlite')).toMatchObject({ code: 'read-only' });
});

it('a copy that comes out wrong is thrown away and said', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  take();
  for (const copy of hiddenIn(dir)) flipPage(join(dir, copy));
  expect(await settleBackups(dir)).toMatch(
    /^The last backup came out wrong \(.+\) and was thrown away; play goes on without it\.$/,
  );
  expect([hiddenIn(dir), readdirSync(folder)]).toEqual([[], []]);
  take();
  expect(await settleBackups(dir)).toBe(null);
  expect(backupsIn(folder)).toHaveLength(1);
});

it('the one that was copied last is the newest backup, whichever was checked first', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  take();
  const { name } = await makeBackup(fileIn(dir), { ...TAKEN, why: 'by-hand' });
  await settleBackups(dir);
  expect(backupsIn(folder).map(({ why }) => why)).toEqual(['by-hand', 'day']);
  expect(backupsIn(folder)[0]?.name).toBe(name);
});

it('those that look for copies at once make each a backup a single time', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  take();
  expect(await Promise.all([settleBackups(dir), settleBackups(dir)])).toEqual([null, null]);
  expect(backupsIn(folder)).toHaveLength(1);
});

/** Makes hidden files look like another process's, which is there no more, or is. */
function asOf(pid: number | string, ...folders: readonly string[]): void {
  for (const folder of folders)
    for (const name of hiddenIn(folder))
      renameSync(join(folder, name), join(folder, name.replace(`-${process.pid}.`, `-${pid}.`)));
}

it('what a process that was killed has left half-written is cleared, and what another one is at isn’t', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  take();
  await makeBackup(fileIn(dir), TAKEN);
  const [copy = ''] = hiddenIn(dir);
  for (const ending of ['.part', '-journal']) writeFileSync(join(dir, copy + ending), 'half');
  // Cut off between what says what is in it, and its bytes.
  const packing = copy.replace(/\.\d+\.\.(.+)\.copy$/, '-9.$1.packing');
  const manifest = join(folder, `${packing.slice(1).split('.')[0]}.json`);
  writeFileSync(join(folder, packing), 'half');
  writeFileSync(manifest, '{}');
  writeFileSync(join(folder, 'notes.txt'), 'the player’s own');
  asOf(process.ppid, dir, folder);
  for (const one of [dir, folder]) clearLeftOvers(one);
  expect([hiddenIn(dir).length, hiddenIn(folder).length, existsSync(manifest)]).toEqual([3, 1, true]);
  expect(waitingCopies(dir)).toHaveLength(1);
  for (const one of [dir, folder])
    for (const name of hiddenIn(one))
      renameSync(join(one, name), join(one, name.replace(`-${process.ppid}.`, `-${NOBODY}.`)));
  for (const one of [dir, folder]) clearLeftOvers(one);
  expect(hiddenIn(dir)).toEqual([copy.replace(`-${process.pid}.`, `-${NOBODY}.`)]);
  const [backup] = backupsIn(folder);
  expect(readdirSync(folder).toSorted()).toEqual([
    `${backup?.name}.json`,
    `${backup?.name}.sqlite.gz`,
    'notes.txt',
  ]);
});

it('one that is made while backups are moved elsewhere comes to where they are', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  const other = tempDir();
  take();
  const settling = settleBackups(dir);
  await setImmediate();
  changePlace(dir, { folder: other });
  expect(await settling).toBe(null);
  expect([readdirSync(folder), backupsIn(other).length]).toEqual([[], 1]);
});
