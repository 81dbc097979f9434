/** Giving up what was taken back: it stays in the log, and in the list of given-up lines. */
import { decodeTitle } from '../codecs/title.ts';
import type { Db, Trx } from '../schema.ts';
import { withLastEvent } from './acts.ts';
import { giveUpUndone } from './undo-words.ts';

/** Acts that are given up without asking. */
const GIVEN_UP_UNASKED = 5;

/** An act of a line, with its date in the campaign. */
export interface ActOnLine {
  readonly act: number;
  /** Plain data of the game's. */
  readonly title: unknown;
  readonly madeAt: string;
  /** Null in a game without a calendar. */
  readonly date: { readonly year: number; readonly period: number } | null;
}

/** A stretch of acts on one line. */
export interface LineSpan {
  readonly acts: number;
  readonly first: ActOnLine;
  readonly last: ActOnLine;
}

/** The acts as they read in a list, in the order of their numbers. */
export async function actsOnLine(db: Db, id: string, acts: readonly number[]): Promise<ActOnLine[]> {
  if (acts.length === 0) return [];
  const rows = await withLastEvent(db)
    .where('campaign_act.campaign_id', '=', id)
    .where('campaign_act.act', 'in', acts)
    .orderBy('campaign_act.act')
    .select(['campaign_act.act', 'title', 'made_at', 'world_year', 'world_period'])
    .execute();
  return rows.map(({ act, title, made_at, world_year, world_period }) => ({
    act,
    title: decodeTitle(title),
    madeAt: made_at,
    date: world_year === null || world_period === null ? null : { year: world_year, period: world_period },
  }));
}

/** The stretch of so many acts between its first and its last. */
export async function lineSpan(
  db: Db,
  id: string,
  { acts, first, last }: { readonly acts: number; readonly first: number; readonly last: number },
): Promise<LineSpan> {
  const ends = await actsOnLine(db, id, first === last ? [first] : [first, last]);
  const [from] = ends;
  const to = ends.at(-1);
  if (from === undefined || to === undefined)
    throw new Error(`campaign ${id} has no act ${first} or ${last}`);
  return { acts, first: from, last: to };
}

/** The acts that may be redone. */
async function undoneActs(db: Db, id: string) {
  return await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('state', '=', 'undone')
    .select(({ fn }) => [
      fn.countAll<number>().as('acts'),
      fn.min('act').as('first'),
      fn.max<number | null>('act').as('last'),
    ])
    .executeTakeFirstOrThrow();
}

/** The acts that were taken back and that the next act gives up, where they are so many that it asks; otherwise undefined. */
export async function askedToGiveUp(db: Db, id: string): Promise<LineSpan | undefined> {
  const { last, ...undone } = await undoneActs(db, id);
  return last !== null && undone.acts > GIVEN_UP_UNASKED
    ? await lineSpan(db, id, { ...undone, last })
    : undefined;
}

/** Gives up what was taken back, acts and words. */
export async function giveUpRest(trx: Trx, id: string, at: string): Promise<void> {
  const { last } = await undoneActs(trx, id);
  await giveUpUndone(trx, id, last);
  if (last === null) return;
  const undone = trx.updateTable('campaign_act').where('campaign_id', '=', id).where('state', '=', 'undone');
  await undone.set({ state: 'dropped' }).execute();
  await leaveLine(trx, id, last, at);
}

/** Enters a line, by its last act, in the list of those that were given up. */
async function leaveLine(trx: Trx, id: string, act: number, at: string): Promise<void> {
  await trx
    .insertInto('given_up_line')
    .values({ campaign_id: id, act, given_up_at: at, checksum: null })
    .onConflict((conflict) => conflict.columns(['campaign_id', 'act']).doUpdateSet({ given_up_at: at }))
    .execute();
}
