/** Finds out what a file is by its beginning, without changing it; and names the files that lie beside one. */
import { existsSync, lstatSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { noFile } from './failure.ts';
import { type Generations, generationsIn } from './generation.ts';

/** Marks a SQLite file as ours: the letters HLDT. */
export const APPLICATION_ID = 0x48_4c_44_54;

/** Tables that every version of ours has, and hardly another program together. */
const OURS = "'campaign_act','campaign_event','setting'";

/** SQLite takes less for an empty file. */
const LEAST_PAGE = 512;
const NO_SQLITE = 'it does not begin like a SQLite file';
const CUT_OFF = 'it is cut off';

export type Finding =
  /** No file yet, or one that was given up before anything stood in it. */
  | { readonly kind: 'new' }
  /** Ours, as far as its beginning says. `version` counts the migrations it has seen. */
  | { readonly kind: 'ours'; readonly version: number; readonly generations: Generations }
  | { readonly kind: 'newer'; readonly version: number }
  /** A SQLite file of some other program. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'damaged'; readonly why: string };

export const walOf = (file: string) => `${file}-wal`;
export const shmOf = (file: string) => `${file}-shm`;
/** There while a transaction is committed. */
export const journalOf = (file: string) => `${file}-journal`;

/** Throws for a path that keeps no bytes, such as a folder or a pipe: SQLite would wait for it, or take it for a disk that fails. */
export function refuseWhatIsNoFile(file: string): void {
  if (!existsSync(file) && lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw noFile(file, 'a link that leads to no file');
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

/** Begins a transaction, which stays. */
function throughSqlite(database: Database.Database, known: number): Finding {
  // A single snapshot for all that is read: another process may be making the file at this moment.
  database.exec('begin');
  const applicationId = numberOf(database, 'pragma application_id');
  const version = numberOf(database, 'pragma user_version');
  if (applicationId === APPLICATION_ID) {
    if (version > known) return { kind: 'newer', version };
    // The mark and the first version are written at once.
    if (version < 1) return { kind: 'damaged', why: `its version reads ${version}` };
    return { kind: 'ours', version, generations: generationsIn(database) };
  }
  const tables = numberOf(database, 'select count(*) from sqlite_schema');
  const ours = numberOf(
    database,
    `select count(*) from sqlite_schema where type = 'table' and name in (${OURS})`,
  );
  if (ours === OURS.split(',').length) return { kind: 'damaged', why: 'its mark is gone' };
  return applicationId === 0 && version === 0 && tables === 0 ? { kind: 'new' } : { kind: 'foreign' };
}

export function isDamage(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}

/**
 * Looks at the beginning of the file. `known` is the newest version we can read. `clear`: called right before it is read, to set aside
 * what lies beside it and isn't its own. Throws what the system or SQLite throws where it can't even be read.
 */
export function inspect(file: string, known: number, clear: () => void): Finding {
  refuseWhatIsNoFile(file);
  if (!hasContent(file)) return { kind: 'new' };
  if (statSync(file).size < LEAST_PAGE) return { kind: 'damaged', why: CUT_OFF };
  try {
    // Only a connection that writes can take back what a commit that was cut off left half-written.
    const readonly = !hasContent(journalOf(file));
    const database = new Database(file, { readonly, fileMustExist: true, timeout: 0 });
    try {
      clear();
      return throughSqlite(database, known);
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { kind: 'damaged', why: error.code === 'SQLITE_NOTADB' ? NO_SQLITE : error.message };
  }
}
