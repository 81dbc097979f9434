/** The Chronicle as the contract shows it. */

import type { FoundEntry, ToldAct } from '../../../../../db/games/all-things-zombie/index.ts';
import type { Note } from '../../../../../db/index.ts';
import type {
  ChronicleDetail,
  ChronicleEntryView,
  ChronicleLine,
  PastTable,
} from '../../../../contract/games/all-things-zombie/journal.ts';
import type { EncounterTable } from '../../../../rules/all-things-zombie/battlefield/table.ts';
import {
  type Division,
  dateText,
  PERIODS,
  periodIndex,
  yearText,
} from '../../../../rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../../rules/all-things-zombie/ids.ts';
import { type CampaignEvent, subjectsOf } from '../../../../rules/all-things-zombie/state/campaign-events.ts';
import { isBy } from '../../../../rules/all-things-zombie/state/cause.ts';
import type { Zombies, ZombiesId } from '../../../../rules/all-things-zombie/state/zombies.ts';
import { factsOf } from '../../../../rules/all-things-zombie/text/chronicle/facts.ts';
import {
  finds,
  headline,
  noiseOf,
  subtitleOf,
  tagOf,
  titleOf,
} from '../../../../rules/all-things-zombie/text/chronicle/headline.ts';
import type { EncounterFacts } from '../../../../rules/all-things-zombie/text/chronicle/known.ts';
import { linesOf, type Telling } from '../../../../rules/all-things-zombie/text/chronicle/lines.ts';
import type { OwnShortNames } from '../../../../rules/all-things-zombie/text/chronicle/names.ts';
import { reportOf } from '../../../../rules/all-things-zombie/text/chronicle/report.ts';
import { whoWent } from '../../../../rules/all-things-zombie/text/chronicle/who.ts';
import type { Reporting } from '../../../../rules/all-things-zombie/text/chronicle/writer.ts';
import { dealtWithText } from '../../../../rules/all-things-zombie/text/dealt.ts';
import { LOCATION_TEXT } from '../../../../rules/all-things-zombie/text/vocabulary.ts';
import { copy } from '../../../../rules/core/copy.ts';
import type { Spot } from '../../../../rules/core/play.ts';
import { counted } from '../../../../rules/core/text/english.ts';
import { noteView } from '../../../views/notes.ts';
import { titleOf as actTitle } from '../title.ts';
import { settledView } from './encounter/after.ts';

type NameOf = (figure: FigureId) => string;

/** Everything that an entry is shown from. */
export interface EntrySource {
  readonly found: FoundEntry;
  /** Acts of the entry; for an Encounter in a list, only with the events that a headline is told from. */
  readonly acts: readonly ToldAct[];
  readonly notes: readonly Note[];
  readonly nameOf: NameOf;
  readonly pronounOf: NonNullable<Reporting['pronounOf']>;
  readonly own: OwnShortNames;
  readonly division: Division;
  readonly endingOf: Telling['endingOf'];
}

const eventsOf = (acts: readonly ToldAct[]): CampaignEvent[] => acts.flatMap(({ events }) => events);

/** Gives everybody these acts are about. */
export function peopleIn(acts: readonly ToldAct[]): FigureId[] {
  return eventsOf(acts).flatMap((event) => [
    ...subjectsOf(event),
    ...(event.type === 'battle-reported' ? event.records.map(({ figure }) => figure) : []),
  ]);
}

export function entryView(source: EntrySource, long = false): ChronicleEntryView {
  const { found, acts, notes, nameOf, division, endingOf } = source;
  const { act, lastAct, date, encounter } = found.entry;
  const shown = {
    act,
    lastAct,
    date: dateText(division, date),
    year: yearText(date.year),
    period: PERIODS[division][periodIndex(division, date)] ?? '',
    snippet: [...found.snippet],
    notes: notes.map((note) => noteView(note, long)),
  };
  if (encounter === null) {
    const lines = eventsOf(acts).flatMap((event) => linesOf(event, { nameOf, division, endingOf }));
    return {
      ...shown,
      encounter: null,
      title: acts[0] === undefined ? '' : actTitle(acts[0].title),
      line: [...new Set(lines.map(({ why }) => why).filter((why) => why !== ''))].join('; '),
      tag: null,
      byHand: lines.some(({ byHand }) => byHand),
    };
  }
  const facts = factsOf(eventsOf(acts));
  const { number, state, kind, area, place } = encounter;
  return {
    ...shown,
    encounter: { number, state, kind, area },
    title: titleOf(encounter, facts.plan?.oneOff !== undefined),
    line: headline(facts, nameOf, place),
    tag: tagOf(facts),
    byHand: false,
  };
}

/** Gives one entry in full; `written` is the player’s own wording of its report, if there is one. */
export function detailView(
  source: EntrySource,
  written: string | undefined,
  rolled: ReadonlySet<number>,
): ChronicleDetail {
  const { found, acts, nameOf, pronounOf, own, division } = source;
  const events = eventsOf(acts);
  const { encounter } = found.entry;
  const facts = factsOf(events);
  return {
    entry: entryView(source, true),
    subtitle: subtitleOf(division, found.entry, facts.plan?.oneOff),
    report:
      encounter === null
        ? null
        : {
            text: written ?? reportOf(events, { nameOf, pronounOf, own, division }).join('\n\n'),
            edited: written !== undefined,
          },
    who:
      encounter === null
        ? []
        : whoWent(facts).map((row) => ({
            ...row,
            name: nameOf(row.figure),
            settled: settledFor(acts, row.figure),
          })),
    facts: encounter === null ? [] : labelled(facts),
    closed: facts.ended && { number: facts.ended.number, successful: facts.ended.successful },
    mapped: encounter !== null && encounter.place !== null,
    acts: acts.map((act) => ({
      act: act.act,
      title: actTitle(act.title),
      lines: linesIn(act, source),
      explained: rolled.has(act.act),
    })),
  };
}

/** Steps settled for a figure after the battle, each with its act. */
const settledFor = (acts: readonly ToldAct[], figure: FigureId) =>
  acts.flatMap(({ act, events }) =>
    events.flatMap((event) =>
      event.type === 'step-settled' && event.figure === figure ? [settledView(event, act)] : [],
    ),
  );

/** The table as it was set up last, and who stood on it then. */
export function pastTable(acts: readonly ToldAct[]): PastTable {
  let past: PastTable = NO_TABLE;
  const groups = new Map<ZombiesId, Zombies>();
  const spots = new Map<string, Spot>();
  for (const event of eventsOf(acts)) {
    if (event.type === 'board-taken-up' || event.type === 'pieces-placed') {
      if (event.type === 'board-taken-up') spots.clear();
      const places = event.type === 'pieces-placed' ? event.places : (event.board?.places ?? []);
      for (const { piece, at } of places) spots.set(piece, at.spot);
    }
    if (event.type === 'encounter-planned') past = { ...NO_TABLE, table: tableView(event.encounter.table) };
    if (event.type === 'table-set') past = { ...past, table: tableView(event.table) };
    if (event.type === 'zombies-placed') past = { ...past, arrivals: event.arrivals.map(arrival) };
    if (event.type === 'zombies-changed') groups.set(event.to.id, event.to);
    if (event.type === 'battle-reported')
      past = {
        ...past,
        ...leftAtTheEnd(
          [...groups.values()].map((group) => ({ ...group, spot: spots.get(group.id) ?? group.spot })),
          event.left?.zombies,
        ),
      };
  }
  return past;
}

const NO_TABLE: PastTable = { table: null, arrivals: [], stood: 'start', elsewhere: 0 };

/**
 * Groups left at the end, by the count that was kept; how many there were is the report’s word (ATZ-115). Nothing where neither is known.
 */
function leftAtTheEnd(
  groups: readonly Zombies[],
  said: number | undefined,
): Pick<PastTable, 'arrivals' | 'stood' | 'elsewhere'> | undefined {
  if (groups.length === 0 && said !== 0) return undefined;
  const standing = groups
    .filter(({ spot }) => spot !== null)
    .flatMap((group) => Array.from({ length: group.count }, () => arrival(group)));
  const all = said ?? groups.reduce((sum, { count }) => sum + count, 0);
  // Groups that hold more zombies than were left don’t tell which of them were.
  const arrivals = standing.length <= all ? standing : [];
  return { arrivals, stood: 'end', elsewhere: all - arrivals.length };
}

const tableView = (table: EncounterTable | null) => copy(table) as PastTable['table'];
const arrival = ({ location, spot, inDoorway }: Pick<Zombies, 'location' | 'spot' | 'inDoorway'>) => ({
  location: location === null ? '' : LOCATION_TEXT[location],
  spot: spot === null ? null : { ...spot },
  inDoorway,
});

function linesIn({ events }: ToldAct, telling: Pick<EntrySource, keyof Telling>): ChronicleLine[] {
  const { nameOf } = telling;
  return events.flatMap((event) =>
    linesOf(event, telling).map(({ figure, ...line }) => ({
      ...line,
      who: figure === null ? null : nameOf(figure),
    })),
  );
}

function labelled(facts: EncounterFacts): ChronicleDetail['facts'] {
  const { meetings, points, ended, joined, by } = facts;
  const burnt = facts.used.filter(({ how }) => isBy(how, 'burnt'));
  const [loot] = finds(facts);
  const met = meetings.map(({ names, speaker, how }) => {
    const who = names.length === 0 ? speaker : names.join(', ');
    return how === null ? (who ?? '') : `${who}: ${dealtWithText(how)}`;
  });
  const rows: [string, string | undefined][] = [
    ['Ended', ended === null ? undefined : ended.successful ? 'Successful' : 'Not successful'],
    ['Loot', loot],
    ['Met', met.length === 0 ? undefined : met.join('; ')],
    ['Burnt', burnt.length === 0 ? undefined : counted(burnt.length, 'surplus clip', 'surplus clips')],
    ['Joined', joined.length === 0 ? undefined : joined.map(({ name }) => name).join(', ')],
    ['Noise', noiseOf(facts)],
    ['Points', points === null ? undefined : String(points)],
    ['Fought by', by === null ? undefined : by === 'player' ? 'The player, at the table' : 'Bots'],
  ];
  return rows.flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
}
