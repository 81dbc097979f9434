/** Damage that a disk or another program does to the file. */
import Database from 'better-sqlite3';

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

/**
 * Does what `tamper` does, to rows that triggers would keep as they are; these stand there again afterwards, as a disk that loses a bit
 * leaves them.
 */
export function tamperRows(file: string, work: (database: Database.Database) => void): void {
  tamper(file, (database) => {
    const triggers = database
      .prepare<[], { readonly name: string; readonly sql: string }>(
        "select name, sql from sqlite_schema where type = 'trigger'",
      )
      .all();
    for (const { name } of triggers) database.exec(`drop trigger ${name}`);
    work(database);
    for (const { sql } of triggers) database.exec(sql);
  });
}
