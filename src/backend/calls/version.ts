/** Versions of the program and of SQLite. */
import Database from 'better-sqlite3';
import manifest from '../../../package.json' with { type: 'json' };

/** Version of the app, as the package names it. */
export const VERSION: string = manifest.version;

/** Asked of SQLite itself, without any file of ours. */
export function sqliteVersion(): string {
  const memory = new Database(':memory:');
  try {
    return String(memory.prepare('select sqlite_version()').pluck().get());
  } finally {
    memory.close();
  }
}
