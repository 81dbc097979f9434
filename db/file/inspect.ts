/** What a file is, found out without changing it. */
import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { noFile } from './failure.ts';

/** Marks a SQLite file as ours: the letters HLDT. */
export const APPLICATION_ID = 0x48_4c_44_54;

/** Tables that every version of ours has, and hardly another program together. */
const OURS = "'campaign_act','campaign_event','setting'";

/** Milliseconds; who waits for longer looks again. */
const A_MOMENT = 100;
/** SQLite takes less for an empty file. */
const LEAST_PAGE = 512;
const NO_SQLITE = 'it does not begin like a SQLite file';
const CUT_OFF = 'it is cut off';
export type Finding =
  /** No file yet, or one that was given up before anything stood in it. */
  | { readonly kind: 'new' }
  /** Ours and sound. `version` counts the migrations it has seen. */
  | { readonly kind: 'sound'; readonly version: number }
  | { readonly kind: 'newer'; readonly version: number }
  /** A SQLite file of some other program. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'damaged'; readonly why: string };

export const walOf = (file: string) => `${file}-wal`;
export const shmOf = (file: string) => `${file}-shm`;
/** There while a transaction is committed. */
export const journalOf = (file: string) => `${file}-journal`;

/** What no bytes are kept in, which SQLite would wait for, or take for a disk that fails. */
export function refuseWhatIsNoFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.isFile()) return;
  if (found.isDirectory()) throw noFile(file, 'a folder');
  throw noFile(file, found.isFIFO() ? 'a pipe' : found.isSocket() ? 'a socket' : 'a device');
}

export function hasContent(path: string): boolean {
  // Another process may take it away in between.
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function numberOf(database: Database.Database, source: string): number {
  return Number(database.prepare(source).pluck().get());
}

/** Found at most. */
const MOST = 100;
/** Of a row that can be read, though nobody wrote it so: whose it is, the checksums of the logs say. */
const OF_A_ROW = /^(CHECK constraint failed in|NULL value in|\S+ value in) /;

/** What was found, where that is told of a row and not of how the file hangs together. */
export const isOfRow = (found: string): boolean => OF_A_ROW.test(found);

type Check = 'quick_check' | 'integrity_check';

const pragmaOf = (database: Database.Database, check: Check, of: string | number) =>
  database.prepare<[], string>(`pragma ${check}(${of})`).pluck().all();

/** Of a row whose JSON is none any more, met by an index over a part of it. */
const isNoJson = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.message === 'malformed JSON';

/** Such a row can't be compared with its indexes, so those of its table wait until it is mended; all else is checked. */
function pastNoJson(database: Database.Database): readonly string[] {
  const overJson = "select tbl_name from sqlite_schema where type = 'index' and sql like '%json_extract%'";
  const tablesThat = (condition: string) =>
    database
      .prepare<[], string>(`select name from sqlite_schema where type = 'table' and ${condition}`)
      .pluck()
      .all();
  const others = tablesThat(`name not in (${overJson})`);
  const found = [
    ...pragmaOf(database, 'quick_check', MOST),
    ...others.flatMap((table) => pragmaOf(database, 'integrity_check', `"${table.replaceAll('"', '""')}"`)),
  ];
  // A quick check passes over it where the file may not be written.
  const rows = tablesThat(`name in (${overJson})`).map((table) => `CHECK constraint failed in ${table}`);
  return [...new Set([...found, ...rows])];
}

function foundBy(database: Database.Database, check: Check): readonly string[] {
  try {
    return pragmaOf(database, check, MOST);
  } catch (error) {
    if (check === 'integrity_check' && isNoJson(error)) return pastNoJson(database);
    throw error;
  }
}

/** What a check of SQLite's names, each in a sentence; nothing where all is well. */
export function toldBy(database: Database.Database, check: Check): readonly string[] {
  return (
    foundBy(database, check)
      // SQLite names the database on a line of its own first.
      .map((one) => one.replace(/^\*\*\*.*\*\*\*\s*/, '').replaceAll(/\s+/g, ' '))
      .filter((one) => one !== 'ok' && one !== '')
  );
}

/** The first thing SQLite finds wrong with the structure of the file, or undefined. */
const faultOf = (database: Database.Database): string | undefined =>
  toldBy(database, 'quick_check').find((one) => !isOfRow(one));

/** Begins a transaction, which stays. */
function throughSqlite(database: Database.Database, known: number, whole: boolean): Finding {
  // One snapshot for all that is read: another process may be making the file at this moment.
  database.exec('begin');
  const applicationId = numberOf(database, 'pragma application_id');
  const version = numberOf(database, 'pragma user_version');
  if (applicationId === APPLICATION_ID) {
    if (version > known) return { kind: 'newer', version };
    // The mark and the first version are written at once.
    if (version < 1) return { kind: 'damaged', why: `its version reads ${version}` };
    const why = whole ? faultOf(database) : undefined;
    return why === undefined ? { kind: 'sound', version } : { kind: 'damaged', why };
  }
  const tables = numberOf(database, 'select count(*) from sqlite_schema');
  const ours = numberOf(
    database,
    `select count(*) from sqlite_schema where type = 'table' and name in (${OURS})`,
  );
  if (ours === OURS.split(',').length) return { kind: 'damaged', why: 'its mark is gone' };
  return applicationId === 0 && version === 0 && tables === 0 ? { kind: 'new' } : { kind: 'foreign' };
}

export function isDamage(error: unknown): error is Error {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}

const isNoDatabase = (error: Error) =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_NOTADB');

/**
 * Looks at the file: at its beginning, or at the whole of it, which takes seconds where it is large. `known` is the newest version we can
 * read. Throws what the operating system or SQLite throws where it can't even be read.
 */
export function inspect(file: string, known: number, { whole = false } = {}): Finding {
  refuseWhatIsNoFile(file);
  if (!hasContent(file)) return { kind: 'new' };
  if (statSync(file).size < LEAST_PAGE) return { kind: 'damaged', why: CUT_OFF };
  try {
    // What a commit that was cut off left half-written only a connection that writes can take back.
    const readonly = !hasContent(journalOf(file));
    const database = new Database(file, { readonly, fileMustExist: true, timeout: A_MOMENT });
    try {
      return throughSqlite(database, known, whole);
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { kind: 'damaged', why: isNoDatabase(error) ? NO_SQLITE : error.message };
  }
}
