/**
 * Takes the rows of a damaged file that SQLite can read, one by one, into a fresh file: sound in how it hangs together, whatever its rows
 * say.
 */
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import { APPLICATION_ID } from '../file/inspect.ts';
import { isBehindFullText, layOut, schemaAt } from '../file/lay-out.ts';
import { versionOf } from '../file/migrate.ts';
import { readableRows } from './past-damage.ts';

/** Tables all of whose rows could be read, and are such as Holdout writes. */
export type WholeTables = ReadonlySet<string>;

/** Made anew: the full-text index out of its rows, generations where the file is put in its place. */
const MADE_ANEW = /^(sqlite_|chronicle_(index|text)|generation$)/;

async function tablesAt(version: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const empty = new Database(':memory:');
  try {
    await layOut(empty, version);
    const tables = (await schemaAt(version)).filter(
      (one) => one.type === 'table' && !MADE_ANEW.test(one.name) && !isBehindFullText(one),
    );
    return new Map(tables.map(({ name }) => [name, columnsIn(empty, name)]));
  } finally {
    empty.close();
  }
}

const columnsIn = (database: Database.Database, table: string): readonly string[] =>
  (database.pragma(`table_info("${table}")`) as readonly { readonly name: string }[]).map(({ name }) => name);

const isSqlite = (error: unknown): error is InstanceType<typeof Database.SqliteError> =>
  error instanceof Database.SqliteError;

/** True for an error that a damaged schema or row gives; any other is no fault of the file. */
const isOfFile = (error: unknown): boolean =>
  isSqlite(error) && /^SQLITE_(CORRUPT|NOTADB|ERROR|CONSTRAINT|MISMATCH|SCHEMA)/.test(error.code);

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    if (isOfFile(error)) return otherwise;
    throw error;
  }
}

/** The version by which its tables are to be read: its own number may be damaged. */
async function versionToRead(from: Database.Database): Promise<number> {
  const told = attempt(() => versionOf(from), 0);
  for (const [table, columns] of await tablesAt(MIGRATIONS.length)) {
    const there = new Set(attempt(() => columnsIn(from, table), []));
    if (columns.some((name) => !there.has(name)))
      return told >= 1 && told < MIGRATIONS.length ? told : MIGRATIONS.length;
  }
  return MIGRATIONS.length;
}

function takeTable(
  from: Database.Database,
  into: Database.Database,
  table: string,
  columns: readonly string[],
): boolean {
  const listed = columns.map((name) => `"${name}"`).join(', ');
  const insert = into.prepare(
    `insert into "${table}" (${listed}) values (${columns.map(() => '?').join(', ')})`,
  );
  const rows = readableRows(from, table, columns);
  let whole = true;
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done === true) return next.value && whole;
    const { value } = next;
    // A row is damaged if a check of ours doesn’t let it in, or it is there already.
    if (!attempt(() => insert.run(...value).changes === 1, false)) whole = false;
  }
}

/** A migration wants every row to hang on one that is there; a head stays where its last act isn't. Gives whether any went. */
function dropOrphans(into: Database.Database): boolean {
  for (let any = false; ; any = true) {
    attempt(
      () =>
        into.exec(`update campaign_head set act = null where act is not null and not exists
          (select 1 from campaign_act where campaign_id = campaign_head.id and act = campaign_head.act)`),
      undefined,
    );
    const orphans = into.pragma('foreign_key_check') as readonly { table: string; rowid: number }[];
    if (orphans.length === 0) return any;
    for (const { table, rowid } of orphans) into.prepare(`delete from "${table}" where rowid = ?`).run(rowid);
  }
}

/** An earlier Holdout's file: brought up to date as it is opened next. */
function readyToMigrate(into: Database.Database): boolean {
  const triggers = into
    .prepare<[], { readonly name: string; readonly sql: string }>(
      "select name, sql from sqlite_schema where type = 'trigger'",
    )
    .all();
  for (const { name } of triggers) into.exec(`drop trigger "${name}"`);
  const any = dropOrphans(into);
  for (const { sql } of triggers) into.exec(sql);
  return any;
}

/** In a copy: what the schema says of a table is known by its name, and is read anew with the next connection. */
async function writeSchemaAgain(damaged: string): Promise<void> {
  const database = pastDamage(damaged);
  try {
    const version = await versionToRead(database);
    const write = attempt(
      () =>
        database.prepare("update sqlite_schema set sql = ? where type = 'table' and name = ? and sql <> ?"),
      undefined,
    );
    for (const { type, name, sql } of await schemaAt(version))
      if (type === 'table' && sql !== null) attempt(() => write?.run(sql, name, sql), undefined);
  } finally {
    database.close();
  }
}

/** SQLite reads what it can then where a row of the schema, or the end of the file, is missing. */
function pastDamage(damaged: string): Database.Database {
  const from = new Database(damaged, { fileMustExist: true });
  from.unsafeMode(true);
  attempt(() => from.pragma('writable_schema = on'), undefined);
  return from;
}

/** Makes `to`, of the version that the damaged file, a copy, is of. Where SQLite can't read that at all, no row is in it. */
export async function takeReadable(damaged: string, to: string): Promise<WholeTables> {
  await writeSchemaAgain(damaged);
  const from = pastDamage(damaged);
  const into = new Database(to);
  const whole = new Set<string>();
  try {
    into.pragma('synchronous = off');
    into.pragma('foreign_keys = off');
    const version = await versionToRead(from);
    await layOut(into, version);
    into.pragma(`application_id = ${APPLICATION_ID}`);
    into.exec('begin');
    for (const [table, columns] of await tablesAt(version))
      if (attempt(() => takeTable(from, into, table, columns), false)) whole.add(table);
    if (version < MIGRATIONS.length && readyToMigrate(into)) whole.clear();
    into.exec('commit');
    return whole;
  } finally {
    into.close();
    from.close();
  }
}
