/** Gathers what the Chronicle's screens show, without loading the campaign: only what is shown is read. */

import {
  actsBy,
  calledIn,
  chronicleEntry,
  chroniclePage,
  correctionsIn,
  correctionsOf,
  endOf,
  type FoundEntry,
  type Frame,
  frame,
  indexed,
  type RepOf,
  repOf,
  repSteps,
  series,
  type ToldAct,
  toldActs,
  whoIsDrawn,
  withRolls,
} from '../../../../db/games/all-things-zombie/index.ts';
import { type Db, notesBeside, readReport } from '../../../../db/index.ts';
import type { Method, Parsed } from '../../../contract/contract.ts';
import type { EncounterAct } from '../../../contract/games/all-things-zombie/acts.ts';
import type {
  ChronicleDetail,
  ChronicleEntryView,
  PastTable,
  SeriesView,
} from '../../../contract/games/all-things-zombie/journal.ts';
import { compareDates } from '../../../rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../rules/all-things-zombie/ids.ts';
import { HEADLINE_EVENTS } from '../../../rules/all-things-zombie/state/event-table.ts';
import { ownShortNames, wholeNames } from '../../../rules/all-things-zombie/text/chronicle/names.ts';
import { notFound } from '../../calls/call-failure.ts';
import type { Context } from '../../calls/context.ts';
import { failureOf } from '../../log/command.ts';
import { termsOf } from '../../views/search-terms.ts';
import { titleOf } from './title.ts';
import { detailView, type EntrySource, entryView, pastTable, peopleIn } from './views/chronicle.ts';
import { type Drawn, seriesView } from './views/series.ts';

/** Commands by which the player sets something right by hand: the date, what a figure is and is called, the stockpile, a report. */
const CORRECTIONS = [
  'campaign.rename',
  'campaign.setDate',
  'figure.edit',
  'party.edit',
  'figure.rename',
  'figure.setStatus',
  'stockpile.add',
  'stockpile.strike-off',
  'encounter.correct-report',
  'chronicle.correct',
] as const satisfies readonly (Method | `encounter.${EncounterAct['do']}`)[];

/** The file that is read, and the games whose episodes stand in it. */
type Told = Pick<Context, 'db' | 'games'>;

/** Entries of one page. */
const PAGE = 20;

export async function framed(db: Db, id: string): Promise<Frame> {
  const found = await frame(db, id);
  if ('code' in found) throw failureOf(found);
  return found;
}

async function acts(db: Db, id: string, { entry }: FoundEntry, all: boolean): Promise<ToldAct[]> {
  const stretch = { from: entry.seq, to: entry.lastSeq };
  return await toldActs(
    db,
    id,
    all || entry.encounter === null ? stretch : { ...stretch, types: HEADLINE_EVENTS },
  );
}

/** Acts that corrected the Encounter of an entry after it was over. */
export const correcting = (since: readonly ToldAct[], { entry: { encounter, lastAct } }: FoundEntry) =>
  encounter === null
    ? []
    : since.filter((act) => act.act > lastAct && correctionsIn([act], encounter.number).length > 0);

/** The corrections of all Encounters among these entries. */
export async function correctionsAmong(
  db: Db,
  id: string,
  found: readonly FoundEntry[],
): Promise<readonly ToldAct[]> {
  const numbers = found.flatMap(({ entry }) => entry.encounter?.number ?? []);
  if (numbers.length === 0) return [];
  return await correctionsOf(db, id, { from: Math.min(...numbers), to: Math.max(...numbers) });
}

/** Tells how a run ended, in the words of its game; undefined where that game isn’t there. */
export const endingIn =
  (games: Told['games']) =>
  (game: string, outcome: string): string | undefined =>
    games.find((one) => one.game === game)?.text.outcome(JSON.parse(outcome));

async function source(
  { db, games }: Told,
  id: string,
  { division }: Frame,
  found: FoundEntry,
  since: readonly ToldAct[],
  all = false,
): Promise<EntrySource> {
  const told = [...(await acts(db, id, found, all)), ...correcting(since, found)];
  const people = await calledIn(db, id, peopleIn(told));
  const names = wholeNames(people);
  const before = await endOf(db, id, found.entry.act);
  const notes = await notesBeside(db, id, { from: found.entry.act, before });
  return {
    found,
    acts: told,
    notes,
    nameOf: (figure: FigureId) => names.get(figure) ?? 'somebody else',
    pronounOf: (figure: FigureId) => people.get(figure)?.pronoun ?? 'they',
    own: ownShortNames(people),
    division,
    endingOf: endingIn(games),
  };
}

export async function page(context: Told, wanted: Parsed<'chronicle.page'>) {
  const { db } = context;
  const { campaign: id, order, after, search, what, ...filter } = wanted;
  const corrections = what === 'corrections';
  const now = await framed(db, id);
  const terms = termsOf(search);
  const searching =
    terms.length === 0
      ? null
      : { terms, ordinal: await indexed(db, id, { ...now, endingOf: endingIn(context.games) }) };
  const figure = filter.figure as FigureId | null;
  const { entries, next } = await chroniclePage(db, id, {
    order,
    after,
    limit: PAGE,
    filter: {
      ...filter,
      what: corrections ? null : what,
      figure,
      commands: corrections ? CORRECTIONS : null,
    },
    search: searching,
  });
  const since = await correctionsAmong(db, id, entries);
  const shown: ChronicleEntryView[] = [];
  for (const found of entries) {
    const view = entryView(await source(context, id, now, found, since));
    shown.push(corrections && view.encounter !== null ? await corrected(db, id, view) : view);
  }
  return { entries: shown, next };
}

/** An Encounter among the corrections says what was set right in it, not how it went. */
async function corrected(db: Db, id: string, view: ChronicleEntryView): Promise<ChronicleEntryView> {
  const titles = await actsBy(db, id, { from: view.act, to: view.lastAct, commands: CORRECTIONS });
  return { ...view, line: titles.map(titleOf).join('; '), tag: null };
}

/** The entry that begins with this act; throws where there is none. */
export async function entryOf(db: Db, id: string, act: number) {
  await framed(db, id);
  const found = await chronicleEntry(db, id, act);
  if (found === undefined) throw gone();
  return found;
}

/** Gives the table an Encounter took place on, out of what was told of it. */
export async function tableOf(db: Db, id: string, act: number): Promise<PastTable> {
  const found = await entryOf(db, id, act);
  const stretch = { from: found.seq, to: found.lastSeq, types: TABLE_EVENTS };
  return pastTable(await toldActs(db, id, stretch));
}

const TABLE_EVENTS = [
  'encounter-planned',
  'table-set',
  'zombies-placed',
  'zombies-changed',
  'board-taken-up',
  'pieces-placed',
  'battle-reported',
] as const;

const gone = () => notFound('There is no such entry; it may have been taken back.');

/** All that an entry holds, by its first act. */
export async function sourceOf(context: Told, id: string, act: number): Promise<EntrySource> {
  const now = await framed(context.db, id);
  const found = await chronicleEntry(context.db, id, act);
  if (found === undefined) throw gone();
  const shown = { entry: found, snippet: [] };
  return await source(context, id, now, shown, await correctionsAmong(context.db, id, [shown]), true);
}

export async function entry(context: Told, id: string, act: number): Promise<ChronicleDetail> {
  const { db } = context;
  const from = await sourceOf(context, id, act);
  const rolled = await withRolls(
    db,
    id,
    from.acts.map((one) => one.act),
  );
  return detailView(from, await readReport(db, id, act), rolled);
}

export async function curves(db: Db, wanted: Parsed<'chronicle.series'>): Promise<SeriesView> {
  const { campaign: id, until, span, figures } = wanted;
  const { division } = await framed(db, id);
  const found = await series(db, id, { until, span });
  const from = found.points[0]?.date;
  const to = found.points.at(-1)?.date;
  const drawn: Drawn[] = [];
  if (from !== undefined && to !== undefined) {
    const who: readonly RepOf[] =
      figures === null ? await whoIsDrawn(db, id) : await repOf(db, id, figures as FigureId[]);
    // Figures that went before the window have no line in it.
    const there = who.filter(({ gone }) => gone === null || compareDates(gone, from) >= 0);
    for (const one of there) drawn.push({ ...one, steps: await repSteps(db, id, one.figure, { from, to }) });
  }
  return seriesView(division, found, drawn);
}
