/** What becomes of copies that fail, are cut off, or come out wrong. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { backupsIn } from '../../db/backups/manifest.ts';
import { packSnapshot } from '../../db/backups/pack.ts';
import { readPlace } from '../../db/backups/place.ts';
import { settleBackups } from '../../db/backups/settle.ts';
import { type Copier, copyOnline, snapshotFile, takeSnapshot } from '../../db/backups/snapshot.ts';
import { troubleOf } from '../../db/backups/trouble.ts';
import { StoreFailure, storeFailure } from '../../db/file/failure.ts';
import { openStore } from '../../db/file/open.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { newCampaign } from '../support/db/play.ts';
import { clock, fileIn, tempDir } from '../support/db/store.ts';

const TAKEN = { at: clock().toISOString(), why: 'day', acts: null } as const;
/** More than any system counts to. */
const NOBODY = '999999999';

async function folderWithCampaign() {
  const dir = tempDir();
  const store = await openStore({ dir, now: clock });
  await newCampaign(store.db);
  await store.close();
  const folder = join(dir, 'backups');
  return { dir, folder, take: (copier?: Copier) => takeSnapshot(fileIn(dir), folder, TAKEN, copier) };
}

it('a disk that is full in the middle of the copy leaves nothing of it', async () => {
  const { folder, take } = await folderWithCampaign();
  const full: Copier = async (file, to) => {
    await copyOnline(file, to);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const error = await take(full).catch((reason: unknown) => reason);
  expect(troubleOf(error, folder)).toBe(`No backup could be made: the disk of ${folder} is full.`);
  expect(readdirSync(folder)).toEqual([]);
});

it('a disk that is full as the file counts its backups is called that, and nothing is said of a change', () => {
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

it('a copy that comes out wrong is thrown away and said, until one is right again', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  flipPage(snapshotFile(await take()));
  const { made, failed } = await settleBackups(dir, clock);
  expect(made).toEqual([]);
  expect(failed).toMatch(
    /^The last backup came out wrong \(.+\) and was thrown away; play goes on without it\.$/,
  );
  expect(readPlace(dir).failed).toEqual({ at: clock().toISOString(), message: failed });
  expect(readdirSync(folder)).toEqual([]);
  await take();
  expect((await settleBackups(dir, clock)).failed).toBe(null);
  expect(readPlace(dir).failed).toBe(null);
});

it('of two copies the one that was taken last is the newest backup, whichever was checked first', async () => {
  const { folder, take } = await folderWithCampaign();
  const [earlier, later] = [await take(), await take()];
  await packSnapshot(folder, later);
  await packSnapshot(folder, earlier);
  expect(backupsIn(folder).map(({ name }) => name)).toEqual([later.name, earlier.name]);
});

it('what a killed process has left is gone once others settle, but for a whole copy, which is checked', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  await take();
  // As if another process had made it, which is there no more.
  for (const name of readdirSync(folder))
    renameSync(join(folder, name), join(folder, name.replace(`-${process.pid}.`, `-${NOBODY}.`)));
  const [whole = ''] = readdirSync(folder);
  const cutOff = (kind: string) => whole.replace('-day.', '-import.').replace(/[a-z]+$/, kind);
  for (const kind of [
    'snapshot',
    'snapshot-journal',
    'snapshot-wal',
    'snapshot-shm',
    'packing',
    'checking',
    'unpacked',
    'unpacked-wal',
  ])
    writeFileSync(join(folder, cutOff(kind)), 'half');
  writeFileSync(join(folder, 'holdout-2026-01-01T00-00-00-000Z-day.sqlite.gz'), 'without its manifest');
  writeFileSync(join(folder, 'notes.txt'), 'the player’s own');
  // Cut off between its bytes and its manifest: what can't be read stays, since it may be all there is.
  writeFileSync(join(folder, `${cutOff('').split('.')[1]}.sqlite.gz`), 'without its manifest');
  await settleBackups(dir, clock);
  const [backup] = backupsIn(folder);
  expect(backup?.why).toBe('day');
  expect(readdirSync(folder).toSorted()).toEqual([
    'holdout-2026-01-01T00-00-00-000Z-day.sqlite.gz',
    `${backup?.name}.json`,
    `${backup?.name}.sqlite.gz`,
    `${cutOff('').split('.')[1]}.sqlite.gz`,
    'notes.txt',
  ]);
});

/** As if the process that is checking a copy had been killed. */
function cutOffWhileChecked(folder: string, names = readdirSync(folder)): void {
  for (const name of names) {
    const left = name.replace(`-${process.pid}.`, `-${NOBODY}.`).replace(/taken$/, 'checking');
    renameSync(join(folder, name), join(folder, left));
  }
}

it('a copy that was being checked when its process ended is checked again: what it was made before has been done', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  await take();
  cutOffWhileChecked(folder);
  const { made, failed } = await settleBackups(dir, clock);
  expect([made.map(({ why }) => why), failed]).toEqual([['day'], null]);
  expect(backupsIn(folder)).toHaveLength(1);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('is checked by one alone of those who look for it at once', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  await take();
  cutOffWhileChecked(folder);
  const all = await Promise.all([settleBackups(dir, clock), settleBackups(dir, clock)]);
  expect(all.map(({ failed }) => failed)).toEqual([null, null]);
  expect(all.flatMap(({ made }) => made)).toHaveLength(1);
  expect(backupsIn(folder)).toHaveLength(1);
});

it('is checked again where whoever took it over had come no further than its name', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  await take();
  cutOffWhileChecked(folder);
  const [checking] = readdirSync(folder).filter((name) => name.endsWith('.checking'));
  if (checking === undefined) throw new Error('nothing is being checked');
  renameSync(join(folder, checking), join(folder, checking.replace(NOBODY, `${Number(NOBODY) - 1}`)));
  const { made, failed } = await settleBackups(dir, clock);
  expect([made.map(({ why }) => why), failed]).toEqual([['day'], null]);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('one that was waited for goes: what it was made before wasn’t done', async () => {
  const { dir, folder } = await folderWithCampaign();
  await takeSnapshot(fileIn(dir), folder, { ...TAKEN, why: 'restore' });
  cutOffWhileChecked(folder);
  expect(await settleBackups(dir, clock)).toEqual({ made: [], failed: null });
  expect(readdirSync(folder)).toEqual([]);
});

it('one that was cut off once it counted is no second backup', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  const snapshot = await take();
  const beside = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
  await packSnapshot(folder, snapshot);
  for (const { name, bytes } of beside) writeFileSync(join(folder, name), bytes);
  cutOffWhileChecked(
    folder,
    beside.map(({ name }) => name),
  );
  expect((await settleBackups(dir, clock)).made).toEqual([]);
  expect(backupsIn(folder)).toHaveLength(1);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('what another process is at is left alone', async () => {
  const { dir, folder, take } = await folderWithCampaign();
  await take();
  const own = readdirSync(folder);
  const others = own.map((name) => name.replace(`-${process.pid}.`, `-${process.ppid}.`));
  for (const [at, name] of own.entries()) renameSync(join(folder, name), join(folder, others[at] ?? ''));
  await settleBackups(dir, clock);
  expect(readdirSync(folder).toSorted()).toEqual(others.toSorted());
  for (const name of others) rmSync(join(folder, name));
});
