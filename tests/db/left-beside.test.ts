/** A journal that a process left behind which was killed in the middle of a commit, beside its own file and beside another version of it. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { copyAside, copyParts } from '../../db/backups/damaged.ts';
import { writerOf } from '../../db/file/generation.ts';
import { isOwnJournal } from '../../db/file/left-beside.ts';
import { migrate } from '../../db/file/migrate.ts';
import { openStore } from '../../db/open.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Migration } from '../../migrations/migration.ts';
import { fileWith } from '../support/db/file-with.ts';
import { killedInCommit } from '../support/db/killed-in-commit.ts';
import { clock, fileIn, tempDir } from '../support/db/store.ts';

async function namesIn(dir: string): Promise<unknown> {
  const { db, close } = await openStore({ dir, now: clock });
  const names = await db.selectFrom('campaign_head').select('name').execute();
  await close();
  return names;
}

describe('a journal', () => {
  it('of the file itself takes back what was half-written', async () => {
    const file = await fileWith(['dark', 'light', 'dark']);
    const before = readFileSync(file);
    const dir = killedInCommit(file);
    expect(readFileSync(fileIn(dir)).equals(before)).toBe(false);
    expect(isOwnJournal(fileIn(dir))).toBe(true);
    expect(await namesIn(dir)).not.toEqual([{ name: 'Half' }]);
    const found = new Database(fileIn(dir), { readonly: true });
    expect(found.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(found.prepare("select count(*) from sqlite_schema where name = 'spill'").pluck().get()).toBe(0);
    found.close();
    expect(readdirSync(dir).filter((name) => name.includes('journal'))).toEqual([]);
  });

  it('is kept with a copy of the file, and goes with it where that is looked into', async () => {
    const dir = killedInCommit(await fileWith(['dark', 'light', 'dark']));
    const name = copyAside(dir, fileIn(dir), clock());
    const taken = fileIn(tempDir());
    copyParts(join(dir, name), taken);
    const found = new Database(taken);
    expect(found.prepare("select count(*) from sqlite_schema where name = 'spill'").pluck().get()).toBe(0);
    expect(found.pragma('integrity_check', { simple: true })).toBe('ok');
    found.close();
  });

  it.each([
    ['an earlier version', async (base: string) => base],
    [
      'another machine’s, which went its own way',
      async (base: string) => await fileWith(['dark', 'light'], base),
    ],
    ['one that came further', async (_base: string, file: string) => await fileWith(['dark'], file)],
    ['a file that began elsewhere', async () => await fileWith(['dark'])],
  ] as const)('beside %s is set aside, and nothing of it is played', async (_, make) => {
    const base = await fileWith(['dark']);
    const file = await fileWith(['dark', 'light'], base);
    const killed = killedInCommit(file);
    const other = await make(base, file);
    const bytes = readFileSync(other);
    copyFileSync(other, fileIn(killed));
    expect(isOwnJournal(fileIn(killed))).toBe(false);
    await (await openStore({ dir: killed, now: clock })).close();
    // Opened since, nothing but the check that is due was written.
    expect(existsSync(`${fileIn(killed)}-journal`)).toBe(false);
    expect(readdirSync(killed).filter((name) => name.includes('journal.left'))).toHaveLength(1);
    const found = new Database(fileIn(killed), { readonly: true });
    const was = new Database(bytes);
    const all = 'select group_concat(campaign_id || act || checksum) from campaign_act';
    expect(found.prepare(all).pluck().get()).toEqual(was.prepare(all).pluck().get());
    expect(found.pragma('integrity_check', { simple: true })).toBe('ok');
    found.close();
  });

  it('beside a file in which an opening was entered that has committed nothing yet is another version’s', async () => {
    const file = await fileWith(['dark']);
    const other = await fileWith(['light'], file);
    const database = new Database(file);
    const writer = writerOf(database);
    database.exec('begin immediate');
    writer.enter();
    database.exec('commit');
    database.close();
    copyFileSync(`${fileIn(killedInCommit(other))}-journal`, `${file}-journal`);
    expect(isOwnJournal(file)).toBe(false);
  });

  it('that names no opening was never played, and is set aside', async () => {
    const dir = killedInCommit(await fileWith(['dark', 'light', 'dark']));
    const journal = `${fileIn(dir)}-journal`;
    const header = readFileSync(journal).subarray(0, 512);
    copyFileSync(await fileWith(['dark', 'light', 'dark']), fileIn(dir));
    writeFileSync(journal, header);
    expect(isOwnJournal(fileIn(dir))).toBe(false);
  });

  it.each([
    ['as long', 0, true],
    ['shorter', 1, false],
  ] as const)(
    'whose pages were never all on the disk is left to SQLite beside a file that is %s',
    async (_, more, own) => {
      const dir = killedInCommit(await fileWith(['dark', 'light', 'dark']));
      const file = fileIn(dir);
      const journal = readFileSync(`${file}-journal`);
      copyFileSync(await fileWith(['dark', 'light', 'dark']), file);
      journal.writeUInt32BE(0, 8);
      journal.writeUInt32BE(statSync(file).size / journal.readUInt32BE(24) + more, 16);
      writeFileSync(`${file}-journal`, journal);
      const before = readFileSync(file);
      expect(isOwnJournal(file)).toBe(own);
      if (!own) return;
      const found = new Database(file);
      expect(found.pragma('integrity_check', { simple: true })).toBe('ok');
      found.close();
      expect(readFileSync(file)).toEqual(before);
      expect(readdirSync(dir).filter((name) => name.includes('journal'))).toEqual([]);
    },
  );

  it.each([
    ['first', 0],
    ['second', 1],
    ['sixtieth', 59],
  ])('of the %s opening as it entered the file is its own', async (_, before) => {
    const dir = tempDir();
    const database = new Database(fileIn(dir));
    database.exec('create table generation (place integer primary key, mark text not null) strict');
    const enter = () => {
      database.exec('begin immediate');
      writerOf(database).enter();
    };
    for (let count = 0; count < before; count += 1) {
      enter();
      database.exec('commit');
    }
    enter();
    const journal = readFileSync(`${fileIn(dir)}-journal`);
    journal.writeUInt32BE(0xffff_ffff, 8);
    database.exec('commit');
    database.close();
    writeFileSync(`${fileIn(dir)}-journal`, journal);
    expect(isOwnJournal(fileIn(dir))).toBe(true);
  });

  it('of a migration that was cut off is the file’s own', async () => {
    const [file, dir] = [await fileWith(['dark', 'light']), tempDir()];
    const before = readFileSync(file);
    const database = new Database(file);
    const cutOff: Migration = {
      name: 'cut off',
      up: async (db) => {
        await sql`create table later (of text)`.execute(db);
        // More than SQLite keeps back: its pages are in the file before the end.
        for (let n = 0; n < 60; n += 1)
          await sql`insert into later values (hex(zeroblob(200000)))`.execute(db);
        for (const beside of ['', '-journal']) copyFileSync(file + beside, fileIn(dir) + beside);
      },
    };
    await migrate(database, [...MIGRATIONS, cutOff], { alone: true });
    database.close();
    expect(readFileSync(fileIn(dir)).equals(before)).toBe(false);
    expect(isOwnJournal(fileIn(dir))).toBe(true);
    await (await openStore({ dir, now: clock })).close();
    const found = new Database(fileIn(dir), { readonly: true });
    expect(found.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(found.prepare("select count(*) from sqlite_schema where name = 'later'").pluck().get()).toBe(0);
    found.close();
  });

  it('of a later commit of the same opening isn’t that of a file put back to an earlier one', async () => {
    const file = await fileWith(['dark']);
    const earlier = fileIn(tempDir());
    const database = new Database(file);
    const writer = writerOf(database);
    const commits = (write: () => unknown) => {
      database.exec('begin immediate');
      write();
      database.exec('commit');
      writer.ended(true);
    };
    commits(writer.enter);
    commits(writer.count);
    copyFileSync(file, earlier);
    commits(writer.count);
    database.exec('begin immediate');
    writer.count();
    // A journal once all of it is on the disk.
    const journal = readFileSync(`${file}-journal`);
    journal.writeUInt32BE(0xffff_ffff, 8);
    writeFileSync(`${earlier}-journal`, journal);
    expect(isOwnJournal(earlier)).toBe(false);
    database.exec('rollback');
    database.close();
  });
});

it('what was set aside beside the file goes after a month', async () => {
  const dir = tempDir();
  await (await openStore({ dir, now: clock })).close();
  const left = ['-wal.left-2', '-journal.left-1'].map((beside) => fileIn(dir) + beside);
  for (const path of [...left, `${fileIn(dir)}-wal.left-x`]) writeFileSync(path, 'x');
  const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await (await openStore({ dir, now: inDays(29) })).close();
  expect(left.map((path) => existsSync(path))).toEqual([true, true]);
  await (await openStore({ dir, now: inDays(31) })).close();
  expect(left.map((path) => existsSync(path))).toEqual([false, false]);
  expect(existsSync(`${fileIn(dir)}-wal.left-x`)).toBe(true);
});
