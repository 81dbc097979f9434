/** Lines that were given up: what they hold, and how one takes the place of the present line. */
import { sql } from 'kysely';
import { rollsOf } from '../codecs/rolls.ts';
import { StoreFailure } from '../file/failure.ts';
import { inTransaction } from '../file/transaction.ts';
import type { TableName } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { continueTally } from '../tally/tally-rows.ts';
import { writtenOnTheWay, writtenWith } from '../writing/journal.ts';
import { giveUpUndone } from '../writing/turns.ts';
import { readActs, type StoredAct } from './acts.ts';
import { NAMES_A_COPY } from './acts-counted.ts';
import { type ActOnLine, actsOnLine, leaveLine, type Stretch, stretchOf } from './given-up.ts';
import { advance, type CampaignHead, obstacle, type StoreRefusal } from './head.ts';
import type { Keeping } from './keeping.ts';
import { rewrite } from './rebuild.ts';
import { words } from './text/lines.ts';
import { tookBack, toUndo } from './undo-redo.ts';

export interface GivenUpLine extends Stretch {
  /** ISO 8601, UTC. */
  readonly givenUpAt: string;
  /** The act that it goes on from, which is on the present line. */
  readonly after: ActOnLine;
  /** What is given up where it comes back in place: the present line from there on; null where that ends there. */
  readonly instead: Stretch | null;
  /** It left before this copy was made, and comes back as a copy alone. */
  readonly beforeCopy: boolean;
}

/** The acts from the end of a line down to the one that still counts, or may be redone, newest first; and that one. */
async function lineDownFrom(
  db: Db,
  id: string,
  end: number,
): Promise<{ readonly acts: readonly number[]; readonly after: number } | undefined> {
  const { rows } = await sql<{ readonly act: number; readonly state: string }>`
    with recursive line (act, parent, state) as (
      select act, parent, state from campaign_act where campaign_id = ${id} and act = ${end}
      union all
      select below.act, below.parent, below.state from line
      join campaign_act as below on below.campaign_id = ${id} and below.act = line.parent
      where line.state = 'dropped'
    ) select act, state from line`.execute(db);
  const after = rows.at(-1);
  if (after === undefined || after.state === 'dropped' || rows.length < 2) return undefined;
  return { acts: rows.slice(0, -1).map(({ act }) => act), after: after.act };
}

/** What of the present line comes after an act, whether it counts or may be redone. */
async function presentAfter(db: Db, id: string, act: number) {
  return await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('act', '>', act)
    .where('state', '<>', 'dropped')
    .select(({ fn }) => [
      fn.countAll<number>().as('acts'),
      fn.min('act').as('first'),
      fn.max('act').as('last'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether a copy was named after this act, on the present line. */
async function madeAfter(db: Db, id: string, act: number): Promise<boolean> {
  const named = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('act', '>', act)
    .where('state', '<>', 'dropped')
    .where('command', 'in', NAMES_A_COPY)
    .limit(1)
    .select('act')
    .executeTakeFirst();
  return named !== undefined;
}

/** How many acts after this one count, where the log stands at that revision; else none. */
export async function actsAfter(db: Db, id: string, revision: number, act: number): Promise<number> {
  const { acts } = await db
    .selectFrom('campaign_head')
    .innerJoin('campaign_act', 'campaign_act.campaign_id', 'campaign_head.id')
    .where('campaign_head.id', '=', id)
    .where('campaign_head.revision', '=', revision)
    .where('campaign_head.deleted_at', 'is', null)
    .where('campaign_act.act', '>', act)
    .where('campaign_act.state', '=', 'done')
    .select(({ fn }) => fn.countAll<number>().as('acts'))
    .executeTakeFirstOrThrow();
  return acts;
}

/** Every line that was given up, the last one first. */
export async function givenUpLines(db: Db, id: string): Promise<GivenUpLine[]> {
  const ends = await db
    .selectFrom('given_up_line')
    .where('campaign_id', '=', id)
    .orderBy('given_up_at', 'desc')
    .orderBy('act', 'desc')
    .select(['act', 'given_up_at'])
    .execute();
  const lines: GivenUpLine[] = [];
  for (const { act: end, given_up_at: givenUpAt } of ends) {
    const line = await lineDownFrom(db, id, end);
    if (line === undefined) continue;
    const { acts, after } = line;
    const [from] = await actsOnLine(db, id, [after]);
    if (from === undefined) continue;
    const present = await presentAfter(db, id, after);
    lines.push({
      givenUpAt,
      after: from,
      ...(await stretchOf(db, id, { acts: acts.length, first: acts.at(-1) ?? end, last: end })),
      beforeCopy: await madeAfter(db, id, after),
      instead: present.acts === 0 ? null : await stretchOf(db, id, present),
    });
  }
  return lines;
}

/** A page of a given-up line's acts, newest first; `after` is the last act seen. Undefined where there is no such line. */
export async function givenUpActs(
  db: Db,
  id: string,
  { line, after, limit }: { readonly line: number; readonly after: number | null; readonly limit: number },
): Promise<{ readonly acts: readonly ActOnLine[]; readonly next: number | null } | undefined> {
  const found = await lineDownFrom(db, id, line);
  if (found === undefined) return undefined;
  const left = found.acts.filter((act) => after === null || act < after);
  const page = left.slice(0, limit);
  const acts = await actsOnLine(db, id, page);
  return { acts: acts.toReversed(), next: left.length > limit ? (page.at(-1) ?? null) : null };
}

type Restored<State> =
  | ({
      readonly ok: true;
      readonly head: CampaignHead;
      /** Acts that were brought back, and those that were given up for it. */
      readonly acts: number;
      readonly gaveUp: number;
    } & State)
  | { readonly ok: false; readonly refusal: StoreRefusal | { readonly code: 'no-such-line' } };

export type { Restored };

/** What can't be followed any more, of the acts from before it was kept what each goes on from. */
const broken = (cause: unknown) => new StoreFailure('unreadable', words.thisLineCantBe, cause);

async function actsAgain(trx: Trx, id: string, numbers: ReadonlySet<number>): Promise<StoredAct[]> {
  const acts: StoredAct[] = [];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  for await (const act of readActs(trx, id, { first, last })) if (numbers.has(act.act)) acts.push(act);
  return acts;
}

/** Marks the line's acts as those that count, and what was on the present line after `fork` as given up. */
async function markLine(
  trx: Trx,
  id: string,
  { acts, fork, end }: { readonly acts: ReadonlySet<number>; readonly fork: number; readonly end: number },
): Promise<void> {
  const mark = (state: 'done' | 'dropped') =>
    trx.updateTable('campaign_act').set({ state }).where('campaign_id', '=', id);
  await mark('dropped').where('act', '>', fork).where('state', '<>', 'dropped').execute();
  const numbers = [...acts];
  const AT_ONCE = 5000;
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    await mark('done')
      .where('act', 'in', numbers.slice(from, from + AT_ONCE))
      .execute();
  }
  await trx.updateTable('campaign_head').set({ act: end, line_end: end }).where('id', '=', id).execute();
}

export interface LineBack {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** By its last act. */
  readonly line: number;
  /** One that left before the copy was made, too: the copy is named anew. */
  readonly pastCopies?: boolean;
}

/**
 * Brings a given-up line back in place, by its last act: all its acts count again, and the present line becomes a
 * given-up one. It costs what is taken back and what is brought back.
 */
export async function bringBackLine<State extends object, Act, T extends TableName>(
  db: Db,
  id: string,
  revision: number,
  { at, line: end, pastCopies = false }: LineBack,
  kept: Keeping<State, Act, T>,
): Promise<Restored<State>> {
  return await inTransaction(db, async (trx) => {
    const no = (refusal: StoreRefusal | { readonly code: 'no-such-line' }) =>
      ({ ok: false, refusal }) as const;
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return no(refusal);
    const listed = await trx
      .selectFrom('given_up_line')
      .where('campaign_id', '=', id)
      .where('act', '=', end)
      .select('act')
      .executeTakeFirst();
    const found = listed === undefined ? undefined : await lineDownFrom(trx, id, end);
    if (found === undefined) return no({ code: 'no-such-line' });
    const { after: fork } = found;
    const before = await trx
      .selectFrom('campaign_head')
      .where('id', '=', id)
      .select(['act', 'line_end'])
      .executeTakeFirstOrThrow();
    const [stood, present] = [before.act ?? 1, before.line_end ?? 1];
    if (!pastCopies && (await madeAfter(trx, id, fork))) return no({ code: 'copy-made' });
    const { acts: gaveUp } = await presentAfter(trx, id, fork);

    const back = stood > fork ? await toUndo(trx, id, fork) : [];
    const atFork = back.length === 0 ? undefined : await tookBack(trx, id, back, kept);
    const taken = back.length === 0 || atFork !== undefined;
    // What is brought back goes on from there, and reads its name in the head.
    if (atFork !== undefined)
      await trx
        .updateTable('campaign_head')
        .set({ name: kept.nameOf(atFork) })
        .where('id', '=', id)
        .execute();
    const again = new Set(found.acts);
    // The line may go on from an act that was taken back itself.
    const onTheWay = await trx
      .selectFrom('campaign_act')
      .where('campaign_id', '=', id)
      .where('state', '=', 'undone')
      .where('act', '<=', fork)
      .select('act')
      .execute();
    for (const { act } of onTheWay) again.add(act);

    await writtenOnTheWay(trx, id, fork);
    await giveUpUndone(trx, id, present);
    if (present > fork) await leaveLine(trx, id, present, at);
    await trx.deleteFrom('given_up_line').where('campaign_id', '=', id).where('act', '=', end).execute();
    const state = await (async () => {
      try {
        const acts = await actsAgain(trx, id, again);
        const followed = taken ? await kept.doAgain(trx, acts) : undefined;
        if (taken)
          await continueTally(
            trx,
            id,
            acts.flatMap(({ events }) => events.map(rollsOf)),
          );
        await markLine(trx, id, { acts: again, fork, end });
        return followed ?? (await rewrite(trx, id, kept));
      } catch (error) {
        throw broken(error);
      }
    })();
    await writtenWith(trx, id, end);
    const head = await advance(trx, id, at, kept.nameOf(state));
    return { ok: true, head, acts: found.acts.length, gaveUp, ...state };
  });
}
