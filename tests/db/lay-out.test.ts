/** An empty file is laid out as its migrations leave one. */
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { dialect } from '../../db/file/dialect.ts';
import { layOut } from '../../db/file/lay-out.ts';
import { MIGRATIONS } from '../../migrations/index.ts';

const schemaIn = (database: Database.Database) =>
  database.prepare('select type, name, tbl_name, sql from sqlite_schema order by name').all();

it.each(MIGRATIONS.map((_, at) => at + 1))('of version %i', async (version) => {
  const [migrated, laidOut] = [new Database(':memory:'), new Database(':memory:')];
  migrated.pragma('foreign_keys = off');
  const db = new Kysely<unknown>({ dialect: dialect(migrated) });
  for (const { up } of MIGRATIONS.slice(0, version)) await up(db);
  await layOut(laidOut, version);
  expect(schemaIn(laidOut)).toEqual(schemaIn(migrated));
  expect(laidOut.pragma('user_version', { simple: true })).toBe(version);
  migrated.close();
  laidOut.close();
});
