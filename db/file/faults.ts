/** Faults of a file of ours, in its layout or in how it hangs together: found by looking through all of it in memory, so that nobody waits. */
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import { APPLICATION_ID, isDamage, refuseWhatIsNoFile } from './inspect.ts';
import { isBehindFullText, schemaAt, type Written } from './lay-out.ts';
import { versionOf } from './migrate.ts';
import { openToRead } from './when-free.ts';

/** Found at most. */
const MOST = 100;
/** Matches the fault of a row that can be read, though nobody wrote it so: the checksums of the logs say whose it is. */
const OF_A_ROW = /^(CHECK constraint failed in|NULL value in|\S+ value in) /;

/** True for a fault of a row, and not of how the file hangs together. */
export const isOfRow = (found: string): boolean => OF_A_ROW.test(found);

const NO_JSON = 'CHECK constraint failed in a row that is no JSON any more';

/** Indexes over a part of a table that have other rows, too: SQLite’s own check looks only for those that are missing in one. */
function overfull(database: Database.Database): readonly string[] {
  const partial = database
    .prepare<[], { readonly name: string; readonly table: string; readonly part: string }>(
      `select name, tbl_name as "table", substr(sql, instr(sql, ' where ')) as part
        from sqlite_schema where type = 'index' and instr(sql, ' where ') > 0`,
    )
    .all();
  return partial.flatMap(({ name, table, part }) => {
    const counted = (by: string) =>
      database.prepare<[], number>(`select count(*) from "${table}" ${by}${part}`).pluck().get();
    return counted(`indexed by "${name}"`) === counted('not indexed')
      ? []
      : [`rows too many in index ${name}`];
  });
}

function foundBy(database: Database.Database): readonly string[] {
  const check = (pragma: string) => database.prepare<[], string>(`pragma ${pragma}(${MOST})`).pluck().all();
  try {
    return [...check('integrity_check'), ...overfull(database)];
  } catch (error) {
    // A row that is no JSON can’t be compared with an index over a part of it; all but indexes is checked then.
    if (!(error instanceof Database.SqliteError) || error.message !== 'malformed JSON') throw error;
    return [...check('quick_check'), NO_JSON];
  }
}

/** Faults that SQLite’s own check names, each in a sentence; none where all is well. */
export function toldBy(database: Database.Database): readonly string[] {
  return (
    foundBy(database)
      // SQLite names the database on a line of its own first.
      .map((one) => one.replace(/^\*\*\*.*\*\*\*\s*/, '').replaceAll(/\s+/g, ' '))
      .filter((one) => one !== 'ok' && one !== '')
  );
}

const LAID_OUT_OTHERWISE = 'its tables aren’t laid out as Holdout lays them out';

/** Found by us, and said as it is. */
const FOUND_BY_US = /^(it|its|a row is of) /;
const OF_AN_INDEX = /(missing from index|in index|FTS5)/;

/** A fault of a file in words for the player: without SQLite’s own terms, names of tables, or ids. */
export function plainFault(found: string): string {
  if (FOUND_BY_US.test(found)) return found;
  if (isOfRow(found)) return 'a row holds what Holdout never writes';
  if (found.startsWith('malformed database schema')) return LAID_OUT_OTHERWISE;
  return OF_AN_INDEX.test(found) ? 'an index doesn’t fit its table' : 'a part of it can’t be read';
}

/**
 * Compares an object of the schema with the one that is due. Objects that SQLite itself makes behind a full-text index may be written
 * otherwise by another of its versions.
 */
const same = (one: Written, due: Written | undefined): boolean =>
  due !== undefined &&
  one.type === due.type &&
  one.tbl_name === due.tbl_name &&
  (one.sql === due.sql || isBehindFullText(one));

/** True if the file’s tables, indexes and triggers are those of this version. */
async function isLaidOut(database: Database.Database): Promise<boolean> {
  const due = new Map((await schemaAt(MIGRATIONS.length)).map((one) => [one.name, one]));
  const found = database
    .prepare<[], Written>(
      "select type, name, tbl_name, sql from sqlite_schema where name not like 'sqlite_stat%'",
    )
    .all();
  return found.length === due.size && found.every((one) => same(one, due.get(one.name)));
}

/** A row that hangs on a campaign or game which isn't there. What hangs on nothing within a log, its own check tells. */
function strayIn(database: Database.Database): string | undefined {
  const check = database.prepare<[], { readonly table: string; readonly rowid: number }>(
    'pragma foreign_key_check',
  );
  for (const { table, rowid } of check.all()) {
    if (table === 'campaign_head') continue;
    const isStray = database.prepare(
      `select 1 from "${table}" where rowid = ? and campaign_id not in (select id from campaign_head)`,
    );
    if (isStray.get(rowid) !== undefined) return 'a row is of a campaign or game that isn’t on the shelf';
  }
  return undefined;
}

export interface Faults {
  /** The first thing that is wrong with how the file hangs together; undefined where nothing is. */
  readonly first: string | undefined;
  /** Rows that no check of ours would have let in: they can be read, and are of some campaign or of none. */
  readonly rows: readonly string[];
}

/** The first thing wrong with its mark, its version and its tables; undefined where they fit one another. */
async function layoutFault(database: Database.Database): Promise<string | undefined> {
  if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID) return 'its mark is gone';
  const [version, laidOut] = [versionOf(database), await isLaidOut(database)];
  if (version === MIGRATIONS.length) return laidOut ? undefined : LAID_OUT_OTHERWISE;
  // The tables are ours, so the number isn't.
  return laidOut ? `its version reads ${version}` : undefined;
}

/** The same at one moment; a look at a page or two. */
export async function layoutFaultIn(file: string): Promise<string | undefined> {
  refuseWhatIsNoFile(file);
  let database: Database.Database | undefined;
  try {
    database = openToRead(file, { readonly: true });
    return await layoutFault(database);
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  } finally {
    database?.close();
  }
}

async function faultsOf(database: Database.Database): Promise<Faults> {
  const odd = await layoutFault(database);
  if (odd !== undefined) return { first: odd, rows: [] };
  const told = toldBy(database);
  const stray = () => (versionOf(database) === MIGRATIONS.length ? strayIn(database) : undefined);
  return { first: told.find((one) => !isOfRow(one)) ?? stray(), rows: told.filter(isOfRow) };
}

/** Bytes of the header that say whether a log may lie beside the file; beside one in memory none does. */
const [LOGGED_FROM, LOGGED_TO] = [18, 20];
const AS_ONE_FILE = 1;

/** All of the file at one moment; it can be read for as long as one likes without keeping anybody from writing. */
export function imageOf(file: string): Database.Database {
  const open = openToRead(file, { readonly: true });
  try {
    // Says what is wrong where `serialize` only says that it can't.
    open.prepare('select count(*) from sqlite_schema').get();
    const image = open.serialize();
    if (image.length > 0) image.fill(AS_ONE_FILE, LOGGED_FROM, LOGGED_TO);
    return new Database(image);
  } finally {
    open.close();
  }
}

/** Looks through the file, which may be open elsewhere. */
export async function faultsIn(file: string): Promise<Faults> {
  refuseWhatIsNoFile(file);
  let database: Database.Database | undefined;
  try {
    database = imageOf(file);
    return await faultsOf(database);
  } catch (error) {
    if (isDamage(error)) return { first: error.message, rows: [] };
    throw error;
  } finally {
    database?.close();
  }
}
