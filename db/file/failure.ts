/** What can go wrong between the campaigns and the disk: a closed list, each with one sentence for the player. */
import Database from 'better-sqlite3';
import { words as texts } from './text/failure.ts';

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
    super('busy', texts.isAnother(file));
  }
}

/** What SQLite and the operating system can tell of; the others are found out by us. */
type ReportedCode = Exclude<StoreFailureCode, 'newer-file' | 'missing-file' | 'folder-away'>;

/** SQLite's result codes, by how they begin: the extended ones add to a primary one. */
const BY_SQLITE_CODE: readonly (readonly [string, ReportedCode])[] = [
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_FULL', 'disk-full'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_PERM', 'read-only'],
  ['SQLITE_CANTOPEN', 'read-only'],
  ['SQLITE_CORRUPT', 'damaged-file'],
  ['SQLITE_NOTADB', 'damaged-file'],
  ['SQLITE_IOERR_SHMSIZE', 'disk-full'],
  ['SQLITE_IOERR', 'io-error'],
];

const BY_SYSTEM_CODE: Readonly<Record<string, ReportedCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOTDIR: 'read-only',
  EEXIST: 'read-only',
  EISDIR: 'unreadable',
  EBUSY: 'busy',
  EIO: 'io-error',
  ENODEV: 'io-error',
  ENXIO: 'io-error',
  ESTALE: 'io-error',
  ETIMEDOUT: 'io-error',
};

/** SQLite calls it an error of the disk where another program has taken the journal away, with all of the commit in the file and on the disk. */
export const isJournalGone = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code === 'SQLITE_IOERR_DELETE_NOENT';

/** `version` and `known` count migrations: those the file has seen, and those there are. */
export function newerFile(path: string, version: number, known: number): StoreFailure {
  return new StoreFailure('newer-file', texts.isOfVersionAnd(path, version, known));
}

/** The disk that it was on may have been taken away. */
export const folderGone = (dir: string): StoreFailure =>
  new StoreFailure('folder-away', `The data folder ${dir} isn’t there; is the disk that it is on connected?`);

function sentence(code: ReportedCode, path: string): string {
  switch (code) {
    case 'damaged-file':
      return texts.cantBeReadOr(path);
    case 'read-only':
      return texts.cantBeWrittenAllow(path);
    case 'disk-full':
      return texts.diskIsFull(path);
    case 'busy':
      return texts.anotherProgramKeepsLocked(path);
    case 'io-error':
      return texts.theDiskOfGives(path);
    case 'unreadable':
      return texts.holdsSomethingThatHoldout(path);
    default:
      return code satisfies never;
  }
}

function codeOf(error: unknown): ReportedCode | undefined {
  if (error instanceof Database.SqliteError)
    return BY_SQLITE_CODE.find(([start]) => error.code.startsWith(start))?.[1];
  if (error instanceof Error && 'code' in error) return BY_SYSTEM_CODE[String(error.code)];
  return undefined;
}

const isOfFolder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EISDIR';

/** Where a backup can take its place then. `what`: a folder, a pipe. */
const inTheWay = (path: string, what: string): string => texts.isWhereTheFile(path, what);

export const noFile = (path: string, what: string): StoreFailure =>
  new StoreFailure('unreadable', inTheWay(path, what));

/** The failure that an error of SQLite or of the operating system amounts to; any other error as it is. */
export function storeFailure(error: unknown, path: string): unknown {
  // SQLite finds out, before it writes anything, that the file was renamed over since it was locked.
  if (error instanceof Database.SqliteError && error.code === 'SQLITE_READONLY_DBMOVED')
    return new OtherVersion(path);
  const code = codeOf(error);
  if (code === undefined) return error;
  return new StoreFailure(code, isOfFolder(error) ? inTheWay(path, 'a folder') : sentence(code, path), error);
}

/** What keeps a file from being opened, since to open it is to write beside it. */
const NOT_OPENED: Partial<Readonly<Record<StoreFailureCode, (path: string) => string>>> = {
  'read-only': (path) => texts.cantBeWrittenSo(path),
  'disk-full': (path) => texts.theDiskOfIs(path),
};

/** As `storeFailure`, of a file that is being opened: no change of the player's could have been lost. */
export function openingFailure(error: unknown, path: string): unknown {
  const failure = storeFailure(error, path);
  const said = failure instanceof StoreFailure ? NOT_OPENED[failure.code]?.(path) : undefined;
  return failure instanceof StoreFailure && said !== undefined
    ? new StoreFailure(failure.code, said, error)
    : failure;
}
