import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { FILE_NAME, type OpenOptions, openStore, type Store } from '../../../db/file/open.ts';
import { AT } from './moment.ts';

export const clock = () => new Date(AT);

/** A folder that goes when the test is over. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'holdout-db-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

export const fileIn = (dir: string) => join(dir, FILE_NAME);

/** A store in `dir`, or in a folder of its own; closed when the test is over. */
export async function tempStore(options: Partial<OpenOptions> = {}): Promise<Store> {
  const store = await openStore({ dir: tempDir(), now: clock, ...options });
  onTestFinished(() => store.close());
  return store;
}

/** Overwrites the page that the table's rows hang on. */
export function flipPage(file: string, table = 'campaign_event'): void {
  const database = new Database(file);
  const root = database.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(table);
  const size = Number(database.pragma('page_size', { simple: true }));
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(0xa5, (Number(root) - 1) * size, Number(root) * size);
  writeFileSync(file, bytes);
}

/** Does something to the file behind the app's back, its checks switched off. */
export function tamper(file: string, work: (database: Database.Database) => void): void {
  const database = new Database(file);
  database.pragma('ignore_check_constraints = on');
  database.pragma('foreign_keys = off');
  try {
    work(database);
  } finally {
    database.close();
  }
}
