/** Uses of each kind of event to those who read the log. An event of a new type doesn’t compile before it stands here. */
import type { EventType } from './campaign-events.ts';

export const TOPICS = ['figures', 'finds', 'people'] as const;
/** Topics an entry of the Chronicle may be looked for by, besides being an Encounter or having a note. */
export type Topic = (typeof TOPICS)[number];

interface EventRow {
  readonly topic: Topic | null;
  /** True if the event begins, names or ends an Encounter’s entry in the Chronicle. */
  readonly entry: boolean;
  /** True if the report of an Encounter is written from the event; `headline` alike for the headline, for which only these are read. */
  readonly report: boolean;
  readonly headline: boolean;
  /** Lines of the event in the Chronicle: words of its own, those of a figure’s history, or none. */
  readonly lines: 'own' | 'history' | 'none';
  /** True if the event bears on how somebody on the table stands. */
  readonly standing: boolean;
  /** True if the event changes Rep or RAP, and so stands in their ledger. */
  readonly ledger: boolean;
}

const NOTHING = {
  topic: null,
  entry: false,
  report: false,
  headline: false,
  lines: 'none',
  standing: false,
  ledger: false,
} as const satisfies EventRow;
const OWN = { ...NOTHING, lines: 'own' } as const satisfies EventRow;
const HISTORY = { ...NOTHING, lines: 'history' } as const satisfies EventRow;

export const EVENT_TABLE = {
  'campaign-begun': OWN,
  'campaign-renamed': OWN,
  'figure-corrected': OWN,
  'correction-taken-back': OWN,
  'date-changed': OWN,
  'party-settled': OWN,
  'episode-begun': OWN,
  'episode-ended': OWN,
  'card-drawn': NOTHING,
  'deck-shuffled': NOTHING,
  'name-given': NOTHING,
  'dice-advanced': NOTHING,
  'dice-renewed': OWN,
  'log-damaged': OWN,
  'figure-joined': { ...HISTORY, topic: 'figures', report: true, headline: true, ledger: true },
  'figure-withdrawn': { ...OWN, topic: 'figures' },
  'figure-renamed': { ...HISTORY, topic: 'figures' },
  'figure-called': { ...HISTORY, topic: 'figures' },
  'biography-written': { ...HISTORY, topic: 'figures' },
  'portrait-set': { ...HISTORY, topic: 'figures' },
  'status-changed': { ...HISTORY, topic: 'figures', report: true, headline: true },
  'rep-changed': { ...HISTORY, topic: 'figures', report: true, headline: true, ledger: true },
  // RAP comes with every Encounter, so that its changes are none to be looked for.
  'rap-changed': { ...HISTORY, report: true, ledger: true },
  'tally-changed': { ...HISTORY, topic: 'figures' },
  'joined-changed': { ...HISTORY, topic: 'figures' },
  'protection-changed': { ...HISTORY, topic: 'figures' },
  'leadership-changed': { ...HISTORY, topic: 'figures' },
  'star-named': { ...HISTORY, topic: 'figures' },
  'attribute-gained': { ...HISTORY, topic: 'figures', report: true },
  'attribute-lost': { ...HISTORY, topic: 'figures', report: true },
  'advantage-granted': { ...HISTORY, topic: 'figures' },
  'advantage-withdrawn': { ...HISTORY, topic: 'figures' },
  'weapon-got': { ...HISTORY, topic: 'finds' },
  'weapon-lost': HISTORY,
  'weapon-given': HISTORY,
  'clips-given': HISTORY,
  'clips-changed': HISTORY,
  'loaded-changed': HISTORY,
  'house-rules-set': OWN,
  'last-year-set': OWN,
  'campaign-closed': OWN,
  'division-changed': OWN,
  'war-decided': OWN,
  'encounter-planned': { ...OWN, entry: true, report: true, headline: true },
  'encounter-dropped': { ...OWN, entry: true, report: true, headline: true },
  'force-changed': { ...OWN, report: true, headline: true },
  'one-off-decided': { ...OWN, entry: true, report: true, headline: true },
  'vehicle-rolled': { ...OWN, report: true },
  'vehicle-taken-along': { ...OWN, report: true },
  'stock-gained': { ...OWN, topic: 'finds', report: true, headline: true },
  'stock-moved': HISTORY,
  'stock-used': { ...OWN, report: true },
  'clip-assigned': OWN,
  'table-set': { ...OWN, entry: true, report: true },
  'zombies-placed': { ...OWN, report: true, headline: true },
  'escape-readied': OWN,
  'left-at-home': { ...HISTORY, report: true },
  'side-mustered': { ...OWN, report: true, headline: true },
  'alert-rolled': { ...OWN, report: true },
  'pursuit-begun': { ...OWN, report: true },
  'pursuit-turned': { ...OWN, report: true },
  'pursuit-split': { ...OWN, report: true },
  'place-entered': { ...OWN, report: true, headline: true },
  'place-closed': NOTHING,
  'group-met': { ...OWN, topic: 'people', report: true, headline: true },
  'group-dealt-with': { ...OWN, topic: 'people', report: true, headline: true, standing: true },
  'group-changed': NOTHING,
  'took-part': NOTHING,
  'innocent-rescued': { ...HISTORY, topic: 'people', report: true },
  searched: { ...HISTORY, report: true },
  'turn-begun': { ...NOTHING, report: true, standing: true },
  'side-acts': NOTHING,
  'groups-kept': NOTHING,
  'done-anyway': OWN,
  'fighter-changed': { ...HISTORY, report: true, standing: true },
  'ammo-spent': NOTHING,
  'shots-marked': { ...NOTHING, standing: true },
  'shots-fired': { ...OWN, report: true, standing: true },
  'vehicle-changed': { ...NOTHING, standing: true },
  'conditions-set': { ...NOTHING, report: true },
  'fires-changed': NOTHING,
  'zombies-changed': { ...NOTHING, standing: true },
  'board-taken-up': { ...NOTHING, standing: true },
  'pieces-placed': { ...NOTHING, standing: true },
  'photo-laid': NOTHING,
  'figure-tested': { ...HISTORY, standing: true },
  'stranger-tested': { ...OWN, standing: true },
  'drink-rolled': HISTORY,
  'hero-made': { ...HISTORY, report: true },
  'death-seen': HISTORY,
  'battle-reported': { ...HISTORY, report: true, headline: true },
  'record-changed': { ...HISTORY, report: true, headline: true },
  'step-settled': HISTORY,
  'points-scored': { ...OWN, report: true, headline: true },
  'encounter-corrected': { ...OWN, report: true, headline: true },
  'encounter-ended': { ...OWN, entry: true, report: true, headline: true },
} as const satisfies Readonly<Record<EventType, EventRow>>;

type Table = typeof EVENT_TABLE;
type Marked<C extends keyof EventRow, V> = {
  readonly [T in EventType]: Table[T][C] extends V ? T : never;
}[EventType];

/** The types of event that begin, name or end an entry; and so on for the other columns. */
export type EntryType = Marked<'entry', true>;
export type ReportType = Marked<'report', true>;
export type HeadlineType = Marked<'headline', true>;
export type OwnLinesType = Marked<'lines', 'own'>;
export type StandingType = Marked<'standing', true>;
export type LedgerType = Marked<'ledger', true>;

const TYPES = Object.keys(EVENT_TABLE) as EventType[];

export const HEADLINE_EVENTS = TYPES.filter((type) => EVENT_TABLE[type].headline) as readonly HeadlineType[];
export const STANDING_EVENTS = TYPES.filter((type) => EVENT_TABLE[type].standing) as readonly StandingType[];
