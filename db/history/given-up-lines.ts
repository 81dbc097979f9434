/** Lines that were given up: what they hold, and how one takes the place of the present line. */
import { sql } from 'kysely';
import { inTransaction } from '../file/transaction.ts';
import { NAMES_A_COPY } from '../log/acts-counted.ts';
import { type ActOnLine, actsOnLine, giveUpRest, type LineSpan, lineSpan } from '../log/given-up.ts';
import { obstacle, readHead, type StoreRefusal } from '../log/head.ts';
import type { Keeping, Turned } from '../log/keeping.ts';
import type { TableName } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { writtenWith } from '../writing/journal.ts';
import { doActsAgain, takeActsBack, type WayBack } from './undo-redo.ts';

export interface GivenUpLine extends LineSpan {
  /** ISO 8601, UTC. */
  readonly givenUpAt: string;
  /** The act that it goes on from, which is on the present line. */
  readonly after: ActOnLine;
  /** The stretch given up if the line comes back in place: the present line from there on; null where that ends there. */
  readonly instead: LineSpan | null;
  /** The line left before this copy was made, and comes back as a copy alone. */
  readonly beforeCopy: boolean;
}

interface Line {
  readonly givenUpAt: string;
  /** Newest first. */
  readonly acts: readonly number[];
  /** The act it goes on from, which counts or may be redone. */
  readonly after: number;
}

/** A given-up line by its last act; undefined where there is none. */
async function lineTo(db: Db, id: string, end: number): Promise<Line | undefined> {
  const { rows } = await sql<{ readonly act: number; readonly state: string; readonly at: string }>`
    with recursive line (act, parent, state, at) as (
      select act, parent, state, given_up_at from campaign_act join given_up_line using (campaign_id, act)
        where campaign_id = ${id} and act = ${end}
      union all
      select below.act, below.parent, below.state, at from line
      join campaign_act as below on below.campaign_id = ${id} and below.act = line.parent
      where line.state = 'dropped'
    ) select act, state, at from line`.execute(db);
  const after = rows.at(-1);
  if (after === undefined || after.state === 'dropped' || rows.length < 2) return undefined;
  return { givenUpAt: after.at, acts: rows.slice(0, -1).map(({ act }) => act), after: after.act };
}

/** Acts of the present line after an act, whether they count or may be redone: how many, the first, the last, and how many name a copy. */
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
      fn.countAll<number>().filterWhere('command', 'in', NAMES_A_COPY).as('copies'),
    ])
    .executeTakeFirstOrThrow();
}

/** Number of acts after this one that count, where the log stands at that revision; else none. */
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
    .select('act')
    .execute();
  const lines: GivenUpLine[] = [];
  for (const { act: last } of ends) {
    const line = await lineTo(db, id, last);
    if (line === undefined) continue;
    const { acts, after, givenUpAt } = line;
    const { copies, ...present } = await presentAfter(db, id, after);
    lines.push({
      ...(await lineSpan(db, id, { acts: acts.length, first: acts.at(-1) ?? last, last })),
      givenUpAt,
      after: (await lineSpan(db, id, { acts: 1, first: after, last: after })).last,
      beforeCopy: copies > 0,
      instead: present.acts === 0 ? null : await lineSpan(db, id, present),
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
  const found = await lineTo(db, id, line);
  if (found === undefined) return undefined;
  const left = found.acts.filter((act) => after === null || act < after);
  const page = left.slice(0, limit);
  const acts = await actsOnLine(db, id, page);
  return { acts: acts.toReversed(), next: left.length > limit ? (page.at(-1) ?? null) : null };
}

/** `titles` are of the acts that were brought back. */
export type Restored<State> =
  | Turned<State>
  | { readonly ok: false; readonly refusal: StoreRefusal | { readonly code: 'no-such-line' } };

export interface LineBack extends Pick<WayBack, 'at' | 'pastCopies'> {
  /** Last act of the line, by which it is known. */
  readonly line: number;
}

/** Makes the acts of a given-up line those that may be redone, where nothing else may be. */
async function makeRedoable(trx: Trx, id: string, end: number, { after, acts }: Line): Promise<void> {
  const numbers = JSON.stringify(acts);
  await sql`update campaign_act set state = 'undone'
    where campaign_id = ${id} and act > ${after} and act in (select value from json_each(${numbers}))`.execute(
    trx,
  );
  await trx.updateTable('campaign_head').set({ line_end: end }).where('id', '=', id).execute();
  const listed = trx.deleteFrom('given_up_line').where('campaign_id', '=', id);
  await listed.where('act', '=', end).execute();
}

/** Takes back what comes after an act of the present line, or redoes what leads to it; undefined where the log stands there. */
async function goTo<State extends object, Act, T extends TableName>(
  trx: Trx,
  id: string,
  revision: number,
  { at, backTo, pastCopies }: Required<WayBack> & { readonly backTo: number },
  kept: Keeping<State, Act, T>,
): Promise<Turned<State> | undefined> {
  const head = await readHead(trx, id);
  if (head === undefined || head.act === backTo) return undefined;
  return head.act > backTo
    ? await takeActsBack(trx, id, revision, { at, backTo, pastCopies }, kept)
    : await doActsAgain(trx, id, revision, { at, upTo: backTo, words: true }, kept);
}

/**
 * Brings a given-up line back in place: the log goes to the act where the line left, gives up what comes after it there as
 * an act would, and redoes the line. It costs what is taken back and what is brought back.
 */
export async function bringBackLine<State extends object, Act, T extends TableName>(
  db: Db,
  id: string,
  revision: number,
  { at, line: end, pastCopies = false }: LineBack,
  kept: Keeping<State, Act, T>,
): Promise<Restored<State>> {
  return await inTransaction(db, async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return { ok: false, refusal };
    const line = await lineTo(trx, id, end);
    if (line === undefined) return { ok: false, refusal: { code: 'no-such-line' } };
    const there = await goTo(trx, id, revision, { at, backTo: line.after, pastCopies }, kept);
    if (there?.ok === false) return there;
    await giveUpRest(trx, id, at);
    await makeRedoable(trx, id, end, line);
    await writtenWith(trx, id, end);
    return await doActsAgain(trx, id, there?.head.revision ?? revision, { at, upTo: end }, kept);
  });
}
