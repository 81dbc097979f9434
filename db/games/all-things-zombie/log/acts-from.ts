/** The log as it stands: acts oldest first, given-up ones among them, each with all that it told. */
import { decodeTitle } from '../../../codecs/title.ts';
import type { Db } from '../../../schema.ts';
import type { ActState } from '../../../tables/log.ts';
import { readWholeStretch, type Told } from './events.ts';

export interface ActWithEvents {
  readonly act: number;
  /** The act it goes on from; null for the first. */
  readonly parent: number | null;
  readonly line: number;
  readonly command: string;
  /** As facts, which its game says in words. */
  readonly title: unknown;
  readonly madeAt: string;
  readonly state: ActState;
  readonly told: readonly Told[];
}

/** A page of acts from this number on; `next` is where the next page begins. */
export async function actsFrom(
  db: Db,
  campaign: string,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<{ readonly acts: readonly ActWithEvents[]; readonly next: number | null }> {
  const rows = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', campaign)
    .where('act', '>=', from)
    .orderBy('act')
    .limit(limit + 1)
    .select(['act', 'parent', 'line', 'command', 'title', 'made_at as madeAt', 'state'])
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.act ?? from;
  const events = await readWholeStretch(db, campaign, { from, before: last + 1 });
  const byAct = Map.groupBy(events, ({ act }) => act);
  return {
    acts: page.map((row) => ({
      ...row,
      title: decodeTitle(row.title),
      told: (byAct.get(row.act) ?? []).map(({ event, rolls }) => ({ event, rolls })),
    })),
    next: rows.length > limit ? last + 1 : null,
  };
}
