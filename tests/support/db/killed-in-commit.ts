import { copyFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { writerOf } from '../../../db/file/generation.ts';
import { fileIn, tempDir } from './store.ts';

/** The folder as it stands when a process is killed in the middle of a commit: pages of both states in the file, and a journal. */
export function killedInCommit(file: string): string {
  const dir = tempDir();
  const database = new Database(file);
  database.pragma('cache_size = 1');
  database.pragma('cache_spill = 1');
  const writer = writerOf(database);
  for (const step of ['enter', 'count'] as const) {
    database.exec('begin immediate');
    writer[step]();
    if (step === 'count') break;
    database.exec('commit');
    writer.ended(true);
  }
  database.exec(
    "update campaign_head set name = 'Half'; create table spill (text); update setting set value = '\"half\"'",
  );
  const insert = database.prepare('insert into spill values (?)');
  for (let row = 0; row < 100; row += 1) insert.run('x'.repeat(3000));
  for (const beside of ['', '-journal']) copyFileSync(file + beside, fileIn(dir) + beside);
  database.exec('rollback');
  database.close();
  return dir;
}
