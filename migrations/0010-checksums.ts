/** What takes acts back, and half-filled forms, have checksums as well; those of older rows are counted as the file is opened. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const STATEMENTS = [
  'alter table act_inverse add column checksum text check (length(checksum) = 32)',
  'alter table draft add column checksum text check (length(checksum) = 32)',
];

export const checksums: Migration = {
  name: '0010-checksums',
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
