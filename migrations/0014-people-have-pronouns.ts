/** A figure has a pronoun, and may have a short name of its own. Figures from before are spoken of as `they`. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const STATEMENTS = [
  "alter table figure add column pronoun text not null default 'they' check (pronoun in ('he', 'she', 'they'))",
  'alter table figure add column short_name text',
  // The checksum of a campaign’s state covers both from here on.
  'insert or ignore into projection_due select campaign_id from campaign',
];

export const peopleHavePronouns: Migration = {
  name: '0014-people-have-pronouns',
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
