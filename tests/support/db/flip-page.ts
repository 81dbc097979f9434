import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';

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
