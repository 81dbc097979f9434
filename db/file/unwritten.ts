/** The file where nothing can be written, as on a full disk, or one that is read-only: in memory, to be read alone. */
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import { hasContent, throughSqlite } from './inspect.ts';
import { migrate } from './migrate.ts';
import { type Store, storeOver } from './open-file.ts';

function imageOf(file: string): Buffer {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return database.serialize();
  } finally {
    database.close();
  }
}

/** Undefined where it isn't ours, isn't sound, or can't be brought up to date. */
export async function readUnwritten(file: string): Promise<Store | undefined> {
  if (!hasContent(file)) return undefined;
  let database: Database.Database | undefined;
  try {
    database = new Database(imageOf(file));
    const { kind } = throughSqlite(database, MIGRATIONS.length, true);
    database.exec('commit');
    if (kind !== 'sound') throw new Error(`the file is ${kind}`);
    await migrate(database, MIGRATIONS, { alone: true });
    const store = await storeOver(database, file);
    database.pragma('query_only = on');
    return store;
  } catch {
    // Why it can't be opened is known already.
    database?.close();
    return undefined;
  }
}
