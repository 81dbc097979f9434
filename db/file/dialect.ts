/** Kysely over one better-sqlite3 connection, with two changes: writers lock at once, and failures have our names. */
import type { Database } from 'better-sqlite3';
import {
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

function driver(database: Database): Driver {
  const plain = new SqliteDriver({ database: preparedOnce(database) });
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
