/** One Encounter as its events tell it: what the report, the table of who went and the headline are written from. */

import type { EncounterTable } from '../../battlefield/table.ts';
import type { PursuitEnd } from '../../encounters/pursuit.ts';
import type { Conditions } from '../../shooting/sight.ts';
import type { Status } from '../../state/campaign.ts';
import type { CampaignEvent, EventOf } from '../../state/campaign-events.ts';
import type { Cause, StockUse, Why } from '../../state/cause.ts';
import type { Contact, ContactId, DealtHow, Standing, Whereabouts } from '../../state/contact.ts';
import type {
  Encounter,
  FigureRecord,
  MetRecord,
  OtherSide,
  SearchRoll,
  Visit,
} from '../../state/encounter.ts';
import type { EncounterSummary } from '../../state/encounter-events.ts';
import { EVENT_TABLE, type ReportType } from '../../state/event-table.ts';
import type { FigureId } from '../../state/ids.ts';
import type { OneOffResult } from '../../state/one-off.ts';
import type { StockItem } from '../../state/stock.ts';
import type { OldWords } from '../../state/test-result.ts';
import { isStranger, type MotorNoise, strangerId } from '../../state/turn.ts';
import { type Course, noCourse, noteFighter, noteFind } from './course.ts';
import { fallenIn, isOf } from './own-dead.ts';

export interface Meeting {
  readonly contact: ContactId;
  /** Names of those met; empty where they were met in an earlier Encounter. */
  names: readonly string[];
  /** How it ended; null while nothing was said. */
  how: DealtHow | OldWords | null;
  speaker: string | null;
  /** How it came out in the end, and where they are since; null while nothing was said. */
  standing: Standing | null;
  whereabouts: Whereabouts;
  /** Whether it came to blows. */
  fought: boolean;
}

export interface Fate {
  readonly to: Status;
  readonly why: Why;
}

export interface EncounterFacts {
  plan: Encounter | null;
  table: EncounterTable | null;
  vehiclesWon: number;
  vehiclesHeldOver: number;
  zombiesAtStart: number | null;
  visits: Visit[];
  meetings: Meeting[];
  /** Groups that nobody met in a building. */
  sides: OtherSide[];
  /** How those met ended, as reported. */
  met: readonly MetRecord[];
  turns: number;
  /** Night and weather when it began; null where they are fair, or nobody said. */
  conditions: Conditions | null;
  course: Course;
  searches: SearchRoll[];
  shots: number;
  /** Zombies that shots have drawn. */
  drawn: number;
  /** Zombies that motors have drawn, and which motors those were. */
  drawnByMotors: number;
  motors: Set<MotorNoise>;
  /** Escapes: whether the alarm was given; null where nothing was rolled. */
  alarm: boolean | null;
  /** Pursuits: how each band came off, and its last lead in hours. */
  pursuits: { lead: number; end: PursuitEnd }[];
  heroes: FigureId[];
  records: readonly FigureRecord[];
  by: 'player' | 'bots' | null;
  fates: Map<FigureId, Fate>;
  joined: { id: FigureId; name: string }[];
  rep: Map<FigureId, { from: number; to: number; why: Why }>;
  rap: Map<FigureId, number>;
  attributes: EventOf<'attribute-gained' | 'attribute-lost'>[];
  gained: StockItem[];
  used: { item: StockItem; how: Cause<StockUse>; by: FigureId | null }[];
  saved: FigureId[];
  points: number | null;
  innocents: number;
  ended: EncounterSummary | null;
  /** Of a battle by itself; null while it isn’t over. */
  result: OneOffResult | null;
  dropped: boolean;
}

function noFacts(): EncounterFacts {
  return {
    plan: null,
    table: null,
    vehiclesWon: 0,
    vehiclesHeldOver: 0,
    zombiesAtStart: null,
    visits: [],
    meetings: [],
    sides: [],
    met: [],
    turns: 0,
    conditions: null,
    course: noCourse(),
    searches: [],
    shots: 0,
    drawn: 0,
    drawnByMotors: 0,
    motors: new Set(),
    alarm: null,
    pursuits: [],
    heroes: [],
    records: [],
    by: null,
    fates: new Map(),
    joined: [],
    rep: new Map(),
    rap: new Map(),
    attributes: [],
    gained: [],
    used: [],
    saved: [],
    points: null,
    innocents: 0,
    ended: null,
    result: null,
    dropped: false,
  };
}

/** What each event adds to what is known. An event that a report is written from doesn't compile before it stands here. */
const NOTED: { readonly [T in ReportType]: (facts: EncounterFacts, event: EventOf<T>) => void } = {
  'encounter-planned': (facts, { encounter }) => {
    facts.plan = encounter;
  },
  'left-at-home': (facts, { figure }) => {
    if (facts.plan === null) return;
    facts.plan = { ...facts.plan, party: facts.plan.party.filter((id) => id !== figure) };
  },
  'force-changed': changedForce,
  'one-off-decided': (facts, { result }) => {
    facts.result = result;
  },
  'table-set': (facts, { table }) => {
    facts.table = table;
  },
  'zombies-placed': (facts, { zombies }) => {
    facts.zombiesAtStart = zombies;
  },
  'place-entered': (facts, { visit }) => {
    facts.visits.push(visit);
    facts.course.moments.push({ what: 'entered', turn: facts.course.turn, visit });
  },
  'group-met': (facts, { contact }) => {
    facts.meetings.push(meeting(contact));
    facts.course.moments.push({ what: 'met', turn: facts.course.turn, contact: contact.id });
    for (const [at, { name }] of contact.members.entries())
      facts.course.strangers.set(strangerId(contact.id, at), name);
  },
  'group-dealt-with': dealt,
  'side-mustered': (facts, { side }) => {
    facts.sides.push(side);
  },
  'turn-begun': (facts, { turn }) => {
    facts.turns = turn.number;
    facts.course.turn = turn.number;
  },
  'conditions-set': (facts, { to }) => {
    if (facts.turns === 0) facts.conditions = to;
  },
  'fighter-changed': (facts, { to, fired }) => {
    noteFighter(facts.course, to, fired);
  },
  searched: (facts, { search }) => {
    facts.searches.push(search);
    if (search.found) noteFind(facts.course, search);
  },
  'shots-fired': (facts, { shots, of, arrivals }) => {
    if (of !== undefined) {
      facts.drawnByMotors += arrivals.length;
      if (arrivals.length > 0) facts.motors.add(of);
    } else {
      facts.shots += shots;
      facts.drawn += arrivals.length;
    }
  },
  'alert-rolled': (facts, { alerted }) => {
    facts.alarm = facts.alarm === true || alerted;
  },
  'pursuit-begun': (facts, { pursuit: { lead, end } }) => {
    facts.pursuits = [{ lead, end }];
  },
  'pursuit-turned': (facts, { band, lead, end }) => {
    facts.pursuits[band] = { lead, end };
  },
  'pursuit-split': (facts, { band, into }) => {
    facts.pursuits.splice(band, 1, ...into.map(({ lead, end }) => ({ lead, end })));
  },
  'battle-reported': (facts, { records, met = [], shots, by }) => {
    facts.records = records;
    facts.met = met;
    facts.shots += shots;
    facts.by = by;
  },
  'points-scored': (facts, { points, innocents }) => {
    facts.points = points;
    facts.innocents = innocents;
  },
  'encounter-ended': (facts, { summary }) => {
    facts.ended = summary;
  },
  'encounter-dropped': (facts) => {
    facts.dropped = true;
  },
  'hero-made': (facts, { figure }) => {
    facts.heroes.push(figure);
  },
  'record-changed': (facts, { to }) => {
    facts.records = facts.records.map((one) => (one.figure === to.figure ? to : one));
  },
  'status-changed': (facts, { figure, to, why }) => {
    facts.fates.set(figure, { to, why });
  },
  'figure-joined': (facts, { figure: { id, name } }) => {
    facts.joined.push({ id, name });
  },
  'innocent-rescued': (facts, { figure }) => {
    facts.saved.push(figure);
  },
  'rep-changed': (facts, { figure, to, why, ...changed }) => {
    const from = facts.rep.get(figure)?.from ?? changed.from;
    facts.rep.set(figure, { from, to, why });
  },
  'rap-changed': (facts, { figure, from, to }) => {
    facts.rap.set(figure, (facts.rap.get(figure) ?? 0) + to - from);
  },
  'attribute-gained': (facts, event) => {
    facts.attributes.push(event);
  },
  'attribute-lost': (facts, event) => {
    facts.attributes.push(event);
  },
  'vehicle-rolled': (facts, { won }) => {
    if (won) facts.vehiclesWon += 1;
  },
  'vehicle-taken-along': (facts) => {
    facts.vehiclesHeldOver += 1;
  },
  'stock-gained': (facts, { item }) => {
    facts.gained.push(item);
  },
  'stock-used': (facts, event) => {
    facts.used.push(event);
  },
};

/** Gathers what happened, in the order it did. */
export function factsOf(events: readonly CampaignEvent[]): EncounterFacts {
  const facts = noFacts();
  const fallen = fallenIn(events);
  for (const event of events) {
    if (event.type === 'stock-gained' && isOf(fallen, event.item)) continue;
    if (!EVENT_TABLE[event.type].report) continue;
    // Each entry takes the event of its own type, which is the one it is found by.
    const note = NOTED[event.type as ReportType] as (facts: EncounterFacts, event: CampaignEvent) => void;
    note(facts, event);
  }
  return facts;
}

/** Those bought are who went, and whom it came to blows with. */
function changedForce(
  facts: EncounterFacts,
  { force, name, in: isIn, bought }: EventOf<'force-changed'>,
): void {
  const { plan } = facts;
  if (plan?.oneOff === undefined) return;
  const party = bought.flatMap(({ who }) => (isStranger(who) ? [] : [who]));
  facts.plan = { ...plan, party, oneOff: { ...plan.oneOff, bought } };
  facts.joined = facts.joined.filter(({ id }) => isIn && !party.includes(id));
  const [others] = facts.meetings;
  if (force === 'own' || others === undefined) return;
  const at = others.names.indexOf(name);
  others.names = isIn ? [...others.names, name] : others.names.filter((_, place) => place !== at);
}

const SILENT = { standing: null, whereabouts: 'about', fought: false } as const;

function meeting({ id, members }: Contact): Meeting {
  const names = members.map(({ name }) => name);
  return { contact: id, names, how: null, ...SILENT, speaker: names[0] ?? null };
}

function dealt({ meetings }: EncounterFacts, event: EventOf<'group-dealt-with'>): void {
  let met = meetings.find(({ contact }) => contact === event.contact);
  if (met === undefined) {
    met = { contact: event.contact, names: [], how: null, ...SILENT, speaker: event.speaker };
    meetings.push(met);
  }
  met.how = event.how;
  met.speaker = event.speaker;
  met.standing = event.standing;
  met.whereabouts = event.whereabouts;
  met.fought ||= event.standing === 'fought';
}
