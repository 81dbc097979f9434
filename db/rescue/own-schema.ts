/** A damaged file whose schema, or the number of its version, isn't what our migrations write: its tables by the pages they begin on. */
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import { isDamage } from '../file/inspect.ts';
import { isBehindFullText, schemaAt } from '../file/lay-out.ts';
import { readPastDamage } from '../file/live.ts';
import { emptySchema } from './constant-bytes.ts';
import { readableRows } from './past-damage.ts';

interface Found {
  readonly name: string | null;
  readonly tbl_name: string | null;
  readonly rootpage: number | null;
  readonly sql: string | null;
}

interface OwnTable {
  readonly name: string;
  readonly sql: string;
}

/** The tables that hold something of their own, as a version writes them. */
async function tablesOf(version: number): Promise<readonly OwnTable[]> {
  return (await schemaAt(version)).flatMap((one) => {
    const { type, name, sql } = one;
    const isOwn = type === 'table' && sql !== null && !/^create virtual/i.test(sql);
    return isOwn && !name.startsWith('sqlite') && !isBehindFullText(one) ? [{ name, sql }] : [];
  });
}

const COLUMNS = ['name', 'tbl_name', 'rootpage', 'sql'] as const satisfies readonly (keyof Found)[];

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What of the schema can be read. */
function schemaIn(from: Database.Database): readonly Found[] {
  const found: Found[] = [];
  for (const [name, tbl_name, rootpage, sql] of readableRows(from, 'sqlite_schema', COLUMNS))
    found.push({
      name: textOrNull(name),
      tbl_name: textOrNull(tbl_name),
      rootpage: typeof rootpage === 'number' ? rootpage : null,
      sql: textOrNull(sql),
    });
  return found;
}

const isWhole = (found: readonly Found[], { name, sql }: OwnTable): boolean =>
  found.some((one) => one.name === name && one.sql === sql);

/** That whose tables it has; where that says nothing, the number that stands there. */
export async function versionOf(from: Database.Database): Promise<number> {
  const read = Number(from.pragma('user_version', { simple: true }));
  const found = schemaIn(from);
  let [best, most] = [read >= 1 && read <= MIGRATIONS.length ? read : MIGRATIONS.length, -1];
  for (const version of [best, ...MIGRATIONS.map((_, index) => MIGRATIONS.length - index)]) {
    const whole = (await tablesOf(version)).filter((one) => isWhole(found, one)).length;
    if (whole > most) [best, most] = [version, whole];
  }
  return best;
}

/** Of a table whose row there is damaged: by its name, by that of what hangs on it, or by how it begins. */
function rootOf(found: readonly Found[], { name }: OwnTable): number | undefined {
  const begins = new RegExp(`^create table "?${name}"?[\\s(]`, 'i');
  const row =
    found.find((one) => one.name === name) ??
    found.find((one) => one.sql !== null && begins.test(one.sql)) ??
    found.find((one) => one.tbl_name === name && one.sql !== null && /^create table/i.test(one.sql));
  return row?.rootpage ?? undefined;
}

/** The pages its tables began on when it was backed up: SQLite copies page by page, and a table stays where it was made. Without a backup, those on which the migrations make them. */
async function rootsIn(backup: string | undefined, version: number): Promise<ReadonlyMap<string, number>> {
  if (backup === undefined)
    return new Map((await schemaAt(version)).map(({ name, rootpage }) => [name, rootpage]));
  const database = new Database(backup, { readonly: true, fileMustExist: true });
  try {
    const rows = database
      .prepare<[], { name: string; rootpage: number }>(
        "select name, rootpage from sqlite_schema where type = 'table'",
      )
      .all();
    return new Map(rows.map(({ name, rootpage }) => [name, rootpage]));
  } finally {
    database.close();
  }
}

/** The file with its tables written as ours are, in memory; the file itself where they are so. */
export async function withOurTables(
  from: Database.Database,
  version: number,
  backup: string | undefined,
): Promise<Database.Database> {
  const found = schemaIn(from);
  const due = await tablesOf(version);
  const odd = due.filter((one) => !isWhole(found, one));
  if (odd.length === 0) return from;
  const roots = await rootsIn(backup, version);
  const taken = new Set(found.map(({ rootpage }) => rootpage));
  const known = due.flatMap((one) => {
    const before = roots.get(one.name);
    const root = rootOf(found, one) ?? (taken.has(before ?? null) ? undefined : before);
    return root === undefined ? [] : [{ ...one, root }];
  });
  const empty = asOneFile(from.serialize());
  // Past whatever the schema itself lies on.
  emptySchema(empty);
  const copy = new Database(empty);
  try {
    readPastDamage(copy);
    const write = copy.prepare(
      "insert into sqlite_schema (type, name, tbl_name, rootpage, sql) values ('table', ?, ?, ?, ?)",
    );
    for (const { name, root, sql } of known) write.run(name, name, root, sql);
    // Of what SQLite has made behind a table's keys only this is said there.
    const index = copy.prepare(
      "insert into sqlite_schema (type, name, tbl_name, rootpage) values ('index', ?, ?, ?)",
    );
    for (const { name, tbl_name, rootpage, sql } of found)
      if (sql === null && rootpage !== null) index.run(name, tbl_name, rootpage);
    const image = asOneFile(copy.serialize());
    from.close();
    const written = new Database(image, { readonly: true });
    readPastDamage(written);
    return written;
  } catch (error) {
    if (isDamage(error)) return from;
    throw error;
  } finally {
    copy.close();
  }
}

/** Where a file says whether there is a log beside it (SQLite, "Database File Format", 1.3.3). */
const LOG_MARKS = [18, 19] as const;

/** An image in memory has none. */
function asOneFile(image: Buffer): Buffer {
  for (const at of LOG_MARKS) image[at] = 1;
  return image;
}
