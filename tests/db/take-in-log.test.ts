/** Write-ahead log that an older Holdout kept beside the file, and has left there when it was killed. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keptCopies } from '../../db/backups/damaged.ts';
import { OtherVersion } from '../../db/file/failure.ts';
import { bytesOf } from '../../db/file/left-beside.ts';
import { openStore } from '../../db/open.ts';
import type { Backend } from '../../src/backend/backend.ts';
import type { Output } from '../../src/contract/contract.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { olderFile, olderHoldout } from '../support/db/older-holdout.ts';
import { clock, fileIn, tempDir } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

const SINCE = '2026-03-05T13:00:00.000Z';
const LATER = '2026-03-06T13:00:00.000Z';

function changedAt(dir: string): unknown {
  const database = new Database(fileIn(dir), { readonly: true });
  try {
    return database.prepare('select changed_at from campaign_head').pluck().get();
  } finally {
    database.close();
  }
}

const beside = (dir: string) =>
  readdirSync(dir).filter((name) => /sqlite-/.test(name) && !name.startsWith('holdout-kept'));

it('is taken into the file, once, after a copy of both', async () => {
  const dir = olderFile();
  await (await olderHoldout(dir, SINCE)).kill();
  const before = readFileSync(fileIn(dir));
  await (await openStore({ dir, now: clock })).close();
  expect(changedAt(dir)).toBe(SINCE);
  expect(beside(dir)).toEqual([]);
  const [copy] = keptCopies(dir);
  expect(copy).toMatch(/^holdout-kept-/);
  expect(readFileSync(join(dir, copy ?? '')).equals(before)).toBe(true);
  await (await openStore({ dir, now: clock })).close();
  expect(keptCopies(dir)).toEqual([copy]);
});

it('is set aside where it is another version’s: the file counts as it stands', async () => {
  const dir = olderFile();
  const other = olderFile();
  tamper(fileIn(other), (database) => {
    database.prepare('update campaign_head set changed_at = ?').run(LATER);
  });
  await (await olderHoldout(dir, SINCE)).kill();
  // The file of another machine, brought without its log, beside ours.
  tamper(fileIn(other), (database) => {
    database.pragma('page_size = 8192');
    database.exec('vacuum');
    database.pragma('journal_mode = wal');
  });
  copyFileSync(fileIn(other), fileIn(dir));
  await (await openStore({ dir, now: clock })).close();
  expect(changedAt(dir)).toBe(LATER);
  expect(readdirSync(dir).filter((name) => name.includes('wal.left'))).toHaveLength(1);
});

it('the index of a log that isn’t there is taken away from beside a file that is kept without one', async () => {
  const dir = tempDir();
  await (await openStore({ dir, now: clock })).close();
  writeFileSync(`${fileIn(dir)}-shm`, Buffer.alloc(32_768));
  await (await openStore({ dir, now: clock })).close();
  expect(readdirSync(dir)).not.toContain('holdout.sqlite-shm');
});

it('beside a file that is kept without one it is set aside unread, before it is opened and while it is', async () => {
  const dir = tempDir();
  await (await openStore({ dir, now: clock })).close();
  const older = olderFile();
  await olderHoldout(older, SINCE, LATER);
  copyFileSync(`${fileIn(older)}-wal`, `${fileIn(dir)}-wal`);
  const { db, watch, close } = await openStore({ dir, now: clock });
  expect(await db.selectFrom('campaign_head').select('id').execute()).toEqual([]);
  copyFileSync(`${fileIn(older)}-wal`, `${fileIn(dir)}-wal`);
  writeFileSync(`${fileIn(dir)}-shm`, '');
  expect(await db.selectFrom('campaign_head').select('id').execute()).toEqual([]);
  // Something was written since, so that the file is looked into.
  tamper(fileIn(dir), (database) => database.exec("insert into setting (key, value) values ('theme', '1')"));
  copyFileSync(`${fileIn(older)}-wal`, `${fileIn(dir)}-wal`);
  expect(watch?.look()).toBe('overwritten');
  const aside = beside(dir);
  await close();
  expect(aside).toEqual([1, 2, 3].map((count) => `holdout.sqlite-wal.left-${count}`));
});

/** Does this when a transaction is about to begin, once: after the look at the file, as long as SQLite waits for its turn. */
function asItBegins(work: () => void): void {
  const { exec } = Database.prototype;
  Database.prototype.exec = function begin(this: Database.Database, source: string) {
    if (source === 'begin immediate') {
      Database.prototype.exec = exec;
      work();
    }
    return exec.call(this, source);
  };
  onTestFinished(() => {
    Database.prototype.exec = exec;
  });
}

it('that turns up once a transaction has been asked for is neither written into nor written into the file', async () => {
  const dir = tempDir();
  await (await openStore({ dir, now: clock })).close();
  const older = olderFile();
  await olderHoldout(older, SINCE, LATER);
  const { db, watch, close } = await openStore({ dir, now: clock });
  const bytes = bytesOf(fileIn(dir));
  const log = readFileSync(`${fileIn(older)}-wal`);
  asItBegins(() => writeFileSync(`${fileIn(dir)}-wal`, log));
  const put = db.insertInto('setting').values({ key: 'theme', value: '"dark"', checksum: null });
  await expect(put.execute()).rejects.toBeInstanceOf(OtherVersion);
  await expect(db.selectFrom('campaign_head').select('id').execute()).rejects.toBeInstanceOf(OtherVersion);
  // The file is closed on that, and opened anew.
  expect(watch?.look()).toBe('overwritten');
  await close();
  expect(readFileSync(fileIn(dir)).equals(bytes)).toBe(true);
  expect(beside(dir)).toEqual(['holdout.sqlite-wal.left-1']);
  expect(readFileSync(`${fileIn(dir)}-wal.left-1`).equals(log)).toBe(true);
});

describe('of a whole version, beside a file that is whole without it', () => {
  const acts = async (backend: Backend, campaign: string, many: number, name: string) => {
    for (let n = 1; n <= many; n += 1) {
      const { revision } = await ask(backend, 'log.head', { campaign });
      await ask(backend, 'campaign.rename', { campaign, revision, name: `${name} ${n}` });
    }
  };

  /** A folder with a file, and the log by which an older Holdout would have made another version of it. */
  async function beside(file: string, version: string): Promise<string> {
    const [made, dir] = [fileIn(tempDir()), tempDir()];
    copyFileSync(file, made);
    const open = new Database(made);
    open.pragma('journal_mode = wal');
    open.exec('begin');
    open.prepare('select 1 from sqlite_schema').get();
    const from = new Database(version);
    await from.backup(made);
    for (const part of ['', '-wal']) copyFileSync(made + part, fileIn(dir) + part);
    from.close();
    open.close();
    return dir;
  }

  /** Makes three versions of a file: a first, another that went on from it, and one that went another way. */
  async function versions() {
    const [dataDir, elsewhere] = [tempDir(), tempDir()];
    const here = await testBackend({ dataDir });
    const about = {
      name: 'The Weir',
      seed: 'K7QF-2MWD',
      division: 'months',
      startYear: 2,
      star: {},
    } as const;
    const { id: campaign } = await ask(here, 'campaign.create', about);
    const one = fileIn(tempDir());
    copyFileSync(fileIn(dataDir), one);
    copyFileSync(one, fileIn(elsewhere));
    const there = await testBackend({ dataDir: elsewhere });
    await acts(here, campaign, 3, 'Here');
    await acts(there, campaign, 1, 'There');
    await here.close();
    await there.close();
    return { one, further: fileIn(dataDir), otherWay: fileIn(elsewhere) };
  }

  async function opened(dir: string) {
    const backend = await testBackend({ dataDir: dir });
    const reply = await backend.call('shelf.list', {});
    const [campaign] = (reply.ok ? (reply.value as Output<'shelf.list'>) : undefined)?.campaigns ?? [];
    return { name: campaign?.name, notice: reply.notice };
  }

  it('it is taken in where it goes on from the file', async () => {
    const { one, further } = await versions();
    expect(await opened(await beside(one, further))).toEqual({ name: 'Here 3', notice: undefined });
  });

  it('it is set aside where the file has come further', async () => {
    const { one, further } = await versions();
    expect(await opened(await beside(further, one))).toEqual({ name: 'Here 3', notice: undefined });
  });

  it('what only it has is named where it is set aside', async () => {
    const { further, otherWay } = await versions();
    const dir = await beside(further, otherWay);
    expect(await opened(dir)).toEqual({
      name: 'Here 3',
      notice: `The log that an older Holdout left beside ${fileIn(dir)} is of another version, so it was set aside. In the file now, “There 1” (called “Here 3” there) lacks 1 act. Both are kept as they were as ${keptCopies(dir)[0]}.`,
    });
  });

  it('what only the file has is named where it is taken in', async () => {
    const { further, otherWay } = await versions();
    const dir = await beside(otherWay, further);
    expect(await opened(dir)).toEqual({
      name: 'Here 3',
      notice: `The log that an older Holdout left beside ${fileIn(dir)} was taken into it. In the file now, “There 1” (called “Here 3” there) lacks 1 act. Both are kept as they were as ${keptCopies(dir)[0]}.`,
    });
  });
});
