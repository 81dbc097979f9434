/** The rows of what the player has written. */
import type { Db } from '../schema.ts';
import type { WritingTable } from '../tables/writing.ts';

/** A note or a report. */
export type Text = Pick<WritingTable, 'what' | 'number'>;

export const writingsOf = (db: Db, id: string) => db.selectFrom('writing').where('campaign_id', '=', id);
