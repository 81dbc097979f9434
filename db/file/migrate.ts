/** Brings a file up to the present schema: all missing steps in one transaction, behind a verified backup. */
import type { Database } from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Migration } from '../../migrations/migration.ts';
import { dialect } from './dialect.ts';
import { newerFile } from './failure.ts';
import { APPLICATION_ID } from './inspect.ts';

export const versionOf = (database: Database) => Number(database.pragma('user_version', { simple: true }));

/**
 * `backUp` is called while the file is locked against writers and before anything is written, but not for a new file.
 * Fails as `newer-file`, writing nothing, where a newer Holdout was faster.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  backUp: () => Promise<unknown>,
): Promise<void> {
  if (versionOf(database) === migrations.length) return;
  // Tables may be rebuilt in between; foreign keys can be switched only outside a transaction.
  database.pragma('foreign_keys = off');
  database.exec('begin immediate');
  try {
    const from = versionOf(database);
    if (from > migrations.length) throw newerFile(database.name, from, migrations.length);
    if (from > 0 && from < migrations.length) await backUp();
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
