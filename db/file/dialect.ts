/**
 * Kysely over one better-sqlite3 connection, with three changes: writers lock at once, failures have our names, and where the connection
 * is over the campaigns' own file, each look at it and each write is told to its watch first.
 */
import type { Database } from 'better-sqlite3';
import {
  type AbortableOperationOptions,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { isJournalGone, storeFailure } from './failure.ts';

/** Who is told of what a connection does to the file. Each throws where the file isn't the one that was opened. */
export interface Watching {
  /** Before anything is read or written outside of a transaction. */
  readonly before: () => void;
  /** Before a transaction that writes. */
  readonly beforeWrite: () => void;
  /** Within a transaction that writes, before anything else is done in it, and after all else. */
  readonly begun: () => void;
  readonly committing: () => void;
  readonly ended: (committed: boolean) => void;
}

const nothing = () => undefined;
const UNWATCHED: Watching = {
  before: nothing,
  beforeWrite: nothing,
  begun: nothing,
  committing: nothing,
  ended: nothing,
};

/** What writes by itself: it gets a transaction, so that it is counted. Of the others none writes into the file. */
const WRITES = /^\s*(insert|update|delete|replace)\b/i;

/** Commits; also where another program has taken the journal away, as all of it is in the file then. */
export function endWith(database: Database): void {
  try {
    database.exec('commit');
  } catch (error) {
    if (!isJournalGone(error)) throw error;
  }
}

function guarded(connection: DatabaseConnection, database: Database, watching: Watching): DatabaseConnection {
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    watching.beforeWrite();
    database.exec('begin immediate');
    try {
      watching.begun();
      const done = await work();
      watching.committing();
      endWith(database);
      watching.ended(true);
      return done;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      watching.ended(false);
      throw error;
    }
  };
  return {
    executeQuery: async <R>(query: CompiledQuery, options?: AbortableOperationOptions) => {
      try {
        const work = async () => await connection.executeQuery<R>(query, options);
        if (database.inTransaction) return await work();
        watching.before();
        return WRITES.test(query.sql) ? await counted(work) : await work();
      } catch (error) {
        throw storeFailure(error, database.name);
      }
    },
    streamQuery: (query, chunk, options) => connection.streamQuery(query, chunk, options),
  };
}

/** More than the texts of all queries and acts; lists of every length would go on for ever. */
const MOST_PREPARED = 500;

/** After these the others give back what they gave back before; what else there is may change the schema. */
const CHANGES_NO_SCHEMA =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|pragma data_version)\b/i;

/** What Kysely's driver takes of a connection: it would compile a statement anew each time, which takes as long as to run it. */
function preparedOnce(database: Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (sql) => {
      const found = prepared.get(sql);
      if (found !== undefined) return found;
      const statement = database.prepare(sql);
      if (prepared.size >= MOST_PREPARED || !CHANGES_NO_SCHEMA.test(sql)) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function driver(database: Database, watching: Watching): Driver {
  const plain = new SqliteDriver({ database: preparedOnce(database) });
  const run = async (connection: DatabaseConnection, statement: string) => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };
  let writes = false;
  const ended = (committed: boolean) => {
    if (writes) watching.ended(committed);
    writes = false;
  };
  return {
    init: (options) => plain.init(options),
    acquireConnection: async () => guarded(await plain.acquireConnection(), database, watching),
    // A deferred transaction that reads first and writes later fails at once, without waiting, if another wrote between.
    beginTransaction: async (connection, { accessMode }) => {
      const [writing, path] = [accessMode !== 'read only', database.name];
      try {
        watching.before();
        if (writing) watching.beforeWrite();
        await run(connection, writing ? 'begin immediate' : 'begin');
        writes = writing;
        if (writing) watching.begun();
      } catch (error) {
        if (database.inTransaction) database.exec('rollback');
        ended(false);
        throw storeFailure(error, path);
      }
    },
    commitTransaction: async () => {
      try {
        if (writes) watching.committing();
        endWith(database);
      } catch (error) {
        throw storeFailure(error, database.name);
      }
      ended(true);
    },
    // On a full disk SQLite has rolled back by itself; a second rollback would hide why.
    rollbackTransaction: async (connection) => {
      if (database.inTransaction) await run(connection, 'rollback');
      ended(false);
    },
    releaseConnection: () => plain.releaseConnection(),
    destroy: () => plain.destroy(),
  };
}

export function dialect(database: Database, watching = UNWATCHED): Dialect {
  return {
    createDriver: () => driver(database, watching),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
