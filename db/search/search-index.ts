/** The full-text index: the words of every act, note and report, each at a rowid that says where it stands. */
import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { noStep, type Step } from '../file/step.ts';
import { inTransaction } from '../file/transaction.ts';
import type { Db, Trx } from '../schema.ts';

export const PARTS = ['act', 'report', 'notes'] as const;
export type Part = (typeof PARTS)[number];

/** A rowid holds the campaign's ordinal, the act (below 2³¹) and the part, and stays exact as a number up to 2⁵³. */
const PLACES = 4;
const ACTS = 2 ** 31;
export const rowidOf = (ordinal: number, act: number, part: Part) =>
  (ordinal * ACTS + act) * PLACES + PARTS.indexOf(part);

/** The rowids of a campaign's acts from `from` on and before `before`. */
export function rowidsOf(ordinal: number, from = 0, before = ACTS): { from: number; before: number } {
  return { from: rowidOf(ordinal, from, 'act'), before: rowidOf(ordinal, before, 'act') };
}

/** The last act of a campaign whose words are indexed; 0 where none is. */
export async function lastIndexed(db: Db, ordinal: number): Promise<number> {
  const { from, before } = rowidsOf(ordinal);
  const { rows } = await sql<{ rowid: number }>`select rowid from chronicle_text
    where rowid >= ${integer(from)} and rowid < ${integer(before)} and rowid % ${PLACES} = 0
    order by rowid desc limit 1`.execute(db);
  const [last] = rows;
  return last === undefined ? 0 : actAt(ordinal, last.rowid);
}

/** Bound as a whole number: the index passes over limits that come as fractions, as large numbers do by themselves. */
export const integer = (n: number): RawBuilder<number> => sql<number>`cast(${n} as integer)`;

/** The act that a rowid of this campaign stands at. */
export const actAt = (ordinal: number, rowid: number) => Math.floor(rowid / PLACES) - ordinal * ACTS;

/** Kind of the words at a rowid: an act’s, a report’s or notes’. */
export const partAt = (rowid: number): Part => PARTS[rowid % PLACES] ?? 'act';

/** The campaign’s place in the index; undefined where there is none, or where it was indexed in another wording than this one. */
export async function ordinalOf(db: Db, id: string, wording?: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('chronicle_index')
    .where('campaign_id', '=', id)
    .$if(wording !== undefined, (query) => query.where('wording', '=', wording ?? 0))
    .select('ordinal')
    .executeTakeFirst();
  return row?.ordinal;
}

/** Puts the words in place of those that stood there; none at all where the text is empty. */
export async function put(trx: Trx, rowid: number, text: string): Promise<void> {
  await sql`delete from chronicle_text where rowid = ${integer(rowid)}`.execute(trx);
  if (text !== '') await add(trx, rowid, text);
}

async function revisionOf(trx: Trx, id: string): Promise<number | undefined> {
  const head = await trx
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select('revision')
    .executeTakeFirst();
  return head?.revision;
}

export async function add(trx: Trx, rowid: number, text: string): Promise<void> {
  await sql`insert into chronicle_text (rowid, text) values (${integer(rowid)}, ${text})`.execute(trx);
}

/** Indexes a note or a report that was written; a campaign that isn't indexed yet will be as a whole. */
export async function indexWriting(
  trx: Trx,
  id: string,
  { act, part, text }: { readonly act: number; readonly part: Part; readonly text: string },
): Promise<void> {
  const ordinal = await ordinalOf(trx, id);
  if (ordinal !== undefined) await put(trx, rowidOf(ordinal, act, part), text);
}

/** The text word for word, whatever characters stand in it. */
export const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Words that stand side by side. */
export interface Term {
  readonly words: readonly string[];
  /** True if the last word may go on. */
  readonly open: boolean;
}

/** The query that finds every row with all of these terms. */
export function matching(terms: readonly Term[]): string {
  return terms.map(({ words, open }) => `${phrase(words.join(' '))}${open ? ' *' : ''}`).join(' ');
}

export const matches = (terms: readonly Term[]): RawBuilder<boolean> =>
  sql<boolean>`chronicle_text match ${matching(terms)}`;

/** The words of an act. */
export interface ActWords {
  readonly act: number;
  readonly text: string;
}

/** A new campaign's place in the index, from its first act on. */
export async function beginIndex(trx: Trx, id: string, wording: number): Promise<void> {
  await trx.insertInto('chronicle_index').values({ campaign_id: id, wording }).execute();
}

/** No wording has this number: words are still being put in, and nobody searches them. Notes and reports written meanwhile go in. */
const UNDER_WAY = 1_000_000;
/** Acts whose words go in at once: an act that is done meanwhile waits for no more than these. */
const AT_ONCE = 40;
/** Readings of the log after which, as somebody goes on acting, everybody waits for the next. */
const PATIENCE = 3;

type WordsOf = (db: Db, step: Step) => Promise<readonly ActWords[]>;

/**
 * The campaign's ordinal. One that isn't indexed yet, or in another wording, is indexed first: by the words that its game has for all
 * its acts, a few at a time. Ended midway, it goes on next time from what stands there.
 */
export async function indexedAs(
  db: Db,
  id: string,
  wording: number,
  acts: WordsOf,
  step: Step = noStep,
): Promise<number> {
  for (let reading = 1; ; reading++) {
    const known = await ordinalOf(db, id, wording);
    if (known !== undefined) return known;
    if (reading <= PATIENCE) await index(db, id, wording, acts, step);
    else await inTransaction(db, async (trx) => await index(trx, id, wording, acts, noStep));
  }
}

/** Leaves the campaign as under way where somebody has acted meanwhile: names given since stand in the words of any act. */
async function index(db: Db, id: string, wording: number, acts: WordsOf, step: Step): Promise<void> {
  const { ordinal, revision } = await inTransaction(db, async (trx) => await begunAnew(trx, id));
  const isUnderWay = async (trx: Trx) => (await ordinalOf(trx, id, UNDER_WAY)) === ordinal;
  // Without a transaction around it, which nobody could act through.
  const words = await acts(db, async (done, of) => await step(done, of * 2));
  for (let at = 0; at < words.length; at += AT_ONCE) {
    await step(words.length + at, words.length * 2);
    const some = words.slice(at, at + AT_ONCE);
    const began = performance.now();
    const goesOn = await inTransaction(db, async (trx) => {
      if (!(await isUnderWay(trx))) return false;
      await putAll(trx, id, ordinal, { words: some, before: words[at + AT_ONCE]?.act });
      return true;
    });
    if (!goesOn) return;
    // Others that wait have as long a turn.
    if (!db.isTransaction) await setTimeout(performance.now() - began);
  }
  await inTransaction(db, async (trx) => {
    if (!(await isUnderWay(trx)) || (await revisionOf(trx, id)) !== revision) return;
    await trx.updateTable('chronicle_index').set({ wording }).where('ordinal', '=', ordinal).execute();
  });
}

/** The campaign's place in the index, from now on under way, and where its log stands. */
async function begunAnew(trx: Trx, id: string) {
  const ordinal = await ordinalOf(trx, id);
  if (ordinal === undefined) await beginIndex(trx, id, UNDER_WAY);
  else
    await trx
      .updateTable('chronicle_index')
      .set({ wording: UNDER_WAY })
      .where('ordinal', '=', ordinal)
      .execute();
  const begun = ordinal ?? (await ordinalOf(trx, id));
  if (begun === undefined) throw new Error(`campaign ${id} has no place in the index`);
  return { ordinal: begun, revision: await revisionOf(trx, id) };
}

/** Makes the words of a stretch of acts, of their reports and notes too, what they are to be, touching none that stand so already. */
async function putAll(
  trx: Trx,
  id: string,
  ordinal: number,
  { words, before }: { readonly words: readonly ActWords[]; readonly before: number | undefined },
): Promise<void> {
  const range = rowidsOf(ordinal, words[0]?.act, before);
  const { rows } = await sql<{ rowid: number; text: string }>`select rowid, text from chronicle_text
    where rowid >= ${integer(range.from)} and rowid < ${integer(range.before)}`.execute(trx);
  const stored = new Map(rows.map(({ rowid, text }) => [rowid, text]));
  const due = new Map(rows.map(({ rowid }) => [rowid, '']));
  for (const { act, text } of words) due.set(rowidOf(ordinal, act, 'act'), text);
  for (const { act, part, text } of await written(trx, id, words[0]?.act ?? 0, before ?? ACTS))
    due.set(rowidOf(ordinal, act, part), text);
  for (const [rowid, text] of due) if ((stored.get(rowid) ?? '') !== text) await put(trx, rowid, text);
}

/** Texts that the player has written beside these acts. */
async function written(trx: Trx, id: string, from: number, before: number) {
  const of = (table: 'encounter_report' | 'journal_note') =>
    trx
      .selectFrom(table)
      .where('campaign_id', '=', id)
      .where('act', '>=', from)
      .where('act', '<', before)
      .select(['act', 'text']);
  const reports = await of('encounter_report').execute();
  const notes = await of('journal_note').orderBy(sql.ref('note')).execute();
  return [
    ...reports.map(({ act, text }) => ({ act, part: 'report' as const, text })),
    ...[...Map.groupBy(notes, ({ act }) => act)].map(([act, beside]) => ({
      act,
      part: 'notes' as const,
      text: beside.map(({ text }) => text).join('\n'),
    })),
  ];
}

/** Takes a campaign out of the index; it is indexed anew when it is searched next. */
export async function forget(trx: Trx, id: string): Promise<void> {
  const row = await trx
    .selectFrom('chronicle_index')
    .where('campaign_id', '=', id)
    .select('ordinal')
    .executeTakeFirst();
  if (row === undefined) return;
  const { from, before } = rowidsOf(row.ordinal);
  await sql`delete from chronicle_text where rowid >= ${integer(from)} and rowid < ${integer(before)}`.execute(
    trx,
  );
  await trx.deleteFrom('chronicle_index').where('campaign_id', '=', id).execute();
}
