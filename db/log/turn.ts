/**
 * Undo, redo and going back in the log of any game. The log only marks acts; what they leave of the game is taken back, or
 * left again, as its keeping says.
 */
import { decodeTitle } from '../codecs/title.ts';
import { inTransaction } from '../file/transaction.ts';
import type { Db, Trx } from '../schema.ts';
import { advance, type CampaignHead, FIRST_ACT, obstacle, refused, type StoreRefusal } from './head.ts';

/** An act to be taken back, with what was kept for that; null in a file from before it was kept. */
export interface Undoing {
  readonly act: number;
  readonly parent: number | null;
  readonly title: string;
  readonly inverse: string | null;
  readonly state_checksum: string | null;
}

/** How a game's state is kept beside its log. */
export interface Keeping<From, State> {
  /** Where the game stands. */
  readonly read: (trx: Trx) => Promise<From>;
  /** Writes the state as it was before these acts, the last that count, newest first; undefined where it can't. */
  readonly takeBack: (trx: Trx, from: From, acts: readonly Undoing[]) => Promise<State | undefined>;
  /** Writes the state that these acts lead to. */
  readonly doAgain: (trx: Trx, from: From, acts: readonly number[]) => Promise<State>;
  /** Writes the state that the acts which count add up to, and what takes each of them back. Fails as `unreadable`. */
  readonly fold: (trx: Trx) => Promise<State>;
  readonly nameOf: (state: State) => string;
}

export type TurnedTo<State> =
  | {
      readonly ok: true;
      readonly head: CampaignHead;
      readonly state: State;
      /** Of the acts undone or redone, in the order that was done. */
      readonly titles: readonly unknown[];
    }
  | { readonly ok: false; readonly refusal: StoreRefusal };

async function toUndo(trx: Trx, id: string, backTo: number | undefined): Promise<Undoing[]> {
  return await trx
    .selectFrom('campaign_act')
    .leftJoin('act_inverse', (join) =>
      join
        .onRef('act_inverse.campaign_id', '=', 'campaign_act.campaign_id')
        .onRef('act_inverse.act', '=', 'campaign_act.act'),
    )
    .where('campaign_act.campaign_id', '=', id)
    .where('state', '=', 'done')
    .where('campaign_act.act', '>', Math.max(FIRST_ACT, backTo ?? FIRST_ACT))
    .orderBy('campaign_act.act', 'desc')
    .$if(backTo === undefined, (query) => query.limit(1))
    .select(['campaign_act.act', 'parent', 'title', 'inverse', 'state_checksum'])
    .execute();
}

async function toRedo(trx: Trx, id: string, upTo: number | undefined) {
  return await trx
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('state', '=', 'undone')
    .$if(upTo !== undefined, (query) => query.where('act', '<=', upTo ?? 0))
    .orderBy('act')
    .$if(upTo === undefined, (query) => query.limit(1))
    .select(['act', 'title'])
    .execute();
}

/** Marks those that count from an act on as undone. */
async function markUndone(trx: Trx, id: string, from: number, head: number): Promise<void> {
  const done = trx.updateTable('campaign_act').set({ state: 'undone' }).where('state', '=', 'done');
  await done.where('campaign_id', '=', id).where('act', '>=', from).execute();
  await trx.updateTable('campaign_head').set({ act: head }).where('id', '=', id).execute();
}

/** Marks those that were undone, up to an act, as done. */
async function markDone(trx: Trx, id: string, to: number): Promise<void> {
  const undone = trx.updateTable('campaign_act').set({ state: 'done' }).where('state', '=', 'undone');
  await undone.where('campaign_id', '=', id).where('act', '<=', to).execute();
  await trx.updateTable('campaign_head').set({ act: to }).where('id', '=', id).execute();
}

/** Takes back the last act that counts, or every one after `backTo`. The beginning stays. */
export async function takeActsBack<From, State>(
  db: Db,
  id: string,
  revision: number,
  { at, backTo }: { readonly at: string; readonly backTo?: number | undefined },
  kept: Keeping<From, State>,
): Promise<TurnedTo<State>> {
  return await inTransaction(db, async (trx): Promise<TurnedTo<State>> => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const acts = await toUndo(trx, id, backTo);
    const first = acts.at(-1);
    if (first === undefined || first.parent === null) return refused({ code: 'nothing-to-undo' });
    const back = await kept.takeBack(trx, await kept.read(trx), acts);
    await markUndone(trx, id, first.act, first.parent);
    const state = back ?? (await kept.fold(trx));
    const titles = acts.map(({ title }) => decodeTitle(title));
    return { ok: true, head: await advance(trx, id, at, kept.nameOf(state)), state, titles };
  });
}

/** Does the act undone last again, or every undone one up to `upTo`. */
export async function doActsAgain<From, State>(
  db: Db,
  id: string,
  revision: number,
  { at, upTo }: { readonly at: string; readonly upTo?: number | undefined },
  kept: Keeping<From, State>,
): Promise<TurnedTo<State>> {
  return await inTransaction(db, async (trx): Promise<TurnedTo<State>> => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const acts = await toRedo(trx, id, upTo);
    const last = acts.at(-1);
    if (last === undefined) return refused({ code: 'nothing-to-redo' });
    const numbers = acts.map(({ act }) => act);
    const state = await kept.doAgain(trx, await kept.read(trx), numbers);
    await markDone(trx, id, last.act);
    const titles = acts.map(({ title }) => decodeTitle(title));
    return { ok: true, head: await advance(trx, id, at, kept.nameOf(state)), state, titles };
  });
}

/**
 * The stored events of acts of one line, in order, without going through those before the first. Among them stand those of
 * lines given up, which are left out.
 */
export async function eventsOf(trx: Trx, id: string, acts: readonly number[]) {
  const numbers = new Set(acts);
  const { since } = await trx
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .where('act', '=', Math.min(...acts))
    .select((column) => column.fn.min('seq').as('since'))
    .executeTakeFirstOrThrow();
  const events = await trx
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .where('seq', '>=', since)
    .orderBy('seq')
    .select(['seq', 'act', 'type', 'payload', 'rolls'])
    .execute();
  return events.filter(({ act }) => numbers.has(act));
}
