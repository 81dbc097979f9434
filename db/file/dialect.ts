/** Kysely over one better-sqlite3 connection, with two changes: writers lock at once, and failures have our names. */
import type { Database } from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { storeFailure } from './failure.ts';

function guarded(connection: DatabaseConnection, path: string): DatabaseConnection {
  return {
    executeQuery: async (query, options) => {
      try {
        return await connection.executeQuery(query, options);
      } catch (error) {
        throw storeFailure(error, path);
      }
    },
    streamQuery: (query, chunk, options) => connection.streamQuery(query, chunk, options),
  };
}

function driver(database: Database): Driver {
  const plain = new SqliteDriver({ database });
  const run = async (connection: DatabaseConnection, statement: string) => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };
  return {
    init: (options) => plain.init(options),
    acquireConnection: async () => guarded(await plain.acquireConnection(), database.name),
    // A deferred transaction that reads first and writes later fails at once, without waiting, if another wrote between.
    beginTransaction: (connection, { accessMode }) =>
      run(connection, accessMode === 'read only' ? 'begin' : 'begin immediate'),
    commitTransaction: (connection) => run(connection, 'commit'),
    // On a full disk SQLite has rolled back by itself; a second rollback would hide why.
    rollbackTransaction: async (connection) => {
      if (database.inTransaction) await run(connection, 'rollback');
    },
    releaseConnection: () => plain.releaseConnection(),
    destroy: () => plain.destroy(),
  };
}

export function dialect(database: Database): Dialect {
  return {
    createDriver: () => driver(database),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
