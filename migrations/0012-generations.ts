/**
 * Which openings of Holdout have written into the file, and how often each has committed: by it a file is told from another version of
 * it that some other program has put in its place.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

export const generations: Migration = {
  name: '0012-generations',
  up: async (db: Kysely<unknown>) => {
    // `mark` is of one length, so that it is written over where it stands: `holdout:<id>:<commits>`.
    await sql`create table generation (
      place integer primary key check (place >= 0),
      mark text not null check (length(mark) = 35)
    ) strict`.execute(db);
  },
};
