/** What the Stockpile, People met and the house rules look up in the log, without going through all of it. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const INDEXES = [
  `create index campaign_event_of_stock on campaign_event (campaign_id, seq)
    where type in ('stock-gained', 'stock-used', 'vehicle-taken-along')`,
  `create index campaign_event_of_meeting on campaign_event (campaign_id, json_extract(payload, '$.contact.id'))
    where type = 'group-met'`,
  `create index campaign_event_of_dealing on campaign_event (campaign_id, json_extract(payload, '$.contact'), seq)
    where type = 'group-dealt-with'`,
  `create index campaign_event_of_agreement on campaign_event (campaign_id, seq)
    where type in ('house-rules-set', 'last-year-set', 'division-changed')`,
];

export const holdings: Migration = {
  name: '0003-holdings',
  up: async (db: Kysely<unknown>) => {
    for (const statement of INDEXES) await sql.raw(statement).execute(db);
  },
};
