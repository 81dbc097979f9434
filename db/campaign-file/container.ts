/**
 * A campaign's file unpacked: a SQLite file with the tables that no log adds up to, as they are in `holdout.sqlite` of the
 * same schema, and one more row about itself. docs/file-format.md says so for whoever reads one without Holdout.
 */
import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { layOut } from '../file/lay-out.ts';
import { BELONGINGS } from '../shelf/belongings.ts';

/** Marks it, as `application_id`: the letters HLC and the container's version as a digit. The schema of its rows is its `user_version`. */
export const CONTAINER_ID = 0x48_4c_43_31;

export const ABOUT = 'holdout_file';
export const ABOUT_SQL = `CREATE TABLE ${ABOUT} (
    made_by text not null,
    saved_at text not null,
    campaign text not null,
    content text not null check (length(content) = 64)
  ) strict`;

export interface AboutFile {
  /** The version of Holdout that saved it. */
  readonly made_by: string;
  /** ISO 8601, UTC. */
  readonly saved_at: string;
  /** The id it had where it was saved; what else stands in the file hangs on it. */
  readonly campaign: string;
  /** SHA-256 over all rows. */
  readonly content: string;
}

export interface KeptTable {
  readonly name: string;
  readonly sql: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

const known = new Map<number, readonly KeptTable[]>();

/** The tables of a file saved with this schema. */
export async function tablesAt(version: number): Promise<readonly KeptTable[]> {
  const found = known.get(version);
  if (found !== undefined) return found;
  const reference = new Database(':memory:');
  try {
    reference.pragma('foreign_keys = off');
    await layOut(reference, version);
    const sqlOf = reference.prepare<[string], string>('select sql from sqlite_schema where name = ?').pluck();
    const tables = BELONGINGS.filter(({ derived }) => !derived).flatMap(({ table: name }) => {
      const sql = sqlOf.get(name);
      if (sql === undefined) return [];
      const columns = reference.pragma(`table_info(${name})`) as readonly { name: string; pk: number }[];
      const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
      return [{ name, sql, columns: columns.map((one) => one.name), key: key.map((one) => one.name) }];
    });
    known.set(version, tables);
    return tables;
  } finally {
    reference.close();
  }
}

export const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Puts a row in, its values in the order of the columns. */
export const inserting = (into: Database.Database, { name, columns }: KeptTable) =>
  into.prepare<unknown[]>(
    `insert into "${name}" (${listed(columns)}) values (${columns.map(() => '?').join(', ')})`,
  );

/** SHA-256 over every row of every table, in the order of their keys. */
export function contentOf(database: Database.Database, tables: readonly KeptTable[]): string {
  const hash = createHash('sha256');
  for (const { name, columns, key } of tables) {
    hash.update(`${name}\n`);
    const rows = database
      .prepare<[], unknown[]>(`select ${listed(columns)} from "${name}" order by ${listed(key)}`)
      .raw();
    for (const row of rows.iterate()) hash.update(`${JSON.stringify(row)}\n`);
  }
  return hash.digest('hex');
}
