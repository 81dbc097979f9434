/**
 * A log that was damaged on the disk is made whole: what isn't as it was stored comes from a backup that still has it so, the
 * rest stays, and what stands beside the log is made what it adds up to. All of it or nothing.
 */
import { sql } from 'kysely';
import { attached, SOURCE } from '../file/attached.ts';
import { inTransaction } from '../file/transaction.ts';
import { insertAll, type Row, readRows, type TableName, writeDifference } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { forget } from '../search/search-index.ts';
import {
  damagedWords,
  mendWords,
  mendWordsInPlace,
  NO_WORDS,
  noWords,
  someDamaged,
  type WholeWords,
  type WordsMended,
} from '../writing/mend.ts';
import { readActs, type StoredAct } from './acts.ts';
import { mendBeside } from './beside.ts';
import { checksums } from './checksum.ts';
import { type GoingOn, goOnFromState } from './go-on.ts';
import { advance, FIRST_ACT, obstacle, refused } from './head.ts';
import { withoutIndexesOverJson } from './indexes-over-json.ts';
import type { Keeping, Turned } from './keeping.ts';
import { headOf, mendHead, takeHeadAsRead } from './mend-head.ts';
import { mendLines } from './mend-lines.ts';
import { folded, rewrite } from './rebuild.ts';
import { dueStates, MOST_ACTS } from './tree.ts';
import { untriggered } from './untriggered.ts';
import { verify } from './verify.ts';

/** Thrown within the transaction, where what comes out isn't whole. */
class NotMended extends Error {}

/** Acts by number whose checksum isn't theirs; numbers that are left out stand among them, without an act. */
async function wrongActs(
  trx: Db,
  id: string,
  upTo: number,
): Promise<ReadonlyMap<number, StoredAct | undefined>> {
  const wrong = new Map<number, StoredAct | undefined>();
  const checksumOf = checksums();
  let next = FIRST_ACT;
  for await (const act of readActs(trx, id)) {
    if (act.act <= MOST_ACTS) {
      for (; next < act.act; next += 1) wrong.set(next, undefined);
      next = act.act + 1;
    }
    if (act.checksum !== checksumOf(act)) wrong.set(act.act, act);
  }
  for (; next <= Math.min(upTo, MOST_ACTS); next += 1) wrong.set(next, undefined);
  return wrong;
}

/**
 * Puts the backup's acts in the place of those that are wrong here, the first one first: with a checksum, or an act, that was
 * gone, those after it may be right again. Gives their numbers.
 */
async function bringActs(trx: Trx, id: string, upTo: number): Promise<readonly number[]> {
  const source = trx.withSchema(SOURCE);
  const alsoWrong = await wrongActs(source, id, 0);
  const brought: number[] = [];
  for (;;) {
    const [first] = await wrongActs(trx, id, upTo);
    if (first === undefined) return brought;
    const [number, mine] = first;
    if (brought.includes(number) || alsoWrong.has(number)) throw new NotMended(`act ${number} differs`);
    await bringAct(trx, id, number, mine);
    brought.push(number);
  }
}

async function bringAct(trx: Trx, id: string, number: number, mine: StoredAct | undefined): Promise<void> {
  let theirs: StoredAct | undefined;
  for await (const act of readActs(trx.withSchema(SOURCE), id, { first: number, last: number })) theirs = act;
  if (theirs === undefined) throw new NotMended(`act ${number} is in no backup`);
  const seqs = [...(mine?.events ?? []), ...theirs.events].map(({ seq }) => seq);
  if (seqs.length > 0)
    await trx.deleteFrom('event_subject').where('campaign_id', '=', id).where('seq', 'in', seqs).execute();
  await trx.deleteFrom('campaign_event').where('campaign_id', '=', id).where('act', '=', number).execute();
  await trx.deleteFrom('campaign_act').where('campaign_id', '=', id).where('act', '=', number).execute();
  const { events, ...act } = theirs;
  await insertAll(trx, 'campaign_act', [act]);
  await insertAll(trx, 'campaign_event', events as readonly Row[]);
}

/** Which acts count follows from where the head stands, and on which line; it stands where most of them say. */
async function mendStates(trx: Trx, id: string): Promise<void> {
  const acts = await trx
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .orderBy('act')
    .select(['act', 'parent', 'state', 'made_at'])
    .execute();
  const { act: head, line_end } = await trx
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select(['act', 'line_end'])
    .executeTakeFirstOrThrow();
  const last = acts.findLast(({ state }) => state === 'done')?.act ?? FIRST_ACT;
  const ends = [line_end, acts.findLast(({ state }) => state !== 'dropped')?.act ?? null, null].map((end) =>
    end !== null && acts.some(({ act }) => act === end) ? end : (acts.at(-1)?.act ?? FIRST_ACT),
  );
  const [best] = [head ?? FIRST_ACT, last]
    .flatMap((act) => ends.map((lineEnd) => ({ act, lineEnd })))
    .map((at) => ({ at, due: dueStates(acts, at) }))
    .map(({ at, due }) => ({ at, due, wrong: acts.filter(({ act, state }) => due.get(act) !== state) }))
    .toSorted((a, b) => a.wrong.length - b.wrong.length);
  if (best === undefined) return;
  for (const { act } of best.wrong) {
    const state = best.due.get(act);
    if (state === undefined) continue;
    await trx
      .updateTable('campaign_act')
      .set({ state })
      .where('campaign_id', '=', id)
      .where('act', '=', act)
      .execute();
  }
  const { act, lineEnd } = best.at;
  await trx.updateTable('campaign_head').set({ act, line_end: lineEnd }).where('id', '=', id).execute();
  await mendLines(trx, id, acts, lineEnd);
}

async function hangingOf(trx: Trx, id: string) {
  return await trx
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .orderBy('act')
    .select(['act', 'parent', 'made_at'])
    .execute();
}

async function mendSubjects<State extends object, Act, T extends TableName>(
  trx: Trx,
  id: string,
  kept: Keeping<State, Act, T>,
): Promise<void> {
  const tables = { event_subject: ['campaign_id', 'seq', 'subject'] } as const;
  const subjects: Row[] = [];
  await folded(trx, id, kept, {
    after: ({ events }, beside) => {
      for (const [at, one] of beside.entries()) {
        const seq = events[at]?.seq ?? 0;
        subjects.push(...one.subjects.map((subject) => ({ campaign_id: id, seq, subject })));
      }
    },
  });
  await writeDifference(trx, tables, await readRows(trx, tables, id), { event_subject: subjects });
}

export interface Repaired {
  /** Acts that came from the backup. */
  readonly acts: readonly number[];
  /** Acts that no backup has, where play goes on from the present state. */
  readonly wentOn: readonly number[];
  readonly words: WordsMended;
  /** Nothing tells how it lay on the shelf; that counts as it can be read. */
  readonly headAsRead: boolean;
}

/** The last act that there must be: where the head says, unless that was damaged and can't be told. */
async function actToReach(trx: Trx, id: string, isHeadWhole: boolean): Promise<number> {
  const { last } = await trx
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('act', '<=', MOST_ACTS)
    .select(({ fn }) => fn.max('act').as('last'))
    .executeTakeFirstOrThrow();
  const head = await headOf(trx, id);
  return isHeadWhole && head?.act != null ? head.act : (last ?? FIRST_ACT);
}

/** Makes the log whole, where need be out of the backup that is attached. Throws a `NotMended`. */
async function mend<State extends object, Act, T extends TableName>(
  trx: Trx,
  id: string,
  kept: Keeping<State, Act, T>,
  { at, from, words, goOn }: How,
  going: GoingOn<Act>,
): Promise<{ readonly state: State } & Repaired> {
  await sql`pragma defer_foreign_keys = on`.execute(trx);
  const games = [kept.game];
  let wrong = new Set<number>();
  let acts: readonly number[] = [];
  let mended: WordsMended = NO_WORDS;
  const unhindered = async (work: () => Promise<void>) =>
    await untriggered(trx, async () => await withoutIndexesOverJson(trx, id, work));
  await unhindered(async () => {
    const isHeadWhole = await mendHead(trx, id, games);
    const marksAsRead = await mendWordsInPlace(trx, id);
    const upTo = await actToReach(trx, id, isHeadWhole);
    wrong = new Set((await wrongActs(trx, id, upTo)).keys());
    const damaged = wrong.size > 0;
    if (goOn && !damaged) throw new NotMended('its log is whole');
    if (damaged && from === undefined && !goOn) throw new NotMended('the log is damaged');
    if (words === undefined && someDamaged(await damagedWords(trx, id)))
      throw new NotMended('words are damaged');
    if (goOn) {
      const standing = await goOnFromState(trx, id, { wrong, head: upTo, at }, kept, going);
      await mendLines(trx, id, await hangingOf(trx, id), standing.lineEnd);
    } else {
      if (damaged) acts = await bringActs(trx, id, upTo);
      await mendStates(trx, id);
    }
    mended = await mendWords(trx, id, { words: words ?? noWords(), marksAsRead, at });
    await mendBeside(trx, id);
  });
  const state = await rewrite(trx, id, kept);
  await mendSubjects(trx, id, kept);
  // What it is called, and its state, stand there by now as the log has them.
  const isHeadWhole = await mendHead(trx, id, games);
  if (!isHeadWhole) await takeHeadAsRead(trx, id, kept.game);
  await forget(trx, id);
  const found = await verify(trx, id, kept);
  const [first] = found?.differences ?? [];
  if (first !== undefined) throw new NotMended(`${first.table} ${first.key} still differs`);
  return { state, acts, wentOn: goOn ? [...wrong] : [], words: mended, headAsRead: !isHeadWhole };
}

/**
 * From a file of ours, or from what there is. `words`: what all backups have of those that are damaged here; others count as they can
 * be read. Without it none may be damaged.
 */
export interface How {
  readonly at: string;
  readonly from: string | undefined;
  readonly words: WholeWords | undefined;
  /** Play goes on from the present state, where no backup has what is damaged of the log. */
  readonly goOn: boolean;
}

/**
 * Repairs the campaign or game, from a file of ours, unpacked, or without one, where only what stands beside its log is
 * wrong. Undefined, and nothing changed, where that doesn't make it whole.
 */
export async function repair<State extends object, Act, T extends TableName>(
  db: Db,
  id: string,
  revision: number,
  how: How,
  kept: Keeping<State, Act, T>,
  going: GoingOn<Act>,
): Promise<(Turned<State> & Repaired) | undefined> {
  const { at, from } = how;
  const work = async () =>
    await inTransaction(db, async (trx) => {
      const refusal = await obstacle(trx, id, revision);
      if (refusal) return { ...refused(refusal), acts: [], wentOn: [], words: NO_WORDS, headAsRead: false };
      const { state, ...repaired } = await mend(trx, id, kept, how, going);
      const head = await advance(trx, id, at, kept.nameOf(state));
      return { ok: true as const, head, ...state, titles: [], ...repaired };
    });
  try {
    return from === undefined ? await work() : await attached(db, from, work);
  } catch (error) {
    // What can't be read makes it no more whole than what differs.
    if (error instanceof NotMended || isUnreadable(error)) return undefined;
    throw error;
  }
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'unreadable';
