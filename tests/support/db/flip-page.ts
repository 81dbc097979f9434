import { closeSync, openSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Overwrites the page that the table's rows hang on. */
export function flipPage(file: string, table = 'campaign_event'): void {
  const database = new Database(file);
  const root = database.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(table);
  const size = Number(database.pragma('page_size', { simple: true }));
  database.close();
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(size, 0xa5), 0, size, (Number(root) - 1) * size);
  closeSync(descriptor);
}
