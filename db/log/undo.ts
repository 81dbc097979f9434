/**
 * Undo and redo. The log only marks acts; the projections are folded anew from those that count, or changed by the one
 * act alone where the campaign is known as it was.
 */

import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import type { Seen } from '../../src/rules/core/seen.ts';
import { decodeTitle } from '../codecs/title.ts';
import { rewrite } from '../projection/projection.ts';
import type { Db, Trx } from '../schema.ts';
import type { ActState, CampaignActTable } from '../tables/log.ts';
import {
  type ActTitle,
  advance,
  type CampaignHead,
  FIRST_ACT,
  obstacle,
  refused,
  type StoreRefusal,
} from './head.ts';
import { type KnownCampaign, stillGood } from './known.ts';
import { readLog } from './log.ts';
import { doAgain, takeBack } from './one-act.ts';

export type Turned =
  | {
      readonly ok: true;
      readonly head: CampaignHead;
      readonly campaign: Seen<Campaign>;
      /** Of the acts undone or redone, in the order that was done. */
      readonly titles: readonly unknown[];
    }
  | { readonly ok: false; readonly refusal: StoreRefusal };

interface Turning {
  readonly acts: readonly ActTitle[];
  readonly state: ActState;
  /** The act that counts last afterwards. */
  readonly to: number;
  readonly at: string;
  /** As it stands before; good for one act alone. */
  readonly known: KnownCampaign | undefined;
}

const marked = ({ act, title }: Pick<CampaignActTable, 'act' | 'title'>): ActTitle => ({
  act,
  title: decodeTitle(title),
});

/** The projections after one act; undefined where too little is known. */
async function byOneAct(
  trx: Trx,
  id: string,
  { acts: [only, another], state, known }: Turning,
): Promise<Seen<Campaign> | undefined> {
  if (known === undefined || only === undefined || another !== undefined) return undefined;
  if (state === 'done') return await doAgain(trx, id, only.act, known.campaign);
  if (known.before?.act !== only.act) return undefined;
  const before = known.before.campaign;
  await takeBack(trx, id, only.act, { now: known.campaign, before });
  return before;
}

async function turn(trx: Trx, id: string, turning: Turning): Promise<Turned> {
  const { acts, state, to, at } = turning;
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
  await trx.updateTable('campaign_head').set({ act: to }).where('id', '=', id).execute();
  const campaign = (await byOneAct(trx, id, turning)) ?? (await rewrite(trx, id, await readLog(trx, id)));
  return {
    ok: true,
    head: await advance(trx, id, at, campaign.name),
    campaign,
    titles: acts.map(({ title }) => title),
  };
}

/** Takes back the last act that counts, or every one after `backTo`. The beginning stays. */
export async function undo(
  db: Db,
  id: string,
  revision: number,
  { at, backTo }: { readonly at: string; readonly backTo?: number | undefined },
  known?: KnownCampaign,
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
      .select(['act', 'parent', 'title'])
      .execute();
    const acts = (backTo === undefined ? done.slice(0, 1) : done).map(marked);
    const to = done[acts.length - 1]?.parent;
    if (to === undefined || to === null) return refused({ code: 'nothing-to-undo' });
    return await turn(trx, id, {
      acts,
      state: 'undone',
      to,
      at,
      known: await stillGood(trx, revision, known),
    });
  });
}

/** Does the act undone last again, or every undone one up to `upTo`. */
export async function redo(
  db: Db,
  id: string,
  revision: number,
  { at, upTo }: { readonly at: string; readonly upTo?: number | undefined },
  known?: KnownCampaign,
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
    const wanted = upTo === undefined ? undone.slice(0, 1) : undone.filter(({ act }) => act <= upTo);
    const acts = wanted.map(marked);
    const to = acts.at(-1)?.act;
    if (to === undefined) return refused({ code: 'nothing-to-redo' });
    return await turn(trx, id, { acts, state: 'done', to, at, known: await stillGood(trx, revision, known) });
  });
}
