import type { Database } from 'better-sqlite3';
import { Kysely } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import { dialect } from './dialect.ts';

/** Makes an empty file of an earlier schema, or of this one. */
export async function layOut(database: Database, version: number): Promise<void> {
  const db = new Kysely<unknown>({ dialect: dialect(database) });
  for (const { up } of MIGRATIONS.slice(0, version)) await up(db);
  database.pragma(`user_version = ${version}`);
}
