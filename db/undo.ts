/** Undo and redo. The log only marks acts; the projections are folded anew from those that count. */
import type { Campaign } from '../src/rules/all-things-zombie/campaign/state.ts';
import { advance, type CampaignHead, FIRST_ACT, obstacle, refused, type StoreRefusal } from './head.ts';
import { readLog } from './log.ts';
import { rewrite } from './projection.ts';
import type { ActState, Db, Trx } from './schema.ts';

export type Turned =
  | {
      readonly ok: true;
      readonly head: CampaignHead;
      readonly campaign: Campaign;
      /** Of the acts undone or redone, in the order that was done. */
      readonly titles: readonly string[];
    }
  | { readonly ok: false; readonly refusal: StoreRefusal };

interface Marked {
  readonly act: number;
  readonly title: string;
}

async function turn(
  trx: Trx,
  id: string,
  acts: readonly Marked[],
  state: ActState,
  at: string,
): Promise<Turned> {
  await trx
    .updateTable('campaign_act')
    .set({ state })
    .where('campaign_id', '=', id)
    .where(
      'act',
      'in',
      acts.map(({ act }) => act),
    )
    .execute();
  const campaign = await rewrite(trx, id, await readLog(trx, id));
  return { ok: true, head: await advance(trx, id, at), campaign, titles: acts.map(({ title }) => title) };
}

/** Takes back the last act that counts, or every one after `backTo`. The beginning stays. */
export async function undo(
  db: Db,
  id: string,
  revision: number,
  { at, backTo }: { readonly at: string; readonly backTo?: number | undefined },
): Promise<Turned> {
  return await db.transaction().execute(async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const done = await trx
      .selectFrom('campaign_act')
      .where('campaign_id', '=', id)
      .where('state', '=', 'done')
      .where('act', '>', Math.max(FIRST_ACT, backTo ?? FIRST_ACT))
      .orderBy('act', 'desc')
      .select(['act', 'title'])
      .execute();
    const acts = backTo === undefined ? done.slice(0, 1) : done;
    return acts.length === 0 ? refused({ code: 'nothing-to-undo' }) : await turn(trx, id, acts, 'undone', at);
  });
}

/** Does the act undone last again, or every undone one up to `upTo`. */
export async function redo(
  db: Db,
  id: string,
  revision: number,
  { at, upTo }: { readonly at: string; readonly upTo?: number | undefined },
): Promise<Turned> {
  return await db.transaction().execute(async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const undone = await trx
      .selectFrom('campaign_act')
      .where('campaign_id', '=', id)
      .where('state', '=', 'undone')
      .orderBy('act')
      .select(['act', 'title'])
      .execute();
    const acts = upTo === undefined ? undone.slice(0, 1) : undone.filter(({ act }) => act <= upTo);
    return acts.length === 0 ? refused({ code: 'nothing-to-redo' }) : await turn(trx, id, acts, 'done', at);
  });
}
