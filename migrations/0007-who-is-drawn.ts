/** What the curves and the shelf look up is found without going through everybody who ever was, and every point ever gained. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const INDEXES = [
  "create index figure_drawn on figure (campaign_id, position) where kind = 'star' or status = 'ready'",
  "create index rep_ledger_of_rep on rep_ledger (campaign_id, figure_id, seq) where counted = 'rep'",
] as const;

export const whoIsDrawn: Migration = {
  name: '0007-who-is-drawn',
  up: async (db: Kysely<unknown>) => {
    for (const index of INDEXES) await sql.raw(index).execute(db);
  },
};
