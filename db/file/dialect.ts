/**
 * Kysely over one better-sqlite3 connection, with three changes: writers lock at once, failures have our names, and where the connection
 * is over the campaigns' own file, each look at it and each write is told to its watch first.
 */
import type { Database } from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type AbortableOperationOptions as Options,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { isJournalGone, storeFailure } from './failure.ts';
import { beginToRead, patience, whenFree } from './when-free.ts';

/**
 * Watcher that is told of what a connection does to the file. Each of its functions throws where the file isn’t the one that was opened.
 */
export interface Watching {
  /** Before a transaction that writes; may write one of its own. */
  readonly beforeWrite: () => void;
  /** Right before anything is read or written outside of a transaction, or one begins. */
  readonly before: () => void;
  /** Within a transaction that writes, before anything else is done in it, and after all else. */
  readonly begun: () => void;
  readonly committing: () => void;
  readonly ended: (committed: boolean) => void;
}

/** Statements that write by themselves: each gets a transaction, so that it is counted. No other statement writes into the file. */
const WRITES = /^\s*(insert|update|delete|replace|create|alter|drop)\b/i;

/**
 * Commits, once nobody reads any more; also where another program has taken the journal away, as all of it is in the file then. The
 * journal that lies there is its own.
 */
export function endWith(database: Database): void {
  try {
    whenFree(() => database.exec('commit'));
  } catch (error) {
    if (!isJournalGone(error)) throw error;
  }
}

/** More than the texts of all queries and acts; lists of every length would go on for ever. */
const MOST_PREPARED = 500;

/** After these the others give back what they gave back before; what else there is may change the schema. */
const CHANGES_NO_SCHEMA =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|pragma data_version)\b/i;

/**
 * The part of a connection that Kysely’s driver uses; statements are kept compiled, as the driver would compile each one anew every time,
 * which takes as long as to run it.
 */
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

function driver(database: Database, watching: Watching | undefined): Driver {
  const statements = preparedOnce(database);
  const plain = new SqliteDriver({ database: statements });
  let writes = false;

  function ended(committed: boolean): void {
    if (writes) watching?.ended(committed);
    writes = false;
  }
  // On a full disk SQLite has rolled back by itself; a second rollback would hide why.
  function rollback(): void {
    if (database.inTransaction) database.exec('rollback');
    ended(false);
  }
  // A deferred transaction that reads first and writes later fails at once, without waiting, if another wrote between.
  function tryToBegin(writing: boolean): void {
    try {
      if (writing) watching?.beforeWrite();
      watching?.before();
      if (!writing) beginToRead(database);
      else {
        database.exec('begin immediate');
        writes = true;
        watching?.begun();
      }
    } catch (error) {
      rollback();
      throw error;
    }
  }
  const begin = (writing: boolean) => whenFree(() => tryToBegin(writing));
  function commit(): void {
    if (writes) watching?.committing();
    endWith(database);
    ended(true);
  }

  async function read<R>(source: string, done: () => Promise<R>): Promise<R> {
    // Compiled before the look, which counts for a moment: a long statement takes as long as several looks.
    statements.prepare(source);
    const wait = patience();
    for (;;) {
      try {
        watching?.before();
        return await done();
      } catch (error) {
        wait(error);
      }
    }
  }
  async function execute<R>(connection: DatabaseConnection, query: CompiledQuery, options?: Options) {
    const done = async () => await connection.executeQuery<R>(query, options);
    if (database.inTransaction) return await done();
    if (!WRITES.test(query.sql)) return await read(query.sql, done);
    begin(true);
    try {
      const result = await done();
      commit();
      return result;
    } catch (error) {
      rollback();
      throw error;
    }
  }
  async function named<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw storeFailure(error, database.name);
    }
  }

  return {
    init: (options) => plain.init(options),
    acquireConnection: async () => {
      const connection = await plain.acquireConnection();
      return {
        executeQuery: async <R>(query: CompiledQuery, options?: Options) =>
          await named(() => execute<R>(connection, query, options)),
        streamQuery: (query, chunk, options) => connection.streamQuery(query, chunk, options),
      };
    },
    beginTransaction: async (_, { accessMode }) => await named(() => begin(accessMode !== 'read only')),
    commitTransaction: async () => await named(commit),
    rollbackTransaction: async () => await named(rollback),
    releaseConnection: () => plain.releaseConnection(),
    destroy: () => plain.destroy(),
  };
}

export function dialect(database: Database, watching?: Watching): Dialect {
  return {
    createDriver: () => driver(database, watching),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
