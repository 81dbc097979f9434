/** A file and its log as one, held against what SQLite makes of the two. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { withItsLog } from '../../db/file/with-its-log.ts';
import { tempDir } from '../support/db/store.ts';

const rowsOf = (database: Database.Database) =>
  database.prepare<[], number>('select n from t order by n').pluck().all();

/** What SQLite reads of the file as it lies there with that log. */
function bySqlite(file: Buffer, log: Buffer): readonly number[] {
  const path = join(tempDir(), 'a.sqlite');
  writeFileSync(path, file);
  writeFileSync(`${path}-wal`, log);
  const database = new Database(path);
  try {
    return rowsOf(database);
  } finally {
    database.close();
  }
}

function byUs(file: Buffer, log: Buffer): readonly number[] {
  const database = new Database(withItsLog(file, log));
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    return rowsOf(database);
  } finally {
    database.close();
  }
}

/** A file with three transactions taken into it, and more in its log: some over what was there, one of many pages, one that shrinks it. */
function played() {
  const path = join(tempDir(), 'a.sqlite');
  const database = new Database(path);
  onTestFinished(() => void database.close());
  database.pragma('journal_mode = wal');
  database.pragma('wal_autocheckpoint = 0');
  database.exec('create table t (n integer primary key, text)');
  const add = (from: number, to: number) =>
    database.transaction(() => {
      for (let n = from; n <= to; n += 1)
        database.prepare('insert into t values (?, ?)').run(n, 'x'.repeat(900));
    })();
  add(1, 40);
  // The log begins anew from here on, over what it held before.
  database.pragma('wal_checkpoint(restart)');
  add(41, 45);
  add(46, 70);
  database.exec('delete from t where n between 10 and 60');
  add(71, 72);
  const copy = join(tempDir(), 'copy.sqlite');
  for (const beside of ['', '-wal']) copyFileSync(`${path}${beside}`, `${copy}${beside}`);
  return { file: readFileSync(copy), log: readFileSync(`${copy}-wal`) };
}

it('holds the last transaction that is whole, wherever the log is cut off or spoilt', () => {
  const { file, log } = played();
  const all = byUs(file, log);
  expect(all).toEqual(bySqlite(file, log));
  expect(all).toContain(72);
  expect(all).not.toContain(60);
  const seen = new Set<number>();
  for (let size = 0; size < log.length; size += 1_777) {
    const cut = byUs(file, log.subarray(0, size));
    expect(cut).toEqual(bySqlite(file, log.subarray(0, size)));
    seen.add(cut.length);
    const spoilt = Buffer.from(log);
    spoilt[size] = (spoilt[size] ?? 0) ^ 1;
    expect(byUs(file, spoilt)).toEqual(bySqlite(file, spoilt));
  }
  // As the file alone is, and after each transaction.
  expect([...seen]).toEqual([40, 45, 70, 19]);
});
