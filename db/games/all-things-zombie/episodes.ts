/** Campaigns that have taken up runs of other games, and those runs. */
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

export interface TakenUp {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  /** True if the end of the run has been entered. */
  readonly told: boolean;
  /** True if the campaign’s house rule lets the run bring something. */
  readonly spoils: boolean;
}

/** Episodes of a campaign; none where they are damaged: its check says so. */
const EPISODES = sql`json_each(case when json_valid(campaign.episodes) then campaign.episodes else '[]' end)`;

/** Each run that a campaign on the shelf has taken up, and that campaign: of several, as copies are, the oldest. */
export async function episodesOnShelf(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly run: string; readonly campaign: string }>`
    select episode.value ->> 'run' as run, head.id as campaign
    from campaign join campaign_head as head on head.id = campaign.campaign_id, ${EPISODES} as episode
    where head.deleted_at is null
    order by head.created_at desc, head.id desc`.execute(db);
  return new Map(rows.map(({ run, campaign }) => [run, campaign]));
}

/** Campaigns on the shelf that have taken up the run, the last one changed first. */
export async function takenUpBy(db: Db, run: string): Promise<TakenUp[]> {
  type Read = Omit<TakenUp, 'told' | 'spoils'> & { readonly told: number; readonly spoils: number };
  const { rows } = await sql<Read>`
    select head.id, head.name, head.revision, episode.value ->> 'outcome' is not null as told,
      campaign.house_rules ->> 'episodesBringSpoils' is not null as spoils
    from campaign join campaign_head as head on head.id = campaign.campaign_id, ${EPISODES} as episode
    where head.deleted_at is null and episode.value ->> 'run' = ${run}
    order by head.changed_at desc, head.id`.execute(db);
  return rows.map((row) => ({ ...row, told: row.told === 1, spoils: row.spoils === 1 }));
}

/** The runs that hang on a campaign, as far as they stand on the shelf, in the order it took them up. */
async function runsOnShelf(db: Db, campaign: string): Promise<string[]> {
  const { rows } = await sql<{ readonly run: string }>`
    select episode.value ->> 'run' as run
    from campaign, ${EPISODES} as episode
      join campaign_head as head on head.id = episode.value ->> 'run' and head.deleted_at is null
    where campaign.campaign_id = ${campaign}
    order by episode.key`.execute(db);
  return rows.map(({ run }) => run);
}

/** The payload of an event; an empty one where it is damaged: its check says so. */
const TOLD = sql`case when json_valid(event.payload) then event.payload else '{}' end`;

/**
 * The runs that the log of a campaign names, given-up lines and acts that were taken back among it, in the order it first does: here, in
 * the bin, or gone for good.
 */
export async function runsNamed(db: Db, campaign: string): Promise<string[]> {
  const { rows } = await sql<{ readonly run: string }>`
    select run from (
      select event.seq, ${TOLD} ->> 'run' as run from campaign_event as event
      where event.campaign_id = ${campaign} and event.type in ('episode-begun', 'episode-ended')
      union all
      select event.seq, episode.value ->> 'run' from campaign_event as event,
        json_each(${TOLD}, '$.state.episodes') as episode
      where event.campaign_id = ${campaign} and event.type = 'log-damaged'
    ) where run is not null group by run order by min(seq), run`.execute(db);
  return rows.map(({ run }) => run);
}

/** Games among the runs named that are here, on the shelf or in the bin: they belong to the campaign wherever it goes. */
export async function runsOf(db: Db, campaign: string): Promise<string[]> {
  const named = await runsNamed(db, campaign);
  if (named.length === 0) return [];
  const games = db.selectFrom('campaign_head').where('state', 'is not', null);
  const heads = await games.where('id', 'in', named).select('id').execute();
  return named.filter((run) => heads.some(({ id }) => id === run));
}

/** Runs on the shelf that hang on no other campaign there. */
export async function runsOnlyOf(db: Db, campaign: string): Promise<string[]> {
  const only: string[] = [];
  for (const run of await runsOnShelf(db, campaign)) {
    if ((await takenUpBy(db, run)).every(({ id }) => id === campaign)) only.push(run);
  }
  return only;
}
