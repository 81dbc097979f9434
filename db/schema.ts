/**
 * The tables as Kysely sees them; what they mean stands in README.md. JSON columns are text here. Types rather than
 * interfaces: only a type also counts as a row of any table.
 */
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Division, Phase } from '../src/rules/all-things-zombie/calendar.ts';
import type { FigureId, HeldWeaponId, Status } from '../src/rules/all-things-zombie/campaign/state.ts';
import type { Stage } from '../src/rules/all-things-zombie/encounter/state.ts';
import type { StockId, StockKind } from '../src/rules/all-things-zombie/encounter/stock.ts';
import type { Kind, Objective, Role } from '../src/rules/all-things-zombie/kinds/kind.ts';
import type { Winner } from '../src/rules/all-things-zombie/meet/levels.ts';
import type { ContactId, Standing, Whereabouts } from '../src/rules/all-things-zombie/people/contact.ts';
import type {
  Advantage,
  Area,
  AttributeId,
  FigureKind,
  Leadership,
  Rep,
  WeaponId,
} from '../src/rules/all-things-zombie/types.ts';

/** SQLite has no truth values. */
export type Flag = 0 | 1;

export const ACT_STATES = ['done', 'undone', 'dropped'] as const;
/** `undone` may be redone; `dropped` was undone when another act was made, and stays for the record. */
export type ActState = (typeof ACT_STATES)[number];

export type CampaignHeadTable = {
  id: string;
  module: 'all-things-zombie';
  /** Counts every act, undo and redo. */
  revision: number;
  created_at: string;
  changed_at: string;
  /** When it was put into the bin. */
  deleted_at: string | null;
};

export type CampaignActTable = {
  campaign_id: string;
  act: number;
  title: string;
  command: string;
  made_at: string;
  state: ActState;
};

export type CampaignEventTable = {
  campaign_id: string;
  seq: number;
  act: number;
  type: string;
  payload: string;
  rolls: string;
  world_year: number;
  world_period: number;
  rules_version: string;
};

export type EventSubjectTable = {
  campaign_id: string;
  seq: number;
  figure_id: FigureId;
};

export type CampaignTable = {
  campaign_id: string;
  name: string;
  seed: string;
  dice: string;
  deck: string;
  recruiting: Flag;
  names_given: string;
  house_rules: string;
  last_year: number | null;
  winner: Winner | null;
  points: number;
  before: string | null;
  figures_counted: number;
  weapons_counted: number;
  renewals_counted: number;
  encounters_counted: number;
  stock_counted: number;
  contacts_counted: number;
};

export type CalendarTable = {
  campaign_id: string;
  division: Division;
  start_year: number;
  start_period: number;
  year: number;
  period: number;
  phase: Phase;
};

export type FigureTable = {
  campaign_id: string;
  figure_id: FigureId;
  position: number;
  kind: FigureKind;
  name: string;
  rep: Rep;
  rap: number;
  protected: Flag;
  leadership: Leadership;
  status: Status;
  since_year: number;
  since_period: number;
  joined_year: number;
  joined_period: number;
  origin_table: 'odd' | 'even' | null;
  origin_card: string | null;
  biography: string;
  seen_zombie_death: Flag;
  held_in: Area | null;
  outings: number;
  zombies: number;
  people: number;
};

export type FigureAttributeTable = {
  campaign_id: string;
  figure_id: FigureId;
  position: number;
  attribute: AttributeId;
};

export type FigureAdvantageTable = {
  campaign_id: string;
  figure_id: FigureId;
  position: number;
  advantage: Advantage;
};

export type FigureWeaponTable = {
  campaign_id: string;
  weapon_id: HeldWeaponId;
  figure_id: FigureId;
  position: number;
  weapon: WeaponId;
  clips: number | null;
  loaded: Flag;
};

export type StockItemTable = {
  campaign_id: string;
  item_id: StockId;
  position: number;
  kind: StockKind;
  weapon: WeaponId | null;
  fits_machine_gun: Flag;
  carrier: FigureId | null;
  found_year: number;
  found_period: number;
  found_from: string;
};

export type ContactTable = {
  campaign_id: string;
  contact_id: ContactId;
  position: number;
  members: string;
  area: Area;
  met_year: number;
  met_period: number;
  seen_year: number;
  seen_period: number;
  times: number;
  standing: Standing;
  whereabouts: Whereabouts;
};

export type EncounterTable = {
  campaign_id: string;
  number: number;
  kind: Kind;
  role: Role;
  objective: Objective | null;
  area: Area;
  phase: Phase;
  stage: Stage;
  place: string | null;
  state: string;
};

export type EncounterParticipantTable = {
  campaign_id: string;
  figure_id: FigureId;
  position: number;
};

export type RepLedgerTable = {
  campaign_id: string;
  seq: number;
  figure_id: FigureId;
  counted: 'rep' | 'rap';
  from_value: number;
  to_value: number;
  why: string;
};

export type TimelineTable = {
  campaign_id: string;
  seq: number;
  number: number;
  year: number;
  period: number;
  kind: Kind;
  role: Role;
  objective: Objective | null;
  area: Area;
  place: string;
  successful: Flag;
  party: number;
  lost: number;
  zombies: number;
  points: number;
};

export type SettingTable = {
  key: string;
  value: string;
};

/** A note of the player's; the act it stands beside may have been taken back since. */
export type JournalNoteTable = {
  campaign_id: string;
  note: number;
  act: number;
  text: string;
  made_at: string;
  changed_at: string;
};

/** The report of an Encounter as the player has edited it, by the act that planned the Encounter. */
export type EncounterReportTable = {
  campaign_id: string;
  act: number;
  text: string;
  changed_at: string;
};

export type DraftTable = {
  campaign_id: string;
  form: string;
  body: string;
  changed_at: string;
};

/** Either an Encounter with all its acts, or one act outside of any. The columns from `number` on are an Encounter's. */
export type ChronicleEntryTable = {
  campaign_id: string;
  act: number;
  last_act: number;
  seq: number;
  last_seq: number;
  year: number;
  period: number;
  figures: Flag;
  finds: Flag;
  people: Flag;
  number: number | null;
  state: 'under-way' | 'ended' | 'dropped' | null;
  kind: Kind | null;
  role: Role | null;
  objective: Objective | null;
  area: Area | null;
  place: string | null;
};

export type ChroniclePointTable = {
  campaign_id: string;
  seq: number;
  number: number;
  year: number;
  period: number;
  party: number;
  rep: number;
  stock: number;
  zombies: number;
  people: number;
};

export type ChronicleIndexTable = {
  ordinal: Generated<number>;
  campaign_id: string;
  wording: number;
};

/** The full-text index; SQLite lends every table of its kind a rowid, and a column of its own name to match against. */
export type ChronicleTextTable = {
  rowid: number;
  text: string;
};

/** Whose dice: the player's own, or the app's; a bot's are the app's. */
export type DiceOwner = 'app' | 'own';

/** How often each face fell by one rule. */
export type DiceTallyTable = {
  campaign_id: string;
  rule: string;
  owner: DiceOwner;
  ones: number;
  twos: number;
  threes: number;
  fours: number;
  fives: number;
  sixes: number;
};

export type CardTallyTable = {
  campaign_id: string;
  owner: DiceOwner;
  card: string;
  times: number;
};

export type ProjectionDueTable = {
  campaign_id: string;
};

export interface Schema {
  campaign_head: CampaignHeadTable;
  campaign_act: CampaignActTable;
  campaign_event: CampaignEventTable;
  event_subject: EventSubjectTable;
  campaign: CampaignTable;
  calendar: CalendarTable;
  figure: FigureTable;
  figure_attribute: FigureAttributeTable;
  figure_advantage: FigureAdvantageTable;
  figure_weapon: FigureWeaponTable;
  stock_item: StockItemTable;
  contact: ContactTable;
  encounter: EncounterTable;
  encounter_participant: EncounterParticipantTable;
  rep_ledger: RepLedgerTable;
  timeline: TimelineTable;
  journal_note: JournalNoteTable;
  encounter_report: EncounterReportTable;
  draft: DraftTable;
  chronicle_entry: ChronicleEntryTable;
  chronicle_point: ChroniclePointTable;
  chronicle_index: ChronicleIndexTable;
  chronicle_text: ChronicleTextTable;
  dice_tally: DiceTallyTable;
  card_tally: CardTallyTable;
  projection_due: ProjectionDueTable;
  setting: SettingTable;
}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
