/** The full-text index: the words of every act, note and report, each at a rowid that says where it stands. */
import { type RawBuilder, sql } from 'kysely';
import type { Division } from '../../src/rules/all-things-zombie/calendar.ts';
import type { Campaign, FigureId } from '../../src/rules/all-things-zombie/state/campaign.ts';
import { subjectsOf } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import { linesOf } from '../../src/rules/all-things-zombie/text/chronicle/lines.ts';
import { titleText } from '../../src/rules/all-things-zombie/text/titles.ts';
import type { Seen } from '../../src/rules/core/seen.ts';
import { decodeTitle } from '../codecs/title.ts';
import { titleFrom } from '../games/all-things-zombie/codecs/title.ts';
import { type LoggedEvent, readWholeLog } from '../log/log.ts';
import type { Db, Trx } from '../schema.ts';

/** Counted up when the wording of lines changes, so that every campaign is indexed anew. */
const WORDING = 3;

export const PARTS = ['act', 'report', 'notes'] as const;
export type Part = (typeof PARTS)[number];

/** A rowid holds the campaign's ordinal, the act (below 2³¹) and the part, and stays exact as a number up to 2⁵³. */
const PLACES = 4;
const ACTS = 2 ** 31;
const rowidOf = (ordinal: number, act: number, part: Part) =>
  (ordinal * ACTS + act) * PLACES + PARTS.indexOf(part);

/** The rowids of a campaign's acts from `from` on and before `before`. */
export function rowidsOf(ordinal: number, from = 0, before = ACTS): { from: number; before: number } {
  return { from: rowidOf(ordinal, from, 'act'), before: rowidOf(ordinal, before, 'act') };
}

/** Bound as a whole number: the index passes over limits that come as fractions, as large numbers do by themselves. */
export const whole = (n: number): RawBuilder<number> => sql<number>`cast(${n} as integer)`;

/** The act that a rowid of this campaign stands at. */
export const actAt = (ordinal: number, rowid: number) => Math.floor(rowid / PLACES) - ordinal * ACTS;

/** What the words at a rowid are: an act's, a report's or notes'. */
export const partAt = (rowid: number): Part => PARTS[rowid % PLACES] ?? 'act';

async function ordinalOf(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('chronicle_index')
    .where('campaign_id', '=', id)
    .where('wording', '=', WORDING)
    .select('ordinal')
    .executeTakeFirst();
  return row?.ordinal;
}

/** Puts the words in place of those that stood there; none at all where the text is empty. */
async function put(trx: Trx, rowid: number, text: string): Promise<void> {
  await sql`delete from chronicle_text where rowid = ${whole(rowid)}`.execute(trx);
  if (text !== '') await add(trx, rowid, text);
}

async function add(trx: Trx, rowid: number, text: string): Promise<void> {
  await sql`insert into chronicle_text (rowid, text) values (${whole(rowid)}, ${text})`.execute(trx);
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

type NameOf = (figure: FigureId) => string;

function wordsOf(title: unknown, log: readonly LoggedEvent[], nameOf: NameOf, division: Division): string {
  const lines = log.flatMap(({ event }) => linesOf(event, { nameOf, division }));
  const names = log.flatMap(({ event }) => subjectsOf(event).map(nameOf));
  return [
    ...new Set([
      titleText(titleFrom(title, 'title')),
      ...names,
      ...lines.flatMap(({ text, why }) => [text, why]),
    ]),
  ]
    .filter((words) => words !== '')
    .join('\n');
}

export interface ActToIndex {
  readonly title: unknown;
  readonly logged: readonly LoggedEvent[];
  /** The campaign after it. */
  readonly now: Seen<Campaign>;
}

/** Indexes acts that were just logged, whose place is empty yet. */
export async function indexActs(trx: Trx, id: string, acts: readonly ActToIndex[]): Promise<void> {
  const ordinal = await ordinalOf(trx, id);
  if (ordinal === undefined) return;
  for (const { title, logged, now } of acts) {
    const act = logged[0]?.act ?? 0;
    const nameOf: NameOf = (id) => now.figures.find((figure) => figure.id === id)?.name ?? '';
    const text = wordsOf(title, logged, nameOf, now.calendar.division);
    if (text !== '') await add(trx, rowidOf(ordinal, act, 'act'), text);
    for (const { event } of logged) {
      if (event.type === 'figure-renamed') await alsoCalled(trx, ordinal, event);
    }
  }
}

/** What was said of somebody is shown with the new name from now on, and so is found by it as well. */
async function alsoCalled(
  trx: Trx,
  ordinal: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { from: first, before } = rowidsOf(ordinal);
  await sql`update chronicle_text set text = text || ${`\n${to}`}
    where chronicle_text match ${phrase(from)} and rowid >= ${whole(first)} and rowid < ${whole(before)}`.execute(
    trx,
  );
}

/** The text word for word, whatever characters stand in it. */
const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`;

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

/** A new campaign's place in the index, from its first act on. */
export async function beginIndex(trx: Trx, id: string): Promise<void> {
  await trx.insertInto('chronicle_index').values({ campaign_id: id, wording: WORDING }).execute();
}

/** The campaign's ordinal; a campaign that came from before there was an index, or by copying, is indexed first. */
export async function indexed(db: Db, id: string, division: Division): Promise<number> {
  const known = await ordinalOf(db, id);
  if (known !== undefined) return known;
  return await db.transaction().execute(async (trx) => {
    // Another window may have been faster.
    const done = await ordinalOf(trx, id);
    if (done !== undefined) return done;
    await forget(trx, id);
    await beginIndex(trx, id);
    const ordinal = await ordinalOf(trx, id);
    if (ordinal === undefined) throw new Error(`campaign ${id} has no place in the index`);
    await indexAll(trx, id, ordinal, division);
    return ordinal;
  });
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
  await sql`delete from chronicle_text where rowid >= ${whole(from)} and rowid < ${whole(before)}`.execute(
    trx,
  );
  await trx.deleteFrom('chronicle_index').where('campaign_id', '=', id).execute();
}

async function indexAll(trx: Trx, id: string, ordinal: number, division: Division): Promise<void> {
  const titles = await trx
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('state', '<>', 'dropped')
    .select(['act', 'title'])
    .execute();
  const byAct = Map.groupBy(await readWholeLog(trx, id), ({ act }) => act);
  const names = namesIn(titles.flatMap(({ act }) => byAct.get(act) ?? []));
  const nameOf: NameOf = (figure) => names.get(figure) ?? '';
  for (const { act, title } of titles) {
    await put(
      trx,
      rowidOf(ordinal, act, 'act'),
      wordsOf(decodeTitle(title), byAct.get(act) ?? [], nameOf, division),
    );
  }
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

/** What everybody is called in the end. */
function namesIn(log: readonly LoggedEvent[]): Map<FigureId, string> {
  const names = new Map<FigureId, string>();
  for (const { event } of log) {
    if (event.type === 'figure-joined') names.set(event.figure.id, event.figure.name);
    if (event.type === 'figure-renamed') names.set(event.figure, event.to);
  }
  return names;
}
