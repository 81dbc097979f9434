/** Opens the one file that holds all campaigns. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Migration } from '../../migrations/migration.ts';
import { backUpToMigrate } from '../backups/migration-backup.ts';
import { type Copier, copyOnline } from '../backups/snapshot.ts';
import { bringDue } from '../games/games.ts';
import type { Db, Schema } from '../schema.ts';
import { completeWriting } from '../writing/versions.ts';
import { teachFolding } from './case-fold.ts';
import { forgetCheck } from './check.ts';
import { damagedFile, wasDamaged } from './damaged.ts';
import { dialect } from './dialect.ts';
import { newerFile, StoreFailure, storeFailure } from './failure.ts';
import { type Finding, hasContent, inspect, walOf } from './inspect.ts';
import { migrate } from './migrate.ts';
import { makeFile, makeFolder } from './private.ts';

export const FILE_NAME = 'holdout.sqlite';
/** Milliseconds a writer waits for another. */
const PATIENCE = 5000;
const RETRY_AFTER = 20;

export interface Store {
  readonly db: Db;
  /** The full path of the file. */
  readonly file: string;
  readonly close: () => Promise<void>;
}

export interface OpenOptions {
  /** The data folder; made if it isn't there. */
  readonly dir: string;
  readonly now: () => Date;
  /** This process has it open already, so that a log beside the file says nothing. */
  readonly beside?: boolean;
  readonly migrations?: readonly Migration[];
  readonly copier?: Copier;
}

/** Throws unless the file is one to go on with. */
function admit(finding: Finding, file: string, { dir, now }: OpenOptions, known: number): void {
  switch (finding.kind) {
    case 'new':
    case 'sound':
      return;
    case 'newer':
      throw newerFile(file, finding.version, known);
    case 'foreign':
      throw new StoreFailure('unreadable', `${file} belongs to another program; choose another data folder.`);
    case 'damaged':
      throw damagedFile(dir, file, finding.why, now());
    default:
      finding satisfies never;
  }
}

async function connect(file: string, options: OpenOptions, migrations: readonly Migration[]): Promise<Store> {
  const database = new Database(file, { timeout: PATIENCE });
  try {
    database.pragma('journal_mode = wal');
    database.pragma('synchronous = full');
    const { dir, now, copier = copyOnline } = options;
    await migrate(database, migrations, () => backUpToMigrate(database, { dir, now: now(), copier }));
    database.pragma('foreign_keys = on');
    teachFolding(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const db = new Kysely<Schema>({ dialect: dialect(database) });
  await bringDue(db);
  await completeWriting(db);
  const close = async () => {
    await db.destroy();
    // Kysely leaves a connection open that no query has used.
    database.close();
  };
  return { db, file, close };
}

/**
 * Opens the file, makes it if there is none, and brings it up to date behind a verified backup. Throws a `StoreFailure`:
 * a newer file is refused untouched, a damaged one is copied aside first.
 */
export async function openStore(options: OpenOptions): Promise<Store> {
  const { dir, migrations = MIGRATIONS } = options;
  const file = join(dir, FILE_NAME);
  const started = performance.now();
  for (;;) {
    try {
      makeFolder(dir);
      // Who closes last takes the log into the file; what is left of one was left by a process that was killed.
      const unclean = options.beside !== true && hasContent(walOf(file));
      const finding = inspect(file, migrations.length, { whole: wasDamaged(dir) });
      admit(finding, file, options, migrations.length);
      makeFile(file);
      const store = await connect(file, options, migrations);
      if (unclean) await forgetCheck(store.db);
      return store;
    } catch (error) {
      const failure = storeFailure(error, file);
      // Where two make or leave a file at the same moment, SQLite doesn't wait by itself.
      const busy = failure instanceof StoreFailure && failure.code === 'busy';
      if (!busy || performance.now() - started > PATIENCE) throw failure;
      await setTimeout(RETRY_AFTER);
    }
  }
}
