/** The log as it stands in the file, whichever game it is of. */
import type { Db } from '../schema.ts';
import type { CampaignActTable, CampaignEventTable } from '../tables/log.ts';

/** An act and its events as their columns say, whether it counts or not. */
export interface StoredAct extends Readonly<CampaignActTable> {
  readonly events: readonly CampaignEventTable[];
}

/** Acts read at a time: a long log is never held in memory. */
const CHUNK = 500;

/** Every act, or every one of a stretch, oldest first. */
export async function* readActs(
  db: Db,
  id: string,
  { first = 1, last }: { readonly first?: number; readonly last?: number } = {},
): AsyncGenerator<StoredAct> {
  for (let from = first; ; ) {
    const acts = await db
      .selectFrom('campaign_act')
      .where('campaign_id', '=', id)
      .where('act', '>=', from)
      .$if(last !== undefined, (query) => query.where('act', '<=', last ?? 0))
      .orderBy('act')
      .limit(CHUNK)
      .selectAll()
      .execute();
    const to = acts.at(-1)?.act;
    if (to === undefined) return;
    const events = await db
      .selectFrom('campaign_event')
      .where('campaign_id', '=', id)
      .where('act', '>=', from)
      .where('act', '<=', to)
      .orderBy('seq')
      .selectAll()
      .execute();
    const byAct = Map.groupBy(events, ({ act }) => act);
    for (const act of acts) yield { ...act, events: byAct.get(act.act) ?? [] };
    from = to + 1;
  }
}

/** A page of acts from this number on, oldest first, given-up ones among them; `next` is where the next page begins. */
export async function readActPage<T>(
  db: Db,
  id: string,
  { from, limit }: { readonly from: number; readonly limit: number },
  read: (act: StoredAct) => T,
): Promise<{ readonly acts: readonly T[]; readonly next: number | null }> {
  const acts: T[] = [];
  for await (const act of readActs(db, id, { first: from })) {
    if (acts.length === limit) return { acts, next: act.act };
    acts.push(read(act));
  }
  return { acts, next: null };
}

/** Each act with the last of its events, which says when it was done with. */
export const withLastEvent = (db: Db) =>
  db.selectFrom('campaign_act').innerJoin('campaign_event', (join) =>
    join
      .onRef('campaign_event.campaign_id', '=', 'campaign_act.campaign_id')
      .on('campaign_event.seq', '=', ({ selectFrom }) =>
        selectFrom('campaign_event as told')
          .whereRef('told.campaign_id', '=', 'campaign_act.campaign_id')
          .whereRef('told.act', '=', 'campaign_act.act')
          .select(({ fn }) => fn.max('told.seq').as('last')),
      ),
  );
