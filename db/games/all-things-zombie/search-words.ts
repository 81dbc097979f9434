/** Words by which a campaign’s acts are found: their titles, whom they are about, and the lines they leave. */
import { sql } from 'kysely';
import { titleText } from '../../../src/rules/all-things-zombie/acts/title.ts';
import type { FigureId } from '../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import { subjectsOf } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { linesOf, type Telling } from '../../../src/rules/all-things-zombie/text/chronicle/lines.ts';
import type { Seen } from '../../../src/rules/core/seen.ts';
import { readableTitle } from '../../codecs/all-things-zombie/campaign-title.ts';
import { decodeTitle } from '../../codecs/title.ts';
import type { Step } from '../../file/step.ts';
import { readActs } from '../../log/acts.ts';
import type { Db, Trx } from '../../schema.ts';
import {
  type ActWords,
  add,
  beginIndex,
  forget,
  indexedAs,
  integer,
  ordinalOf,
  phrase,
  rowidOf,
  rowidsOf,
} from '../../search/search-index.ts';
import { decodeLogged, type LoggedEvent } from './log/events.ts';

/** Counted up when the wording of lines changes, so that every campaign is indexed anew. */
export const WORDING = 22;

type NameOf = Telling['nameOf'];
/** Everything but names that lines are told with: how runs of other games ended, in those games’ words. */
type Words = Omit<Telling, 'nameOf'>;

function wordsOf(title: unknown, log: readonly LoggedEvent[], telling: Telling): string {
  const lines = log.flatMap(({ event }) => linesOf(event, telling));
  const names = log.flatMap(({ event }) => subjectsOf(event).map(telling.nameOf));
  const did = readableTitle(title);
  return [
    ...new Set([
      did === undefined ? '' : titleText(did),
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
  const ordinal = await ordinalOf(trx, id, WORDING);
  if (ordinal === undefined) return;
  for (const { title, logged, now } of acts) {
    // Only its game can say how a run ended, and no game is at hand here: the campaign is indexed anew when it is searched.
    if (logged.some(({ event }) => event.type === 'episode-ended')) return await forget(trx, id);
    const act = logged[0]?.act ?? 0;
    const nameOf: NameOf = (id) => now.figures.find((figure) => figure.id === id)?.name ?? '';
    const text = wordsOf(title, logged, { nameOf, division: now.calendar.division });
    if (text !== '') await add(trx, rowidOf(ordinal, act, 'act'), text);
    for (const { event } of logged) {
      if (event.type === 'figure-renamed') await alsoCalled(trx, ordinal, event);
    }
  }
}

/** Adds a new name to all that was said of somebody: it is shown with that name from now on, and so is found by it as well. */
async function alsoCalled(
  trx: Trx,
  ordinal: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { from: first, before } = rowidsOf(ordinal);
  await sql`update chronicle_text set text = text || ${`\n${to}`}
    where chronicle_text match ${phrase(from)} and rowid >= ${integer(first)} and rowid < ${integer(before)}`.execute(
    trx,
  );
}

/** A new campaign's place in the index, from its first act on. */
export async function beginCampaignIndex(trx: Trx, id: string): Promise<void> {
  await beginIndex(trx, id, WORDING);
}

/** The campaign's ordinal; a campaign that came from before there was an index, or by copying, is indexed first. */
export async function indexed(db: Db, id: string, words: Words, step?: Step): Promise<number> {
  return await indexedAs(db, id, WORDING, (of, step) => wordsOfAll(of, id, words, step), step);
}

async function wordsOfAll(db: Db, id: string, said: Words, step: Step): Promise<ActWords[]> {
  const titles = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .select(['act', 'title'])
    .execute();
  // Reading takes about as long as putting the words together.
  const of = 2 * titles.length;
  const byAct = new Map<number, readonly LoggedEvent[]>();
  for await (const { act, events } of readActs(db, id)) {
    await step(byAct.size, of);
    byAct.set(act, events.map(decodeLogged));
  }
  const names = namesIn(titles.flatMap(({ act }) => byAct.get(act) ?? []));
  const nameOf: NameOf = (figure) => names.get(figure) ?? '';
  const words: ActWords[] = [];
  for (const { act, title } of titles) {
    await step(titles.length + words.length, of);
    words.push({ act, text: wordsOf(decodeTitle(title), byAct.get(act) ?? [], { ...said, nameOf }) });
  }
  return words;
}

/** Names that everybody has in the end. */
function namesIn(log: readonly LoggedEvent[]): Map<FigureId, string> {
  const names = new Map<FigureId, string>();
  for (const { event } of log) {
    if (event.type === 'figure-joined') names.set(event.figure.id, event.figure.name);
    if (event.type === 'figure-renamed') names.set(event.figure, event.to);
  }
  return names;
}
