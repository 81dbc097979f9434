/** One Encounter as its events tell it: what the report, the table of who went and the headline are written from. */

import type { EncounterTable } from '../../battlefield/table.ts';
import type { PursuitEnd } from '../../encounters/pursuit.ts';
import type { FigureId, Status } from '../../state/campaign.ts';
import type { CampaignEvent, EventOf } from '../../state/campaign-events.ts';
import type { Contact, ContactId, Standing, Whereabouts } from '../../state/contact.ts';
import type { Encounter, FigureRecord, SearchRoll, Visit } from '../../state/encounter.ts';
import type { EncounterSummary } from '../../state/encounter-events.ts';
import type { StockItem } from '../../state/stock.ts';

export interface Meeting {
  readonly contact: ContactId;
  /** Names of those met; empty where they were met in an earlier Encounter. */
  readonly names: readonly string[];
  /** How it ended, in the words of the log; null while nothing was said. */
  how: string | null;
  speaker: string;
  /** How it came out in the end, and where they are since; null while nothing was said. */
  standing: Standing | null;
  whereabouts: Whereabouts;
  /** Whether it came to blows. */
  fought: boolean;
}

export interface Fate {
  readonly to: Status;
  readonly why: string;
}

export interface EncounterFacts {
  plan: Encounter | null;
  table: EncounterTable | null;
  vehiclesWon: number;
  vehiclesHeldOver: number;
  zombiesAtStart: number | null;
  visits: Visit[];
  meetings: Meeting[];
  searches: SearchRoll[];
  shots: number;
  /** Zombies that noise has drawn. */
  drawn: number;
  /** Escapes: whether the alarm was given; null where nothing was rolled. */
  alarm: boolean | null;
  /** Pursuits: how each band came off, and its last lead in hours. */
  pursuits: { lead: number; end: PursuitEnd }[];
  heroes: FigureId[];
  records: readonly FigureRecord[];
  by: 'player' | 'bots' | null;
  fates: Map<FigureId, Fate>;
  joined: { id: FigureId; name: string }[];
  rep: Map<FigureId, { from: number; to: number; why: string }>;
  rap: Map<FigureId, number>;
  attributes: EventOf<'attribute-gained' | 'attribute-lost'>[];
  gained: StockItem[];
  used: { item: StockItem; how: string; by: FigureId | null }[];
  saved: FigureId[];
  points: number | null;
  innocents: number;
  ended: EncounterSummary | null;
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
    searches: [],
    shots: 0,
    drawn: 0,
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
    dropped: false,
  };
}

/** Gathers what happened, in the order it did. */
export function factsOf(events: readonly CampaignEvent[]): EncounterFacts {
  const facts = noFacts();
  for (const event of events) {
    note(facts, event);
    noteFigure(facts, event);
    noteThings(facts, event);
  }
  return facts;
}

function note(facts: EncounterFacts, event: CampaignEvent): void {
  switch (event.type) {
    case 'encounter-planned':
      facts.plan = event.encounter;
      return;
    case 'left-at-home':
      if (facts.plan !== null) {
        const { figure } = event;
        facts.plan = { ...facts.plan, party: facts.plan.party.filter((id) => id !== figure) };
      }
      return;
    case 'table-set':
      facts.table = event.table;
      return;
    case 'zombies-placed':
      facts.zombiesAtStart = event.zombies;
      return;
    case 'place-entered':
      facts.visits.push(event.visit);
      return;
    case 'group-met':
      facts.meetings.push(meeting(event.contact));
      return;
    case 'group-dealt-with':
      dealt(facts, event);
      return;
    case 'searched':
      facts.searches.push(event.search);
      return;
    case 'shots-fired':
      facts.shots += event.shots;
      facts.drawn += event.arrivals.length;
      return;
    case 'alert-rolled':
      facts.alarm = facts.alarm === true || event.alerted;
      return;
    case 'pursuit-begun':
      facts.pursuits = [{ lead: event.pursuit.lead, end: event.pursuit.end }];
      return;
    case 'pursuit-turned':
      facts.pursuits[event.band] = { lead: event.lead, end: event.end };
      return;
    case 'pursuit-split':
      facts.pursuits.splice(event.band, 1, ...event.into.map(({ lead, end }) => ({ lead, end })));
      return;
    case 'battle-reported':
      facts.records = event.records;
      facts.shots += event.shots;
      facts.by = event.by;
      return;
    case 'points-scored':
      facts.points = event.points;
      facts.innocents = event.innocents;
      return;
    case 'encounter-ended':
      facts.ended = event.summary;
      return;
    case 'encounter-dropped':
      facts.dropped = true;
      return;
    default:
  }
}

function noteFigure(facts: EncounterFacts, event: CampaignEvent): void {
  switch (event.type) {
    case 'hero-made':
      facts.heroes.push(event.figure);
      return;
    case 'record-changed':
      facts.records = facts.records.map((one) => (one.figure === event.to.figure ? event.to : one));
      return;
    case 'status-changed':
      facts.fates.set(event.figure, { to: event.to, why: event.why });
      return;
    case 'figure-joined':
      facts.joined.push({ id: event.figure.id, name: event.figure.name });
      return;
    case 'innocent-rescued':
      facts.saved.push(event.figure);
      return;
    case 'rep-changed': {
      const from = facts.rep.get(event.figure)?.from ?? event.from;
      facts.rep.set(event.figure, { from, to: event.to, why: event.why });
      return;
    }
    case 'rap-changed':
      facts.rap.set(event.figure, (facts.rap.get(event.figure) ?? 0) + event.to - event.from);
      return;
    case 'attribute-gained':
    case 'attribute-lost':
      facts.attributes.push(event);
      return;
    default:
  }
}

function noteThings(facts: EncounterFacts, event: CampaignEvent): void {
  switch (event.type) {
    case 'vehicle-rolled':
      if (event.won) facts.vehiclesWon += 1;
      return;
    case 'vehicle-taken-along':
      facts.vehiclesHeldOver += 1;
      return;
    case 'stock-gained':
      facts.gained.push(event.item);
      return;
    case 'stock-used':
      facts.used.push(event);
      return;
    default:
  }
}

const SILENT = { standing: null, whereabouts: 'about', fought: false } as const;

function meeting({ id, members }: Contact): Meeting {
  const names = members.map(({ name }) => name);
  return { contact: id, names, how: null, ...SILENT, speaker: names[0] ?? '' };
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
