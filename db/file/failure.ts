/** What can go wrong between the campaigns and the disk: a closed list, each with one sentence for the player. */
import Database from 'better-sqlite3';
import { notOpened, told, words } from './text/failure.ts';

export const STORE_FAILURES = [
  /** The file was written by a later Holdout. */
  'newer-file',
  /** SQLite finds the file broken. */
  'damaged-file',
  /** The folder or the file can't be written. */
  'read-only',
  'disk-full',
  /** Another program kept the file locked for longer than we wait. */
  'busy',
  /** The disk, or the way to it, gives errors. */
  'io-error',
  /** The file is gone or empty, and there are backups of it. */
  'missing-file',
  /** The folder that the file is in isn't there. */
  'folder-away',
  /** What stands in the file is not what a campaign is made of. */
  'unreadable',
] as const;
export type StoreFailureCode = (typeof STORE_FAILURES)[number];

/** What is damaged, and what there is besides: paths and all, which a sentence is too long for. */
export interface Damaged {
  readonly file: string;
  /** What was found, in a few words. */
  readonly why: string;
  /** The copy that was made of it; null where none could be. */
  readonly copy: string | null;
  /** The newest backup; null where there is none. */
  readonly backup: string | null;
}

export class StoreFailure extends Error {
  readonly code: StoreFailureCode;
  /** Where the message has ids and what stands in the file: the same for who asks what is damaged. */
  readonly plain: string;
  /** Of a damaged file that was looked into. */
  readonly damaged: Damaged | undefined;

  constructor(code: StoreFailureCode, message: string, cause?: unknown, plain = message, damaged?: Damaged) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'StoreFailure';
    this.code = code;
    this.plain = plain;
    this.damaged = damaged;
  }
}

/** Met by a call before its host has looked: the host opens what is there, and does the call again. */
export class OtherVersion extends StoreFailure {
  constructor(file: string) {
    super('busy', words.isAnother(file));
  }
}

/** What SQLite and the operating system can tell of; the others are found out by us. */
type ReportedCode = keyof typeof told;

/** By SQLite's result codes, whose extended ones add to a primary one, and by the system's. */
const REPORTED: readonly (readonly [RegExp, ReportedCode])[] = [
  [/^(SQLITE_(BUSY|LOCKED)|EBUSY$)/, 'busy'],
  [/^(SQLITE_(FULL|IOERR_SHMSIZE)|(ENOSPC|EDQUOT)$)/, 'disk-full'],
  [/^(SQLITE_(READONLY|PERM|CANTOPEN)|(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$)/, 'read-only'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged-file'],
  [/^(SQLITE_IOERR|(EIO|ENODEV|ENXIO|ESTALE|ETIMEDOUT)$)/, 'io-error'],
  [/^EISDIR$/, 'unreadable'],
];

function codeOf(error: unknown): ReportedCode | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const code = String(error.code);
  return REPORTED.find(([codes]) => codes.test(code))?.[1];
}

export const isBusy = (error: unknown): boolean => codeOf(error) === 'busy';

/** SQLite calls it an error of the disk where another program has taken the journal away, with all of the commit in the file and on the disk. */
export const isJournalGone = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code === 'SQLITE_IOERR_DELETE_NOENT';

/** `version` and `known` count migrations: those the file has seen, and those there are. */
export function newerFile(path: string, version: number, known: number): StoreFailure {
  return new StoreFailure('newer-file', words.isOfVersionAnd(path, version, known));
}

/** An older one would go on writing into the file as it knows it. */
export const heldByOlder = (path: string, cause?: unknown): StoreFailure =>
  new StoreFailure('busy', words.isToBeBrought(path), cause);

export const foreignFile = (path: string): StoreFailure =>
  new StoreFailure('unreadable', words.isAnotherPrograms(path));

/** The disk that it was on may have been taken away. */
export const folderGone = (dir: string): StoreFailure => new StoreFailure('folder-away', words.isAway(dir));

/** A folder or a pipe stands where the file should: a backup can take its place once that is away. */
export const noFile = (path: string, what: string): StoreFailure =>
  new StoreFailure('unreadable', words.isWhereTheFile(path, what));

/** The failure that an error of SQLite or of the operating system amounts to; any other error as it is. */
export function storeFailure(error: unknown, path: string): unknown {
  // SQLite finds out, before it writes anything, that the file was renamed over since it was locked.
  if (error instanceof Database.SqliteError && error.code === 'SQLITE_READONLY_DBMOVED')
    return new OtherVersion(path);
  const code = codeOf(error);
  return code === undefined ? error : new StoreFailure(code, told[code](path), error);
}

/** As `storeFailure`, of a file that is being opened, which is to write beside it: no change of the player's could have been lost. */
export function openingFailure(error: unknown, path: string): unknown {
  const failure = storeFailure(error, path);
  if (!(failure instanceof StoreFailure)) return failure;
  const { code } = failure;
  return code === 'read-only' || code === 'disk-full'
    ? new StoreFailure(code, notOpened[code](path), error)
    : failure;
}
