/** Failures between the campaigns and the disk: a closed list, each with one sentence for the player. */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

type Told = (path: string) => string;

const isWhereTheFile = (path: string, what: string) =>
  `${path} is ${what}, where the file should be; take it away, then try again.`;

/** Sentences on failures that SQLite and the operating system tell of. */
const told = {
  'damaged-file': (path) =>
    `${path} can’t be read or written properly; start Holdout again to have it checked and copied aside.`,
  'read-only': (path) => `${path} can’t be written; allow writing there or choose another data folder.`,
  'disk-full': (path) =>
    `The disk of ${path} is full, so this was not done, and nothing was changed; make room there, then try again.`,
  busy: (path) => `Another program keeps ${path} locked; close it or try again in a moment.`,
  'io-error': (path) =>
    `The disk of ${path} gives errors, or can’t be reached, so this was not done; check the disk, then try again.`,
  unreadable: (path) => isWhereTheFile(path, 'a folder'),
} as const satisfies Record<string, Told>;

/** The same of a file that couldn't be opened. */
const notOpened = {
  'read-only': (path) =>
    `${path} can’t be written, so it wasn’t opened, and nothing of it was changed; allow writing there or choose another data folder, then try again.`,
  'disk-full': (path) =>
    `The disk of ${path} is full, so it wasn’t opened, and nothing of it was changed; make room there, then try again.`,
} as const satisfies Record<string, Told>;

/** Failures that SQLite and the operating system can tell of; the others are found out by us. */
type ReportedCode = keyof typeof told;

/** `missing-file`: gone or empty, and there are backups of it. `not-kept`: so it is, and is open still. `folder-away`: so is its folder. */
export type StoreFailureCode = ReportedCode | 'newer-file' | 'missing-file' | 'not-kept' | 'folder-away';

/** The damaged file, and the copies of it that there are: paths and all, which a sentence is too long for. */
export interface Damaged {
  readonly file: string;
  /** The fault that was found, in a few words. */
  readonly why: string;
  /** The copy that was made of it; null where none could be. */
  readonly copy: string | null;
  /** The newest backup; null where there is none. */
  readonly backup: string | null;
}

export class StoreFailure extends Error {
  readonly code: StoreFailureCode;
  /** The message for somebody who asks what is damaged: the same, without ids and contents of the file. */
  readonly plain: string;
  /** Facts about a damaged file; undefined unless the file was looked into. */
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
    super(
      'busy',
      `Another program has put another version in the place of ${file}, so this was not done; try again.`,
    );
  }
}

/** By SQLite's result codes, whose extended ones add to a primary one, and by the system's. */
const REPORTED: readonly (readonly [RegExp, ReportedCode])[] = [
  [/^(SQLITE_(BUSY|LOCKED)|EBUSY$)/, 'busy'],
  [/^(SQLITE_(FULL|IOERR_SHMSIZE)|(ENOSPC|EDQUOT)$)/, 'disk-full'],
  [/^(SQLITE_(READONLY|PERM|CANTOPEN)|(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$)/, 'read-only'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged-file'],
  [/^(SQLITE_IOERR|(EIO|ENODEV|ENXIO|ESTALE|ETIMEDOUT|EHOSTDOWN)$)/, 'io-error'],
  [/^EISDIR$/, 'unreadable'],
];

/** SQLite’s words where a full-text index holds a row already: one of an act that the log doesn’t hold, as in a file torn by a copy over it. */
const AHEAD_OF_LOG = 'constraint failed';

function codeOf(error: unknown): ReportedCode | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  if (error.message === AHEAD_OF_LOG) return 'damaged-file';
  const code = String(error.code);
  return REPORTED.find(([codes]) => codes.test(code))?.[1];
}

/** Part of a sentence on why nothing could be read or written at a place; undefined where the error is another. */
export function reasonOf(error: unknown, place: string): string | undefined {
  const isGone = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
  switch (error instanceof StoreFailure ? error.code : isGone ? 'io-error' : codeOf(error)) {
    case 'disk-full':
      return `the disk of ${place} is full`;
    case 'read-only':
      return `${place} can’t be written`;
    case 'busy':
      return `another program keeps ${place} locked`;
    case 'io-error':
      return `${place} can’t be reached`;
    default:
      return undefined;
  }
}

export const isBusy = (error: unknown): boolean => codeOf(error) === 'busy';

/** SQLite calls it an error of the disk where another program has taken the journal away, with all of the commit in the file and on the disk. */
export const isJournalGone = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code === 'SQLITE_IOERR_DELETE_NOENT';

/** `version` and `known` count migrations: those the file has seen, and those there are. */
export function newerFile(path: string, version: number, known: number): StoreFailure {
  return new StoreFailure(
    'newer-file',
    `${path} is of version ${version}, and this Holdout knows versions up to ${known}; open it with a newer Holdout.`,
  );
}

/** An older one would go on writing into the file as it knows it. */
export const heldByOlder = (path: string, cause?: unknown): StoreFailure =>
  new StoreFailure(
    'busy',
    `${path} is to be brought up to date, but another Holdout, probably an older one, has it open; close it there, then try again.`,
    cause,
  );

export const foreignFile = (path: string): StoreFailure =>
  new StoreFailure('unreadable', `${path} belongs to another program; choose another data folder.`);

/** The disk that it was on may have been taken away. */
export const folderGone = (dir: string): StoreFailure =>
  new StoreFailure('folder-away', `The data folder ${dir} isn’t there; is the disk that it is on connected?`);

/** A folder or a pipe stands where the file should: a backup can take its place once that is away. */
export const noFile = (path: string, what: string): StoreFailure =>
  new StoreFailure('unreadable', isWhereTheFile(path, what));

const isGoneSince = ({ code }: InstanceType<typeof Database.SqliteError>, path: string) =>
  code === 'SQLITE_CANTOPEN' && !existsSync(path) && existsSync(dirname(path));

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path that is in the way: the folder where the file itself may be written, as SQLite writes beside it first. */
const keptFrom = (code: ReportedCode, path: string): string =>
  code === 'read-only' && canWrite(path) && !canWrite(dirname(path)) ? dirname(path) : path;

/** The failure that an error of SQLite or of the operating system amounts to; any other error as it is. */
export function storeFailure(error: unknown, path: string): unknown {
  // SQLite finds out, before it writes anything, that the file was renamed over since it was locked, or before it opens it, that it is gone
  // since it was looked at.
  if (
    error instanceof Database.SqliteError &&
    (error.code === 'SQLITE_READONLY_DBMOVED' || isGoneSince(error, path))
  )
    return new OtherVersion(path);
  const code = codeOf(error);
  return code === undefined ? error : new StoreFailure(code, told[code](keptFrom(code, path)), error);
}

/**
 * The failure that `storeFailure` gives, but of a file that is being opened and written beside: no change of the player's could have been
 * lost.
 */
export function openingFailure(error: unknown, path: string): unknown {
  const failure = storeFailure(error, path);
  if (!(failure instanceof StoreFailure)) return failure;
  const { code } = failure;
  return code === 'read-only' || code === 'disk-full'
    ? new StoreFailure(code, notOpened[code](keptFrom(code, path)), error)
    : failure;
}
