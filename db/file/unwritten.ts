/** The file where nothing can be written, as on a full disk, or one that is read-only: in memory, to be read alone. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import { hasContent, throughSqlite, walOf } from './inspect.ts';
import { isOpenSomewhere } from './live.ts';
import { migrate } from './migrate.ts';
import { type Store, storeOver } from './open.ts';
import { withItsLog } from './with-its-log.ts';

/** Bytes; a century of play comes to a fifth of it. */
const MOST = 128 * 1024 * 1024;

/** By another process where somebody may hold locks on it: whoever closes a file takes all locks of his process off it. */
function bytesOf(path: string, isOpen: boolean): Buffer | undefined {
  if (!hasContent(path)) return Buffer.alloc(0);
  if (!isOpen || process.platform === 'win32') return readFileSync(path);
  const { status, stdout } = spawnSync('cat', ['--', path], { maxBuffer: MOST });
  return status === 0 ? stdout : undefined;
}

/** Undefined where it isn't ours, isn't sound, or can't be brought up to date. */
export async function readUnwritten(file: string): Promise<Store | undefined> {
  if (!hasContent(file)) return undefined;
  const isOpen = isOpenSomewhere(file);
  const [bytes, log] = [bytesOf(file, isOpen), bytesOf(walOf(file), isOpen)];
  if (bytes === undefined || log === undefined || bytes.length + log.length > MOST) return undefined;
  const database = new Database(withItsLog(bytes, log));
  try {
    const { kind } = throughSqlite(database, MIGRATIONS.length, true);
    database.exec('commit');
    if (kind !== 'sound') throw new Error(`the file is ${kind}`);
    await migrate(database, MIGRATIONS, { alone: true });
    const store = await storeOver(database, file);
    database.pragma('query_only = on');
    return store;
  } catch {
    // Why it can't be opened is known already.
    database.close();
    return undefined;
  }
}
