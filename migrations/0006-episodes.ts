/** A campaign takes up runs of other games as episodes. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

export const episodes: Migration = {
  name: '0006-episodes',
  up: async (db: Kysely<unknown>) => {
    await sql`alter table campaign add column episodes text not null default '[]' check (json_valid(episodes))`.execute(
      db,
    );
    // The checksum of a campaign's state covers its episodes from here on.
    await sql`insert or ignore into projection_due select campaign_id from campaign`.execute(db);
  },
};
