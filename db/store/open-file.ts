/** A file of ours as a store: opened, brought up to date, and read and written through Kysely. */
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Migration } from '../../migrations/migration.ts';
import { teachFolding } from '../file/case-fold.ts';
import { dialect } from '../file/dialect.ts';
import { StoreFailure } from '../file/failure.ts';
import { hasAllOf } from '../file/generation.ts';
import { clearBeside, setLogAside } from '../file/left-beside.ts';
import { goesBack, lastSeen, type Seen, seenIn } from '../file/memory.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { type FileWatch, hasLog, watchOver } from '../file/watch.ts';
import { openToRead, readAtOnce } from '../file/when-free.ts';
import { bringDue } from '../games/games.ts';
import { completeHeads } from '../history/complete-heads.ts';
import type { Db, Schema } from '../schema.ts';
import { completeWriting } from '../writing/checksums.ts';
import { keepChecksums } from './keep-checksums.ts';

export interface Store {
  readonly db: Db;
  /** The full path of the file. */
  readonly file: string;
  /** All of the file as it was last committed, as bytes of a file of its own: nobody waits while they are read. */
  readonly copy: () => Promise<Buffer>;
  /** The watch over the campaigns’ own file; undefined for a copy that nobody else comes near. */
  readonly watch: FileWatch | undefined;
  /** State of everything when the file was last seen. */
  readonly seen: () => Seen;
  readonly close: () => Promise<void>;
}

interface ToOpen {
  readonly migrations: readonly Migration[];
  /** Nobody else has it open. */
  readonly alone: boolean;
  readonly watched?: Watched;
}

/** A file that other programs may come near. */
interface Watched {
  /** Path at which this machine keeps what it has seen of the file, if anywhere. */
  readonly memory?: string | undefined;
}

/** Opens a file that was looked at, and makes it, or brings it up to date where nobody else has it open. */
export async function openFile(file: string, { migrations, alone, watched }: ToOpen): Promise<Store> {
  // SQLite waits for nobody: each caller tries again, and looks beside the file before.
  const database = new Database(file, { timeout: 0 });
  try {
    // The look before may be long ago: all of the file may have been looked through since.
    if (watched !== undefined) clearBeside(file);
    // Everything is in one file while nothing writes, and what is committed is on the disk: the end of the journal, too, or a power cut
    // could bring that back.
    database.pragma('journal_mode = delete');
    database.pragma('synchronous = extra');
    // Until it commits, nothing of a transaction is in the file: what another program puts there meanwhile is found before.
    database.pragma('cache_spill = off');
    const version = readAtOnce(database, lookBeside(file, watched), () => versionOf(database));
    if (version !== migrations.length) await migrate(database, migrations, { alone });
    return await storeOver(database, file, watched);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** All of it as it stands now, in memory: what reads it at length keeps nobody from writing. Closed by whoever asks. */
export async function inMemory({ file, copy }: Store): Promise<Store> {
  const database = new Database(await copy());
  try {
    return await storeOver(database, file);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite, as the last to close the file, writes a log into it that it has met; while somebody reads, it leaves that. */
function readingBeside(file: string): Database.Database {
  setLogAside(file);
  return openToRead(file, { readonly: true });
}

/** A look at what lies beside a file that other programs may come near. */
function lookBeside(file: string, watched: Watched | undefined): () => void {
  return watched === undefined ? () => undefined : () => clearBeside(file);
}

/** Over a file that is up to date. */
async function storeOver(database: Database.Database, file: string, watched?: Watched): Promise<Store> {
  database.pragma('foreign_keys = on');
  teachFolding(database);
  const memory = watched?.memory;
  let seen: Seen = { generations: [], shelf: [] };
  /** Reads who has written so far, at the opening as well: another version may take the file's place before anything is written. */
  function see(): (() => void) | undefined {
    try {
      const now = seenIn(database, seen);
      // Written over since the look that this follows: what was lost by it stays what was seen.
      if (watch !== undefined && !hasAllOf(now.generations, watch.seen())) return () => undefined;
      // A program that wrote over the file in the middle of a commit has left our newest pages between those of the other version.
      if (hasAllOf(now.generations, seen.generations) && goesBack(database, now, seen)) return undefined;
      return () => {
        seen = now;
        if (memory !== undefined) lastSeen(memory).keep(seen);
      };
    } catch {
      // Damage is told of by whoever reads it.
      return () => undefined;
    }
  }
  // Each statement by itself would play what has come beside the file before it.
  const watch = readAtOnce(database, lookBeside(file, watched), () => {
    keepChecksums(database);
    return watched && watchOver({ database, file, see });
  });
  watch?.reading(() => see()?.());
  const db = new Kysely<Schema>({ dialect: dialect(database, watch) });
  const close = async () => {
    const reading =
      watch !== undefined && database.open && hasLog(database) ? readingBeside(file) : undefined;
    await db.destroy();
    // Kysely leaves a connection open that no query has used.
    database.close();
    reading?.close();
  };
  try {
    await bringDue(db);
    await completeWriting(db);
    await completeHeads(db);
  } catch (error) {
    // A page that can't be read takes nothing else away: the check of the file finds it beside the first screen.
    if (!(error instanceof StoreFailure && error.code === 'damaged-file')) {
      await close();
      throw error;
    }
  }
  return {
    db,
    file,
    copy: async () => {
      while (database.inTransaction) await setImmediate();
      const all = () => database.serialize();
      return watch === undefined ? all() : watch.reading(all);
    },
    watch,
    seen: () => seen,
    close,
  };
}
