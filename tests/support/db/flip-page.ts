import { closeSync, openSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';

function overwrite(file: string, pagesOf: (database: Database.Database) => readonly number[]): void {
  const database = new Database(file);
  const pages = pagesOf(database);
  const size = Number(database.pragma('page_size', { simple: true }));
  database.close();
  const descriptor = openSync(file, 'r+');
  for (const page of pages) writeSync(descriptor, Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
  closeSync(descriptor);
}

/** Overwrites the page that the table's rows hang on. */
export const flipPage = (file: string, table = 'campaign_event'): void =>
  overwrite(file, (database) => [
    Number(database.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(table)),
  ]);

/** Overwrites all pages of the table: of a large one the rows still stand where only the page above them is gone. */
export const flipTable = (file: string, table: string): void =>
  overwrite(file, (database) =>
    database.prepare<[string], number>('select pageno from dbstat where name = ?').pluck().all(table),
  );
