/** What is wrong with how a file of ours hangs together, found by looking through all of it: at a copy in memory, so that nobody waits. */
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import { APPLICATION_ID, isDamage, isOfRow, refuseWhatIsNoFile, toldBy } from './inspect.ts';
import { isBehindFullText, schemaAt, type Written } from './lay-out.ts';
import { versionOf } from './migrate.ts';

const schemaOf = (database: Database.Database) =>
  database
    .prepare<[], Written>(
      "select type, name, tbl_name, sql from sqlite_schema where name not like 'sqlite_stat%' order by type, name",
    )
    .all();

/** What SQLite itself makes behind a full-text index it may write otherwise in another of its versions. */
const same = (one: Written, due: Written | undefined): boolean =>
  due !== undefined &&
  one.type === due.type &&
  one.tbl_name === due.tbl_name &&
  (one.sql === due.sql || isBehindFullText(one));

async function schemaFault(database: Database.Database): Promise<string | undefined> {
  const due = new Map((await schemaAt(MIGRATIONS.length)).map((one) => [one.name, one]));
  const found = schemaOf(database);
  const other = found.find((one) => !same(one, due.get(one.name)));
  if (other !== undefined) return `its ${other.type} ${other.name} is written otherwise`;
  const names = new Set(found.map(({ name }) => name));
  const gone = [...due.values()].find(({ name }) => !names.has(name));
  return gone === undefined ? undefined : `its ${gone.type} ${gone.name} is missing`;
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

async function faultsOf(database: Database.Database): Promise<Faults> {
  const version = versionOf(database);
  const isOurs = version === MIGRATIONS.length;
  const schema = await schemaFault(database);
  const odd =
    database.pragma('application_id', { simple: true }) !== APPLICATION_ID
      ? 'its mark is gone'
      : isOurs
        ? schema
        : // The schema is ours, so the number isn't.
          schema === undefined
          ? `its version reads ${version}`
          : undefined;
  if (odd !== undefined) return { first: odd, rows: [] };
  const told = toldBy(database, 'integrity_check');
  const first = told.find((one) => !isOfRow(one)) ?? (isOurs ? strayIn(database) : undefined);
  return { first, rows: told.filter(isOfRow) };
}

/** Where the header says whether a log may lie beside the file, which beside one in memory none does. */
const [LOGGED_FROM, LOGGED_TO] = [18, 20];
const AS_ONE_FILE = 1;

/** All of the file at one moment; it can be read for as long as one likes without keeping anybody from writing. */
export function inMemory(file: string): Database.Database {
  refuseWhatIsNoFile(file);
  const open = new Database(file, { readonly: true, fileMustExist: true });
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

async function looking(
  file: string,
  look: (database: Database.Database) => Promise<Faults>,
): Promise<Faults> {
  let database: Database.Database | undefined;
  try {
    database = inMemory(file);
    return await look(database);
  } catch (error) {
    if (isDamage(error)) return { first: error.message, rows: [] };
    throw error;
  } finally {
    database?.close();
  }
}

/** Looks through the file, which may be open elsewhere. */
export const faultsIn = async (file: string): Promise<Faults> => await looking(file, faultsOf);

/** What of its schema isn't ours, and which version it says it is of, at one moment; a look at a page or two. */
export async function schemaFaultIn(
  file: string,
): Promise<{ readonly version: number; readonly fault: string | undefined }> {
  refuseWhatIsNoFile(file);
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    database.exec('begin');
    return { version: versionOf(database), fault: await schemaFault(database) };
  } finally {
    database.close();
  }
}
