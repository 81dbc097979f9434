/**
 * Undo, redo and going back in the log of any game. The log only marks acts, and counts their dice; what they leave of the
 * game is taken back, or left again, as its keeping says.
 */

import { rollsOf } from '../codecs/rolls.ts';
import { decodeTitle } from '../codecs/title.ts';
import { inTransaction } from '../file/transaction.ts';
import { readActs, type StoredAct } from '../log/acts.ts';
import { namesACopy } from '../log/acts-counted.ts';
import { advance, FIRST_ACT, obstacle, refused } from '../log/head.ts';
import type { Keeping, Turned, Undoing } from '../log/keeping.ts';
import type { TableName } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { continueTally, shortenTally } from '../tally/tally-rows.ts';
import { writtenOnTheWay } from '../writing/journal.ts';
import { rewrite } from './rebuild.ts';

/** The acts after one, or the last one, with what takes each back, newest first. */
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
    .select(['campaign_act.act', 'parent', 'title', 'command', 'inverse', 'state_checksum'])
    .execute();
}

async function toRedo(trx: Trx, id: string, upTo: number | undefined): Promise<StoredAct[]> {
  const { first, last } = await trx
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('state', '=', 'undone')
    .$if(upTo !== undefined, (query) => query.where('act', '<=', upTo ?? 0))
    .select(({ fn }) => [fn.min('act').as('first'), fn.max('act').as('last')])
    .executeTakeFirstOrThrow();
  // Both ends are null where no act was undone.
  if (first === null) return [];
  const acts: StoredAct[] = [];
  for await (const act of readActs(trx, id, { first, last: upTo === undefined ? first : last })) {
    if (act.state === 'undone') acts.push(act);
  }
  return acts;
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

/** The events of these acts, of one line; among them stand those of lines given up, which are left out. */
async function eventsOf(trx: Trx, id: string, acts: readonly Undoing[]) {
  const numbers = new Set(acts.map(({ act }) => act));
  const { since } = await trx
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .where('act', '=', Math.min(...numbers))
    .select((column) => column.fn.min('seq').as('since'))
    .executeTakeFirstOrThrow();
  const events = await trx
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    // By number, so that none before the first is gone through.
    .where('seq', '>=', since)
    .orderBy('seq')
    .select(['seq', 'act', 'rolls'])
    .execute();
  return { since, events: events.filter(({ act }) => numbers.has(act)) };
}

/** Takes back what these acts left, and counts their dice off; undefined, and nothing done, where what was kept doesn't lead there. */
async function tookBack<State extends object, Act, T extends TableName>(
  trx: Trx,
  id: string,
  acts: readonly Undoing[],
  kept: Keeping<State, Act, T>,
): Promise<State | undefined> {
  const { since, events } = await eventsOf(trx, id, acts);
  const back = await kept.takeBack(trx, acts, since);
  if (back !== undefined) await shortenTally(trx, id, events.map(rollsOf));
  return back;
}

export interface WayBack {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Every act after this one; otherwise the last one. */
  readonly backTo?: number | undefined;
  /** Takes back the act that named the original too, where that is a copy itself: the new copy is named anew. */
  readonly pastCopies?: boolean;
}

/** Takes back the last act that counts, or every one after `backTo`. The beginning stays, and so does the name given to a copy. */
export async function takeActsBack<State extends object, Act, T extends TableName>(
  db: Db,
  id: string,
  revision: number,
  { at, backTo, pastCopies = false }: WayBack,
  kept: Keeping<State, Act, T>,
): Promise<Turned<State>> {
  return await inTransaction(db, async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const acts = await toUndo(trx, id, backTo);
    const first = acts.at(-1);
    if (first === undefined || first.parent === null) return refused({ code: 'nothing-to-undo' });
    if (!pastCopies && acts.some(namesACopy)) return refused({ code: 'copy-made' });
    const back = await tookBack(trx, id, acts, kept);
    await markUndone(trx, id, first.act, first.parent);
    const state = back ?? (await rewrite(trx, id, kept));
    const titles = acts.map(({ title }) => decodeTitle(title));
    return { ok: true, head: await advance(trx, id, at, kept.nameOf(state)), ...state, titles };
  });
}

/** Does the act undone last again, or every undone one up to `upTo`; with the words that redo would come to in between. */
export async function doActsAgain<State extends object, Act, T extends TableName>(
  db: Db,
  id: string,
  revision: number,
  {
    at,
    upTo,
    words = false,
  }: { readonly at: string; readonly upTo?: number | undefined; readonly words?: boolean },
  kept: Keeping<State, Act, T>,
): Promise<Turned<State>> {
  return await inTransaction(db, async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const acts = await toRedo(trx, id, upTo);
    const last = acts.at(-1);
    if (last === undefined) return refused({ code: 'nothing-to-redo' });
    const state = await kept.doAgain(trx, acts);
    await continueTally(
      trx,
      id,
      acts.flatMap(({ events }) => events.map(rollsOf)),
    );
    await markDone(trx, id, last.act);
    if (words) await writtenOnTheWay(trx, id, last.act);
    const titles = acts.map(({ title }) => decodeTitle(title));
    return { ok: true, head: await advance(trx, id, at, kept.nameOf(state)), ...state, titles };
  });
}
