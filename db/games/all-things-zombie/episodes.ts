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

/** Each run that a campaign on the shelf has taken up, and that campaign: of several, as copies are, the oldest. */
export async function episodesOnShelf(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly run: string; readonly campaign: string }>`
    select episode.value ->> 'run' as run, head.id as campaign
    from campaign join campaign_head as head on head.id = campaign.campaign_id, json_each(campaign.episodes) as episode
    where head.deleted_at is null
    order by head.created_at desc, head.id desc`.execute(db);
  return new Map(rows.map(({ run, campaign }) => [run, campaign]));
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
