/** The full-text index: the words of every act, note and report, each at a rowid that says where it stands. */
import { type RawBuilder, sql } from 'kysely';
import { noStep, type Step } from '../file/step.ts';
import { atOnce } from '../file/transaction.ts';
import { readHead } from '../log/head.ts';
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

/** What the words at a rowid are: an act's, a report's or notes'. */
export const partAt = (rowid: number): Part => PARTS[rowid % PLACES] ?? 'act';

/** Its place in the index; undefined where there is none, or where it was indexed in another wording than this one. */
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
  /** Whether the last word may go on. */
  readonly open: boolean;
}

/** What finds every row that has all of these. */
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

/**
 * The campaign's ordinal. One that isn't indexed yet, or in another wording, is indexed first: by the words that its game
 * has for all its acts.
 */
export async function indexedAs(
  db: Db,
  id: string,
  wording: number,
  acts: (trx: Trx, step: Step) => Promise<readonly ActWords[]>,
  step: Step = noStep,
): Promise<number> {
  const known = await ordinalOf(db, id, wording);
  if (known !== undefined) return known;
  // Read first, without locking anybody out: to put the words together takes longer than to write them.
  const read = await atOnce(db, async (trx) => ({
    words: await acts(trx, step),
    revision: (await readHead(trx, id))?.revision,
  }));
  return await db.transaction().execute(async (trx) => {
    // Another window may have been faster.
    const done = await ordinalOf(trx, id, wording);
    if (done !== undefined) return done;
    const same = (await readHead(trx, id))?.revision === read.revision;
    const words = same ? read.words : await acts(trx, noStep);
    await forget(trx, id);
    await beginIndex(trx, id, wording);
    const ordinal = await ordinalOf(trx, id);
    if (ordinal === undefined) throw new Error(`campaign ${id} has no place in the index`);
    for (const { act, text } of words) await put(trx, rowidOf(ordinal, act, 'act'), text);
    await indexAllWriting(trx, id, ordinal);
    return ordinal;
  });
}

async function indexAllWriting(trx: Trx, id: string, ordinal: number): Promise<void> {
  const reports = await trx
    .selectFrom('encounter_report')
    .where('campaign_id', '=', id)
    .selectAll()
    .execute();
  for (const { act, text } of reports) await put(trx, rowidOf(ordinal, act, 'report'), text);
  const notes = await trx.selectFrom('journal_note').where('campaign_id', '=', id).selectAll().execute();
  for (const [act, beside] of Map.groupBy(notes, (note) => note.act)) {
    await put(trx, rowidOf(ordinal, act, 'notes'), beside.map(({ text }) => text).join('\n'));
  }
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
