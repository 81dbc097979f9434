/** Brings a file up to the present schema: all missing steps in one transaction, behind a verified backup. */
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Migration } from '../../migrations/migration.ts';
import { dialect } from './dialect.ts';
import { heldByOlder, isBusy, newerFile } from './failure.ts';
import { writerOf } from './generation.ts';
import { APPLICATION_ID } from './inspect.ts';
import { clearBeside } from './left-beside.ts';

export const versionOf = (database: Database.Database) =>
  Number(database.pragma('user_version', { simple: true }));

/**
 * Fails as `newer-file`, writing nothing, where a newer Holdout was faster; as `busy` where the file has come to be of an earlier version
 * since it was looked at, and others may have it open. `alone`: nobody else has.
 */
export async function migrate(
  database: Database.Database,
  migrations: readonly Migration[],
  { alone }: { readonly alone: boolean },
): Promise<void> {
  if (versionOf(database) === migrations.length) return;
  // Tables may be rebuilt in between; foreign keys can be switched only outside a transaction.
  database.pragma('foreign_keys = off');
  database.exec('begin immediate');
  try {
    const from = versionOf(database);
    if (from > migrations.length) throw newerFile(database.name, from, migrations.length);
    if (from > 0 && from < migrations.length && !alone) throw heldByOlder(database.name);
    // An opening that is entered first names in the journal whose that is, should the migration be cut off.
    const writer = writerOf(database);
    if (!writer.isEntered()) writer.enter();
    const db = new Kysely<unknown>({ dialect: dialect(database) });
    for (const { up } of migrations.slice(from)) await up(db);
    const [orphan] = database.pragma('foreign_key_check') as readonly unknown[];
    if (orphan !== undefined) throw new Error(`a migration leaves an orphan: ${JSON.stringify(orphan)}`);
    database.pragma(`application_id = ${APPLICATION_ID}`);
    database.pragma(`user_version = ${migrations.length}`);
    database.exec('commit');
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}

/**
 * Does what `migrate` does to a file that others may have open. An older Holdout that has it open would go on writing the older form into
 * it, so there may be none, and none comes in before the end. `backUp` is called then, before anything is written.
 */
export async function migrateAlone(
  file: string,
  migrations: readonly Migration[],
  backUp: (database: Database.Database) => Promise<unknown>,
): Promise<void> {
  const database = new Database(file, { fileMustExist: true, timeout: 0 });
  try {
    // Before anything is read: then no other connection may be on the file, idle ones included (SQLite, "Write-Ahead Logging", 8).
    database.pragma('locking_mode = exclusive');
    try {
      clearBeside(file);
      database.exec('begin exclusive; rollback');
    } catch (error) {
      throw isBusy(error) ? heldByOlder(file, error) : error;
    }
    // A file of a version that was kept with a log.
    database.pragma('journal_mode = delete');
    database.pragma('synchronous = extra');
    const from = versionOf(database);
    if (from > 0 && from < migrations.length) await backUp(database);
    await migrate(database, migrations, { alone: true });
  } finally {
    database.close();
  }
}
