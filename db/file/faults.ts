/** What is wrong with a file of ours, found by looking through all of it, and what of that makes nothing else wrong. */
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import { giveIdsBack, giveRowsBack, headlessLogs, straysIn, untriggered } from './headless.ts';
import { INDEXES_OVER_JSON, NO_JSON_UNDER_INDEX } from './indexes-over-json.ts';
import { isDamage, isOfRow, refuseWhatIsNoFile, toldBy } from './inspect.ts';
import { isBehindFullText, schemaAt, type Written } from './lay-out.ts';
import { isOpenSomewhere } from './live.ts';
import { versionOf } from './migrate.ts';

const schemaOf = (database: Database.Database) =>
  database
    .prepare<[], Written>(
      "select type, name, tbl_name, sql from sqlite_schema where name not like 'sqlite_stat%' order by type, name",
    )
    .all();

/** As the migrations write it, by name. */
const schemaDue = async (): Promise<ReadonlyMap<string, Written>> =>
  new Map((await schemaAt(MIGRATIONS.length)).map((one) => [one.name, one]));

/** What SQLite itself makes behind a full-text index it may write otherwise in another of its versions. */
const same = (one: Written, due: Written | undefined): boolean =>
  due !== undefined &&
  one.type === due.type &&
  one.tbl_name === due.tbl_name &&
  (one.sql === due.sql || isBehindFullText(one));

/** Those over JSON can't be made as long as an event is none: a repair of one campaign leaves them out where another has such. */
const areWaiting = (database: Database.Database, missing: readonly Written[]): boolean =>
  missing.length > 0 &&
  missing.every(({ name }) => INDEXES_OVER_JSON.some((index) => index === name)) &&
  database.prepare(`select 1 from campaign_event where ${NO_JSON_UNDER_INDEX} limit 1`).get() !== undefined;

interface OddSchema {
  /** Of the file: none of ours, or written otherwise. */
  readonly odd: readonly Written[];
  readonly missing: readonly Written[];
}

async function oddSchema(database: Database.Database): Promise<OddSchema> {
  const due = await schemaDue();
  const found = schemaOf(database);
  const names = new Set(found.map(({ name }) => name));
  const odd = found.filter((one) => !same(one, due.get(one.name)));
  const missing = [...due.values()].filter(({ name }) => !names.has(name));
  return { odd, missing: odd.length === 0 && areWaiting(database, missing) ? [] : missing };
}

async function schemaFault(database: Database.Database): Promise<string | undefined> {
  const { odd, missing } = await oddSchema(database);
  const [other] = odd;
  if (other !== undefined) return `its ${other.type} ${other.name} is written otherwise`;
  const [gone] = missing;
  return gone === undefined ? undefined : `its ${gone.type} ${gone.name} is missing`;
}

/** Indexes, triggers and views hold nothing of their own: those that aren't ours go, and those of ours come. */
async function mendSchema(database: Database.Database): Promise<void> {
  const { odd, missing } = await oddSchema(database);
  const ours = await schemaDue();
  const due = [...odd.flatMap(({ name }) => ours.get(name) ?? []), ...missing];
  for (const { type, name } of odd)
    if (type !== 'table') database.exec(`drop ${type} if exists "${name.replaceAll('"', '""')}"`);
  for (const { type, sql } of due) if (type !== 'table' && sql !== null) database.exec(sql);
}

export interface Faults {
  /** The first thing that is wrong with how the file hangs together; undefined where nothing is. */
  readonly first: string | undefined;
  /** Rows that no check of ours would have let in: they can be read, and are of some campaign or of none. */
  readonly rows: readonly string[];
}

const NONE: Faults = { first: undefined, rows: [] };

/** What is of a campaign or game that isn't there. */
function strayIn(database: Database.Database): string | undefined {
  if (headlessLogs(database).length > 0)
    return 'acts are there of a campaign or game that isn’t on the shelf';
  const [stray] = straysIn(database);
  return stray === undefined ? undefined : 'a row is of a campaign or game that isn’t on the shelf';
}

/** All that SQLite finds, indexes compared with their tables, and the schema. */
async function faultsOf(database: Database.Database): Promise<Faults> {
  try {
    const version = versionOf(database);
    const schema = version === MIGRATIONS.length ? await schemaFault(database) : undefined;
    if (schema !== undefined) return { ...NONE, first: schema };
    const told = toldBy(database, 'integrity_check');
    const first = told.find((one) => !isOfRow(one));
    const stray = first === undefined && version === MIGRATIONS.length ? strayIn(database) : undefined;
    return { first: first ?? stray, rows: told.filter(isOfRow) };
  } catch (error) {
    if (isDamage(error)) return { ...NONE, first: error.message };
    throw error;
  }
}

async function looking<T>(file: string, look: (database: Database.Database) => Promise<T>): Promise<T> {
  refuseWhatIsNoFile(file);
  // SQLite passes over the checks of a table where it may not write; who closes last, though, moves the log into the file.
  const readonly = !isOpenSomewhere(file);
  const database = new Database(file, { readonly, fileMustExist: true });
  try {
    database.pragma('query_only = on');
    return await look(database);
  } finally {
    database.close();
  }
}

/** Looks through the file, which may be open elsewhere. */
export const faultsIn = async (file: string): Promise<Faults> => await looking(file, faultsOf);

/** What of its schema isn't ours, and which version it says it is of, at one moment; a look at a page or two. */
export const schemaFaultIn = async (
  file: string,
): Promise<{ readonly version: number; readonly fault: string | undefined }> =>
  await looking(file, async (database) => {
    database.exec('begin');
    return { version: versionOf(database), fault: await schemaFault(database) };
  });

class StillWrong extends Error {}

/**
 * Makes anew what holds nothing of its own: indexes out of their tables, the full-text index out of its rows, triggers and views; and gives
 * back whose a log or a row is, where a single letter of that is another. True where the file is whole then, of
 * which `before` is told while it is as it was; otherwise nothing is changed.
 */
export async function mendDerived(file: string, before: () => void): Promise<boolean> {
  const database = new Database(file, { timeout: 5000, fileMustExist: true });
  try {
    database.exec('begin immediate');
    await mendSchema(database);
    database.exec('reindex');
    giveIdsBack(database);
    untriggered(database, () => giveRowsBack(database));
    const { first } = await faultsOf(database);
    if (first !== undefined && !first.includes('FTS5')) throw new StillWrong(first);
    if (first !== undefined) {
      database.exec("insert into chronicle_text (chronicle_text) values ('rebuild')");
      const after = await faultsOf(database);
      if (after.first !== undefined) throw new StillWrong(after.first);
    }
    before();
    database.exec('commit');
    return true;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    if (error instanceof StillWrong || error instanceof Database.SqliteError) return false;
    throw error;
  } finally {
    database.close();
  }
}
