/**
 * The file as one connection has it open, watched for other programs: a sync program, a copy, a restore puts another version in its place,
 * under its name or into its bytes. Nothing is read of such a file through what was opened, and nothing is written into it.
 */
import { existsSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { endWith, type Watching } from './dialect.ts';
import { newerFile, OtherVersion } from './failure.ts';
import { type Generations, writerOf } from './generation.ts';
import { isDamage, walOf } from './inspect.ts';
import { clearBeside, setLogAside } from './left-beside.ts';
import { type Looks, lookAt } from './looks.ts';
import { versionOf } from './migrate.ts';
import { readAtOnce } from './when-free.ts';

/** A log that turned up while SQLite waited for its turn: it would write into that, wherever that lies by now. */
export const hasLog = (database: Database.Database): boolean =>
  database.pragma('journal_mode', { simple: true }) === 'wal';

/** Milliseconds for which two writes may bear the same time; more than a tick of any system’s clock. */
const CLOCK_MS = 50;

/** `overwritten`: its bytes. `replaced`: another file has its name. `gone`: none has. */
export type Look = 'same' | 'overwritten' | 'replaced' | 'gone';

export interface FileWatch extends Watching {
  /** Tells if the file is still the one that was opened, or what Holdout has made of it since. */
  readonly look: () => Look;
  /** Inode of the file that was opened. */
  readonly inode: bigint | undefined;
  /** Generations as the file was last seen to have them. */
  readonly seen: () => Generations;
  /** Reads what is open, all of it of one moment; throws where another program writes into it meanwhile. */
  readonly reading: <T>(read: () => T) => T;
}

interface Watched {
  readonly database: Database.Database;
  readonly file: string;
  /**
   * Reads what the file says of itself; what it gives, once called, takes that for seen. Undefined where the file has other logs than
   * were seen, though nothing was counted since: bytes of another version are among ours.
   */
  readonly see: () => (() => void) | undefined;
}

export function watchOver({ database, file, see }: Watched): FileWatch {
  const writer = writerOf(database);
  const version = versionOf(database);
  const opened = lookAt(file);
  /**
   * The file as it was written when it was last found to be what was seen of it, and when its pages were last read anew; this is undefined
   * where it is to be looked into, whatever it looks like.
   */
  let known = opened?.written;
  let read = known;
  /** The file as it was written when the transaction began. */
  let began = known;

  /** True once the disk’s clock has to show a later time for another write: until then, what it shows proves nothing. */
  const isSettled = ({ at }: Looks) => Date.now() - at > CLOCK_MS;

  /** Pages read before another program wrote are no longer the file's, which SQLite tells by a counter that both versions may share. */
  function forgetPages(now: Looks, surely: boolean): void {
    if (read !== now.written || (surely && !isSettled(now))) database.pragma('shrink_memory');
    read = now.written;
  }

  /**
   * Before anything is read: SQLite would take the log or the journal of an older version, or another machine's, for this file's, and write
   * into it.
   */
  function clear(): void {
    if (existsSync(walOf(file))) setLogAside(file);
    clearBeside(file);
  }

  /** Rows that this connection has changed, ever. */
  const changes = () => Number(database.prepare('select total_changes()').pluck().get());
  let unchanged = 0;
  /** Takes for seen what a transaction leaves: read in it, since another version may be there right after its end. */
  let sees: (() => void) | undefined;
  /** True once SQLite may write what was done into the file. */
  let writes = false;

  /**
   * Makes the error for another version, and has the file looked into next time, whatever it looks like: it may have been written over
   * between a commit and the look after it.
   */
  function another(): OtherVersion {
    read = undefined;
    return new OtherVersion(file);
  }

  /** True if another program wrote into it: its looks are others than they were with what was seen of it, and no Holdout has counted. */
  const isChanged = (now: string | undefined) => now !== known && writer.isAsSeen();

  /** Throws where another file has its name, or its log was met; pages from before it was written over are read anew. */
  function lookBefore(surely: boolean): void {
    const looks = lookAt(file);
    if (looks?.inode !== opened?.inode || hasLog(database)) throw another();
    if (looks !== undefined) forgetPages(looks, surely);
    began = looks?.written;
  }

  /** While nobody else of ours can write. */
  function lookInto(): Look {
    const now = lookAt(file)?.written;
    if (hasLog(database) || isChanged(now) || !writer.look()) return 'overwritten';
    // A newer Holdout has brought it up to date: it is to be opened anew, which says so.
    if (versionOf(database) !== version) return 'overwritten';
    const sees = see();
    if (sees === undefined || lookAt(file)?.written !== now) return 'overwritten';
    known = now;
    sees();
    return 'same';
  }

  /** Within a transaction, which keeps other Holdouts from writing: others may have done so while this waited for its turn. */
  function check(): void {
    lookBefore(true);
    const now = versionOf(database);
    if (now > version) throw newerFile(file, now, version);
    if (now < version) throw another();
    if (isChanged(began)) throw new OtherVersion(file);
  }

  /**
   * Before a commit: until then nothing of the transaction is in the file, so that whatever was written into that since it began is another
   * program’s, and what was read meanwhile may be of two versions.
   */
  function stillAsBegun(): void {
    if (lookAt(file)?.written !== began) throw new OtherVersion(file);
    writes = true;
  }

  function ended(committed: boolean): void {
    writer.ended(committed);
    const [took, wrote] = [sees, writes];
    sees = undefined;
    writes = false;
    // A commit that failed on a full disk has been written, and taken back, by SQLite; before that nothing is written.
    if (!committed && (!wrote || began !== known)) return;
    known = lookAt(file)?.written;
    // Another version may have been written over it before that look: what stands there is read anew, its generations first.
    read = undefined;
    if (committed) took?.();
  }

  function before(): void {
    lookBefore(false);
    clear();
  }

  return {
    inode: opened?.inode,
    seen: writer.seen,
    look: () => {
      const looks = lookAt(file);
      if (looks === undefined) return 'gone';
      if (looks.inode !== opened?.inode) return 'replaced';
      // A transaction that is open has looked as it began.
      if (database.inTransaction) return 'same';
      clear();
      if (looks.written === known && looks.written === read && isSettled(looks)) return 'same';
      forgetPages(looks, true);
      let found: Look = 'overwritten';
      try {
        found = readAtOnce(database, clear, lookInto);
      } catch (error) {
        if (!isDamage(error)) throw error;
      }
      // Another version stays one, however long it lies there.
      if (found !== 'same') read = undefined;
      return found;
    },
    reading: (read) =>
      readAtOnce(database, clear, () => {
        const before = lookAt(file)?.written;
        const found = read();
        if (lookAt(file)?.written !== before) throw new OtherVersion(file);
        return found;
      }),
    before,
    beforeWrite: () => {
      if (writer.isEntered()) return;
      before();
      database.exec('begin immediate');
      let entered = false;
      try {
        check();
        if (writer.enter()) {
          sees = see();
          stillAsBegun();
          endWith(database);
          entered = true;
        }
      } finally {
        if (database.inTransaction) database.exec('rollback');
        ended(entered);
      }
      if (!entered) throw another();
    },
    begun: () => {
      check();
      if (!writer.goesOn()) throw another();
      unchanged = changes();
    },
    committing: () => {
      // A transaction that was refused, and has changed nothing, leaves the file as it is.
      if (changes() !== unchanged) {
        writer.count();
        sees = see();
      }
      stillAsBegun();
    },
    ended,
  };
}
