/** A campaign or game where it lies, with the runs that its log names. */
import { runsOf } from '../games/games.ts';
import type { Db } from '../schema.ts';
import type { CampaignHeadTable } from '../tables/log.ts';

export interface WithRuns {
  readonly db: Db;
  readonly head: CampaignHeadTable;
  /** Heads of the runs. */
  readonly runs: readonly CampaignHeadTable[];
}

/** Undefined if there is no such campaign or game. */
export async function withRuns(db: Db, id: string): Promise<WithRuns | undefined> {
  const heads = db.selectFrom('campaign_head').selectAll();
  const head = await heads.where('id', '=', id).executeTakeFirst();
  if (head === undefined) return undefined;
  const runs: CampaignHeadTable[] = [];
  for (const run of await runsOf(db, id))
    runs.push(await heads.where('id', '=', run).executeTakeFirstOrThrow());
  return { db, head, runs };
}
