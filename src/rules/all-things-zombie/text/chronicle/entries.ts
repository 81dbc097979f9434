/** The Chronicle's entries: every Encounter with all that was done in it, and every act outside of one. */
import type { CampaignDate } from '../../calendar.ts';
import type { CampaignEvent, EventType } from '../../state/campaign-events.ts';
import type { Encounter } from '../../state/encounter.ts';

export interface ChronicleEvent {
  readonly seq: number;
  readonly date: CampaignDate;
  readonly event: CampaignEvent;
}

/** An act that counts, with its events in order. */
export interface ChronicleAct {
  readonly act: number;
  readonly events: readonly ChronicleEvent[];
}

export const TOPICS = ['figures', 'finds', 'people'] as const;
/** What an entry may be looked for by, besides being an Encounter or having a note. */
export type Topic = (typeof TOPICS)[number];

export const ENTRY_STATES = ['under-way', 'ended', 'dropped'] as const;
/** How far an entry's Encounter has come. */
export type EntryState = (typeof ENTRY_STATES)[number];

export interface EntryEncounter extends Pick<Encounter, 'number' | 'kind' | 'role' | 'objective' | 'area'> {
  readonly state: EntryState;
  /** The table's name; null as long as none is set. */
  readonly place: string | null;
}

export interface ChronicleEntry {
  /** Of the first act, which an entry is known by. */
  readonly act: number;
  readonly lastAct: number;
  readonly seq: number;
  readonly lastSeq: number;
  /** Of the Encounter; of any other act when it was done with. */
  readonly date: CampaignDate;
  readonly topics: readonly Topic[];
  /** Null for an act outside of any. */
  readonly encounter: EntryEncounter | null;
}

/**
 * The entries that an act changes, given the last one before it: an Encounter goes on until it is ended or dropped, and
 * a plan begins a new one.
 */
export function entriesWith(last: ChronicleEntry | undefined, act: ChronicleAct): readonly ChronicleEntry[] {
  const plans = act.events.some(({ event }) => event.type === 'encounter-planned');
  const open = last?.encounter?.state === 'under-way' ? last : undefined;
  if (open === undefined) return [grown(begun(act), act)];
  if (!plans) return [grown(open, act)];
  const dropped = { ...open, encounter: open.encounter && { ...open.encounter, state: 'dropped' as const } };
  return [dropped, grown(begun(act), act)];
}

/** All entries of a log, oldest first. */
export function entriesOf(acts: readonly ChronicleAct[]): readonly ChronicleEntry[] {
  const entries: ChronicleEntry[] = [];
  for (const act of acts) {
    const [first, ...more] = entriesWith(entries.at(-1), act);
    if (first === undefined) continue;
    if (entries.at(-1)?.act === first.act) entries.pop();
    entries.push(first, ...more);
  }
  return entries;
}

function begun({ act, events }: ChronicleAct): ChronicleEntry {
  const [first] = events;
  if (first === undefined) throw new Error(`act ${act} told no event`);
  const { seq, date } = first;
  return { act, lastAct: act, seq, lastSeq: seq, date, topics: [], encounter: null };
}

function grown(entry: ChronicleEntry, { act, events }: ChronicleAct): ChronicleEntry {
  const last = events.at(-1);
  const encounter = events.reduce(encounterWith, entry.encounter);
  const planned = events.findLast(({ event }) => event.type === 'encounter-planned')?.event;
  const topics = new Set([...entry.topics, ...events.flatMap(({ event }) => topicOf(event) ?? [])]);
  return {
    ...entry,
    lastAct: act,
    lastSeq: last?.seq ?? entry.lastSeq,
    date: dateOf(entry, planned, last),
    topics: TOPICS.filter((topic) => topics.has(topic)),
    encounter,
  };
}

function dateOf(
  entry: ChronicleEntry,
  planned: CampaignEvent | undefined,
  last: ChronicleEvent | undefined,
): CampaignDate {
  if (planned?.type === 'encounter-planned') return planned.encounter.date;
  return entry.encounter === null ? (last?.date ?? entry.date) : entry.date;
}

function encounterWith(before: EntryEncounter | null, { event }: ChronicleEvent): EntryEncounter | null {
  switch (event.type) {
    case 'encounter-planned': {
      const { number, kind, role, objective, area, table } = event.encounter;
      return { number, kind, role, objective, area, state: 'under-way', place: table?.name ?? null };
    }
    case 'table-set':
      return before && { ...before, place: event.table.name };
    case 'encounter-dropped':
      return before && { ...before, state: 'dropped' };
    case 'encounter-ended':
      return before && { ...before, state: 'ended' };
    default:
      return before;
  }
}

/** RAP comes with every Encounter, so that its changes are none to be looked for. */
const FIGURES: readonly EventType[] = [
  'figure-joined',
  'figure-withdrawn',
  'figure-renamed',
  'biography-written',
  'status-changed',
  'rep-changed',
  'protection-changed',
  'leadership-changed',
  'attribute-gained',
  'attribute-lost',
  'advantage-granted',
  'advantage-withdrawn',
];
const FINDS: readonly EventType[] = ['stock-gained', 'weapon-got'];
const PEOPLE: readonly EventType[] = ['group-met', 'group-dealt-with', 'innocent-rescued'];

function topicOf({ type }: CampaignEvent): Topic | undefined {
  if (FIGURES.includes(type)) return 'figures';
  if (FINDS.includes(type)) return 'finds';
  return PEOPLE.includes(type) ? 'people' : undefined;
}
