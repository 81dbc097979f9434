/** The schema of each version as its migrations write it: an empty file of it, and what stands in one. */
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import { dialect } from './dialect.ts';

/** Something of a schema, as its migrations have written it. */
export interface Written {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string | null;
}

/** True for a table that SQLite makes by itself behind a full-text index. */
export const isBehindFullText = ({ name }: Pick<Written, 'name'>): boolean =>
  name.startsWith('chronicle_text_');

const known = new Map<number, Promise<readonly Written[]>>();

async function written(version: number): Promise<readonly Written[]> {
  const empty = new Database(':memory:');
  try {
    // Tables are made anew in between, so foreign keys are off, the same as where a file is brought up to date.
    empty.pragma('foreign_keys = off');
    const db = new Kysely<unknown>({ dialect: dialect(empty) });
    for (const { up } of MIGRATIONS.slice(0, version)) await up(db);
    return empty
      .prepare<[], Written>('select type, name, tbl_name, sql from sqlite_schema order by rowid')
      .all();
  } finally {
    empty.close();
  }
}

/** In the order in which it was written. The migrations are run once for each version, which takes longer than all else. */
export async function schemaAt(version: number): Promise<readonly Written[]> {
  const found = known.get(version) ?? written(version);
  known.set(version, found);
  return await found;
}

/** Makes an empty file of an earlier schema, or of this one. */
export async function layOut(database: Database.Database, version: number): Promise<void> {
  for (const one of await schemaAt(version)) {
    const isSQLites = isBehindFullText(one) || one.name.startsWith('sqlite_');
    if (one.sql !== null && !isSQLites) database.exec(one.sql);
  }
  database.pragma(`user_version = ${version}`);
}
