/** Which campaigns have taken up a run. */
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

export interface TakenUp {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  /** Whether its end has been entered. */
  readonly told: boolean;
}

/** Those on the shelf, the last one changed first. */
export async function takenUpBy(db: Db, run: string): Promise<TakenUp[]> {
  const { rows } = await sql<Omit<TakenUp, 'told'> & { readonly told: number }>`
    select head.id, head.name, head.revision, episode.value ->> 'outcome' is not null as told
    from campaign join campaign_head as head on head.id = campaign.campaign_id, json_each(campaign.episodes) as episode
    where head.deleted_at is null and episode.value ->> 'run' = ${run}
    order by head.changed_at desc, head.id`.execute(db);
  return rows.map((row) => ({ ...row, told: row.told === 1 }));
}
