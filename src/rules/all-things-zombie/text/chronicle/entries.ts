/** The Chronicle's entries: every Encounter with all that was done in it, and every act outside of one. */
import type { CampaignDate } from '../../calendar.ts';
import type { CampaignEvent, EventOf } from '../../state/campaign-events.ts';
import type { Encounter } from '../../state/encounter.ts';
import { type EntryType, EVENT_TABLE, TOPICS, type Topic } from '../../state/event-table.ts';

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

export const ENTRY_STATES = ['under-way', 'ended', 'dropped'] as const;
/** Stage that an entry’s Encounter has reached. */
export type EntryState = (typeof ENTRY_STATES)[number];

export interface EntryEncounter extends Pick<Encounter, 'number' | 'kind' | 'role' | 'objective' | 'area'> {
  readonly state: EntryState;
  /** The table's name; null as long as none is set. */
  readonly place: string | null;
}

export interface ChronicleEntry {
  /** Number of the first act, which an entry is known by. */
  readonly act: number;
  readonly lastAct: number;
  readonly seq: number;
  readonly lastSeq: number;
  /** Date of the Encounter; for any other act, when it was done with. */
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
  const topics = new Set([
    ...entry.topics,
    ...events.flatMap(({ event }) => EVENT_TABLE[event.type].topic ?? []),
  ]);
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

type Before = EntryEncounter | null;

/** Changes that an event makes to an entry’s Encounter. An event that begins, names or ends it doesn’t compile before it stands here. */
const CHANGED: { readonly [T in EntryType]: (before: Before, event: EventOf<T>) => Before } = {
  'encounter-planned': (_, { encounter: { number, kind, role, objective, area, table } }) => ({
    number,
    kind,
    role,
    objective,
    area,
    state: 'under-way',
    place: table?.name ?? null,
  }),
  'table-set': (before, { table }) => before && { ...before, place: table.name },
  'encounter-dropped': (before) => before && { ...before, state: 'dropped' },
  'one-off-decided': (before) => before && { ...before, state: 'ended' },
  'encounter-ended': (before) => before && { ...before, state: 'ended' },
};

function encounterWith(before: Before, { event }: ChronicleEvent): Before {
  if (!EVENT_TABLE[event.type].entry) return before;
  // Each entry takes the event of its own type, which is the one it is found by.
  const change = CHANGED[event.type as EntryType] as (before: Before, event: CampaignEvent) => Before;
  return change(before, event);
}
