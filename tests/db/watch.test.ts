/**
 * Work of other programs in the moment between a look at the file and the write that follows it, and what one process must not do to its
 * own locks.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isEmptyShelf, readFrom } from '../../db/backups/contents.ts';
import { OtherVersion, storeFailure } from '../../db/file/failure.ts';
import { faultsIn } from '../../db/file/faults.ts';
import { writerOf } from '../../db/file/generation.ts';
import { bytesOf, copyBytes } from '../../db/file/left-beside.ts';
import { versionOf } from '../../db/file/migrate.ts';
import { atOnce } from '../../db/file/transaction.ts';
import { type FileWatch, watchOver } from '../../db/file/watch.ts';
import { listCampaigns } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { openStore, type Store } from '../../db/open.ts';
import { replaceFile, standingOfFile } from '../../db/opening/replace.ts';
import { addNote } from '../../db/writing/journal.ts';
import { writeSettings } from '../../db/writing/settings.ts';
import { fileWith } from '../support/db/file-with.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { killedInCommit } from '../support/db/killed-in-commit.ts';
import { newCampaign } from '../support/db/play.ts';
import { clock, fileIn, tempStore } from '../support/db/store.ts';

const PAGE = 4096;

async function watched(file: string) {
  const database = new Database(file);
  onTestFinished(() => void database.close());
  const watch = watchOver({ database, file, see: () => () => undefined });
  return { database, watch };
}

/** SQLite's own count of commits, by which it knows whether pages that it has read are the file's still. */
const counterIn = (bytes: Buffer) => bytes.readUInt32BE(24);

const themeIn = (database: Database.Database) =>
  database.prepare("select value from setting where key = 'theme'").pluck().get();

/** By another program, later than whatever was written there: two writes within a tick of the system’s clock look as one. */
function put(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes, { flag: 'r+' });
  puts += 1;
  utimesSync(file, new Date(), new Date(puts));
}
let puts = 0;

/** Leaves of a file only those pages that were written since; all others are those of another version, whose writing came first. */
function underlay(file: string, before: Buffer, there: Buffer): void {
  const after = bytesOf(file);
  const mixed = Buffer.from(after);
  for (let at = 0; at < Math.min(before.length, there.length); at += PAGE) {
    const isOurs = !after.subarray(at, at + PAGE).equals(before.subarray(at, at + PAGE));
    if (!isOurs) there.copy(mixed, at, at, at + PAGE);
  }
  writeFileSync(file, mixed, { flag: 'r+' });
}

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** Says whether another process can begin to write. */
function othersCanWrite(file: string): boolean {
  const script = `
    const database = new (require('better-sqlite3'))(process.argv[1], { timeout: 0 });
    try { database.exec('begin immediate; rollback'); console.log('writes'); } catch { console.log('waits'); }`;
  const cwd = join(import.meta.dirname, '../..');
  return (
    spawnSync(process.execPath, ['-e', script, file], { cwd, encoding: 'utf8' }).stdout.trim() === 'writes'
  );
}

/** Another process that has the file locked, and lets it go once a journal was put beside it. */
function lockedBy(file: string, journal: string) {
  const script = `
    const [file, journal] = process.argv.slice(1);
    const database = new (require('better-sqlite3'))(file);
    database.exec('begin exclusive');
    console.log('locked');
    setTimeout(() => require('node:fs').renameSync(journal, file + '-journal'), 300);
    setTimeout(() => process.exit(), 600);`;
  const cwd = join(import.meta.dirname, '../..');
  const holder = spawn(process.execPath, ['-e', script, file, journal], { cwd });
  return { locked: once(holder.stdout, 'data'), over: once(holder, 'exit') };
}

describe('before a transaction', () => {
  it('nothing is read where another file has the name', async () => {
    const file = await fileWith(['dark']);
    const other = await fileWith(['light'], file);
    const { watch } = await watched(file);
    renameSync(other, file);
    expect(() => watch.before()).toThrow(OtherVersion);
  });

  it('an opening isn’t entered in a version that lacks what it has seen', async () => {
    const base = await fileWith(['dark']);
    const earlier = bytesOf(base);
    const file = await fileWith(['light', 'dark'], base);
    const { watch } = await watched(file);
    writeFileSync(file, earlier);
    expect(() => watch.beforeWrite()).toThrow(OtherVersion);
    expect(bytesOf(file).equals(earlier)).toBe(true);
  });
});

it('a look finds another version of the same size and count of commits that was given the time of the one before', async () => {
  const base = await fileWith(['dark']);
  const there = bytesOf(await fileWith(['light', 'dark', 'light', 'dark'], base));
  const here = await fileWith(['dark', 'light', 'dark', 'light'], base);
  const asBefore = () => utimesSync(here, 1_770_000_000, 1_770_000_000);
  asBefore();
  const { watch } = await watched(here);
  expect(watch.look()).toBe('same');
  expect([there.length, counterIn(there)]).toEqual([bytesOf(here).length, counterIn(bytesOf(here))]);
  writeFileSync(here, there, { flag: 'r+' });
  asBefore();
  expect(watch.look()).toBe('overwritten');
});

describe('a transaction that has begun', () => {
  it('writes nothing where another file was given the name since it was looked at', async () => {
    const file = await fileWith(['dark']);
    const other = await fileWith(['light'], file);
    const { database, watch } = await watched(file);
    watch.before();
    watch.beforeWrite();
    database.exec('begin immediate');
    renameSync(other, file);
    expect(() => watch.begun()).toThrow(OtherVersion);
    database.exec('rollback');
  });

  it.each([
    ['more commits', ['light', 'dark', 'light']],
    ['as many', ['light', 'dark', 'light', 'dark']],
  ] as const)('writes nothing where another version, of %s, was written over it since', async (_, themes) => {
    const base = await fileWith(['dark']);
    const there = bytesOf(await fileWith(themes, base));
    const here = await fileWith(['dark', 'light', 'dark'], base);
    const { database, watch } = await watched(here);
    watch.beforeWrite();
    watch.before();
    expect(themeIn(database)).toContain('dark');
    if (themes.length === 4) expect(counterIn(there)).toBe(counterIn(bytesOf(here)));
    writeFileSync(here, there, { flag: 'r+' });
    database.exec('begin immediate');
    expect(() => watch.begun()).toThrow(OtherVersion);
    database.exec('rollback');
  });

  it('writes nothing where another Holdout has brought the file up to date since', async () => {
    const file = await fileWith(['dark']);
    const { database, watch } = await watched(file);
    watch.before();
    watch.beforeWrite();
    const newer = new Database(file);
    newer.pragma(`user_version = ${versionOf(database) + 1}`);
    newer.close();
    database.exec('begin immediate');
    expect(() => watch.begun()).toThrow(expect.objectContaining({ code: 'newer-file' }));
    database.exec('rollback');
  });

  it('and whose file is renamed over at the last moment is another version’s too', async () => {
    const file = await fileWith(['dark']);
    const other = await fileWith(['light'], file);
    const { database } = await watched(file);
    database.exec('begin immediate');
    renameSync(other, file);
    const error = thrownBy(() => database.exec('delete from setting'));
    expect(error).toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' });
    expect(storeFailure(error, file)).toBeInstanceOf(OtherVersion);
    database.exec('rollback');
  });

  it('is done where another program takes its journal away, as all of it is in the file then', async () => {
    const { db, file } = await tempStore();
    await db.transaction().execute(async (trx) => {
      await newCampaign(trx);
      rmSync(`${file}-journal`);
    });
    const other = new Database(file, { readonly: true });
    expect(other.prepare('select count(*) from campaign_act').pluck().get()).toBe(1);
    expect(other.pragma('integrity_check', { simple: true })).toBe('ok');
    other.close();
    await newCampaign(db, 'second');
    expect(await db.selectFrom('campaign_head').select('id').execute()).toHaveLength(2);
  });

  it('has nothing of it in the file before it is committed, however large it is', async () => {
    const { db, file } = await tempStore();
    await newCampaign(db);
    const large = JSON.stringify('x'.repeat(100_000));
    await db
      .transaction()
      .execute(async (trx) => {
        // Else pages are written into the file as soon as they don't fit into memory any more.
        await sql`pragma cache_size = 10`.execute(trx);
        const before = bytesOf(file);
        for (let row = 0; row < 50; row += 1)
          await sql`insert into setting (key, value, checksum) values (${`large ${row}`}, ${large}, null)`.execute(
            trx,
          );
        expect(bytesOf(file).equals(before)).toBe(true);
        throw new Error('enough');
      })
      .catch((error: unknown) => expect(String(error)).toContain('enough'));
  });
});

describe('what another program writes while a transaction is open', () => {
  it.each([
    ['another version', put],
    [
      'some bytes of it',
      (file: string) => {
        flipPage(file, 'campaign_act');
        put(file, bytesOf(file));
      },
    ],
  ] as const)('has nothing of that committed, and is looked into: %s', async (_, writes) => {
    const base = await fileWith(['dark']);
    const there = bytesOf(base);
    const here = await fileWith(['light', 'dark'], base);
    const { database, watch } = await watched(here);
    watch.beforeWrite();
    watch.before();
    database.exec('begin immediate');
    watch.begun();
    writes(here, there);
    const theirs = bytesOf(here);
    database.exec("update setting set value = '\"light\"' where key = 'theme'");
    expect(() => watch.committing()).toThrow(OtherVersion);
    database.exec('rollback');
    watch.ended(false);
    expect(bytesOf(here).equals(theirs)).toBe(true);
    for (let time = 1; time <= 2; time += 1) expect(watch.look()).toBe('overwritten');
  });

  it('has an opening not entered', async () => {
    const file = await fileWith(['dark']);
    const database = new Database(file);
    onTestFinished(() => void database.close());
    let theirs = bytesOf(file);
    const watch = watchOver({
      database,
      file,
      see: () => {
        flipPage(file, 'campaign_act');
        theirs = bytesOf(file);
        put(file, theirs);
        return () => undefined;
      },
    });
    expect(() => watch.beforeWrite()).toThrow(OtherVersion);
    expect(bytesOf(file).equals(theirs)).toBe(true);
  });

  it('is found where it comes in the middle of a commit, and our newest pages lie on it', async () => {
    const base = await fileWith(['dark']);
    const there = bytesOf(base);
    const store = await openStore({ dir: dirname(base), now: clock });
    onTestFinished(store.close);
    const { db, file, watch } = store;
    const { id } = await db.selectFrom('campaign_head').select('id').executeTakeFirstOrThrow();
    await addNote(db, id, { act: 1, text: 'Hail.', at: clock().toISOString() });
    expect(watch?.look()).toBe('same');
    const exec = Database.prototype.exec;
    const spied = vi.spyOn(Database.prototype, 'exec').mockImplementation(function (
      this: Database.Database,
      source: string,
    ) {
      const before = source === 'commit' && this.name === file ? bytesOf(file) : undefined;
      const done = exec.call(this, source);
      if (before !== undefined) underlay(file, before, there);
      return done;
    });
    await writeSettings(db, { theme: 'light' });
    spied.mockRestore();
    expect(watch?.look()).toBe('overwritten');
    // The disk’s clock has gone on by then.
    await setTimeout(100);
    expect(watch?.look()).toBe('overwritten');
  });
});

it('what is read while another program writes it is of no use, by a look or by whoever reads it at one moment', async () => {
  const file = await fileWith(['dark']);
  const database = new Database(file);
  onTestFinished(() => void database.close());
  let isThere = false;
  const writes = () => {
    if (isThere) put(file, bytesOf(file));
    return () => undefined;
  };
  const watch = watchOver({ database, file, see: writes });
  // The next look looks into it.
  watch.beforeWrite();
  isThere = true;
  expect(watch.look()).toBe('overwritten');
  expect(() => watch.reading(writes)).toThrow(OtherVersion);
});

it('a file that another program has emptied and filled again with the same is looked into', async () => {
  const file = await fileWith(['dark']);
  const bytes = bytesOf(file);
  const { database, watch } = await watched(file);
  watch.beforeWrite();
  const now = bytesOf(file);
  expect(now.equals(bytes)).toBe(false);
  writeFileSync(file, '');
  database.exec('begin immediate');
  expect(() => watch.begun()).toThrow();
  database.exec('rollback');
  watch.ended(false);
  put(file, now);
  expect(watch.look()).toBe('overwritten');
});

it('a version that was written over it between a commit and the look after it is found with the next write', async () => {
  const base = await fileWith(['dark']);
  const there = bytesOf(await fileWith(['light', 'dark', 'light'], base));
  const { database, watch } = await watched(base);
  watch.before();
  watch.beforeWrite();
  database.exec('begin immediate');
  watch.begun();
  database.exec("update setting set value = '\"light\"' where key = 'theme'");
  watch.committing();
  database.exec('commit');
  writeFileSync(base, there);
  watch.ended(true);
  watch.before();
  database.exec('begin immediate');
  expect(() => watch.begun()).toThrow(OtherVersion);
  database.exec('rollback');
  expect(watch.look()).toBe('overwritten');
});

it('nothing is put over a file into which somebody writes just before', async () => {
  const file = await fileWith(['dark']);
  const made = `${file}-made`;
  copyFileSync(file, made);
  const replaced = replaceFile(made, file, { now: clock(), before: standingOfFile(file) });
  const other = new Database(file);
  other.prepare("update setting set value = '\"light\"' where key = 'theme'").run();
  other.close();
  expect(await replaced).toBeUndefined();
  const found = new Database(file, { readonly: true });
  expect(themeIn(found)).toContain('light');
  found.close();
});

describe('a file into which another program wrote some bytes, though it says of itself what it said', () => {
  it('is looked into, and takes nothing until then', async () => {
    const file = await fileWith(['dark']);
    const { database, watch } = await watched(file);
    watch.beforeWrite();
    expect(watch.look()).toBe('same');
    flipPage(file, 'campaign_act');
    for (let time = 1; time <= 2; time += 1) {
      database.exec('begin immediate');
      expect(() => watch.begun()).toThrow(OtherVersion);
      database.exec('rollback');
      watch.ended(false);
      expect(watch.look()).toBe('overwritten');
    }
  });

  it('isn’t entered', async () => {
    const file = await fileWith(['dark']);
    const { watch } = await watched(file);
    flipPage(file, 'campaign_act');
    expect(() => watch.beforeWrite()).toThrow(OtherVersion);
    expect(watch.look()).toBe('overwritten');
  });

  it('isn’t one into which another Holdout wrote, nor one into which SQLite wrote what it took back', async () => {
    const file = await fileWith(['dark']);
    const { database, watch } = await watched(file);
    const other = new Database(file);
    const writer = writerOf(other);
    for (const step of [writer.enter, writer.count]) {
      other.exec('begin immediate');
      step();
      other.exec('commit');
      writer.ended(true);
      expect(watch.look()).toBe('same');
    }
    other.close();
    watch.beforeWrite();
    database.exec('begin immediate');
    watch.begun();
    watch.committing();
    utimesSync(file, new Date(), new Date(0));
    database.exec('rollback');
    watch.ended(false);
    expect(watch.look()).toBe('same');
  });
});

describe('a journal that turns up beside the open file', () => {
  it.each([
    ['a call', (watch: FileWatch) => watch.look()],
    ['a statement', (watch: FileWatch) => watch.before()],
    ['a restore', (_: FileWatch, file: string) => standingOfFile(file)],
  ] as const)(
    'is set aside before %s where it is another version’s, and nothing of it is played',
    async (_, look) => {
      const base = await fileWith(['dark']);
      const file = await fileWith(['light', 'dark'], base);
      const journal = `${fileIn(killedInCommit(base))}-journal`;
      const { database, watch } = await watched(file);
      const ours = bytesOf(file);
      renameSync(journal, `${file}-journal`);
      look(watch, file);
      expect(themeIn(database)).toContain('dark');
      expect(bytesOf(file).equals(ours)).toBe(true);
      expect(readdirSync(dirname(file)).toSorted()).toEqual([
        'holdout.sqlite',
        'holdout.sqlite-journal.left-1',
      ]);
    },
  );

  it.each([
    ['a statement', (store: Store) => store.db.selectFrom('setting').select('value').execute()],
    ['statements of one moment', (store: Store) => atOnce(store.db, (trx) => listCampaigns(trx))],
    ['a write', (store: Store) => writeSettings(store.db, { sound: true })],
    ['a copy', (store: Store) => store.copy()],
    ['a look through all of it', (store: Store) => faultsIn(store.file)],
    ['a look at it from outside', async (store: Store) => readFrom(store.file, isEmptyShelf)],
  ] as const)(
    'while another process has the file locked is never played by what waits for that: %s',
    async (_, work) => {
      const base = await fileWith(['dark']);
      const file = await fileWith(['light', 'dark'], base);
      const journal = `${fileIn(killedInCommit(base))}-journal`;
      const store = await openStore({ dir: dirname(file), now: clock });
      onTestFinished(store.close);
      const holder = lockedBy(file, journal);
      await holder.locked;
      await work(store);
      expect(await store.db.selectFrom('setting').select('key').execute()).not.toEqual([]);
      expect(readdirSync(dirname(file))).toContain('holdout.sqlite-journal.left-1');
      expect((await faultsIn(file)).first).toBeUndefined();
      await holder.over;
    },
  );

  it.skipIf(process.platform === 'win32')(
    'is waited for while another program copies it, and then set aside',
    async () => {
      const base = await fileWith(['dark']);
      const file = await fileWith(['light', 'dark'], base);
      const journal = `${fileIn(killedInCommit(base))}-journal`;
      const { watch } = await watched(file);
      const ours = bytesOf(file);
      const inParts = 'head -c 12000 "$0" > "$1"; sleep 0.2; tail -c +12001 "$0" >> "$1"';
      const copying = spawn('sh', ['-c', inParts, journal, `${file}-journal`]);
      await vi.waitFor(() => expect(bytesOf(`${file}-journal`)).toHaveLength(12_000), { interval: 5 });
      watch.before();
      expect(readdirSync(dirname(file))).toContain('holdout.sqlite-journal.left-1');
      expect(bytesOf(`${file}-journal.left-1`).equals(bytesOf(journal))).toBe(true);
      expect(bytesOf(file).equals(ours)).toBe(true);
      copying.kill();
    },
  );

  it('is left where another process writes it', async () => {
    const file = await fileWith(['dark']);
    const { watch } = await watched(file);
    const other = new Database(file);
    other.exec('begin immediate');
    writerOf(other).enter();
    watch.before();
    expect(watch.look()).toBe('same');
    expect(existsSync(`${file}-journal`)).toBe(true);
    other.exec('commit');
    other.close();
    expect(watch.look()).toBe('same');
  });

  it('is left, and played, where a process was killed in the middle of its commit', async () => {
    const file = await fileWith(['dark']);
    const { database, watch } = await watched(file);
    const killed = fileIn(killedInCommit(file));
    const before = bytesOf(file);
    for (const beside of ['', '-journal']) writeFileSync(file + beside, bytesOf(killed + beside));
    expect(bytesOf(file).equals(before)).toBe(false);
    watch.before();
    expect(themeIn(database)).toContain('dark');
    expect(bytesOf(file).equals(before)).toBe(true);
    expect(readdirSync(dirname(file))).toEqual(['holdout.sqlite']);
  });
});

describe('pages that were read before another version was written over them', () => {
  it('aren’t taken for those of that version, though both count as many commits', async () => {
    const base = await fileWith(['dark']);
    const [here, there] = [await fileWith(['dark', 'light'], base), await fileWith(['light', 'dark'], base)];
    const { database, watch } = await watched(here);
    expect(themeIn(database)).toContain('light');
    const [ours, theirs] = [bytesOf(here), bytesOf(there)];
    expect(counterIn(theirs)).toBe(counterIn(ours));
    expect(theirs.length).toBe(ours.length);
    writeFileSync(here, theirs, { flag: 'r+' });
    expect(watch.look()).toBe('overwritten');
    expect(themeIn(database)).toContain('dark');
  });
});

describe.skipIf(process.platform === 'win32')('the locks of a transaction', () => {
  it.each([
    ['read', bytesOf],
    ['copied', (file: string): void => copyBytes(file, `${file}.copied`)],
  ] as const)('outlast that the file is %s', async (_, look) => {
    const file = await fileWith(['dark']);
    const { database } = await watched(file);
    database.exec('begin immediate');
    expect(othersCanWrite(file)).toBe(false);
    look(file);
    expect(othersCanWrite(file)).toBe(false);
    database.exec('rollback');
    expect(othersCanWrite(file)).toBe(true);
  });
});
