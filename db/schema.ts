/**
 * The tables as Kysely sees them; what they mean stands in README.md. JSON columns are text here. Types rather than
 * interfaces: only a type also counts as a row of any table.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Division, Phase } from '../src/rules/all-things-zombie/calendar.ts';
import type { FigureId, HeldWeaponId, Status } from '../src/rules/all-things-zombie/campaign/state.ts';
import type {
  Advantage,
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
  figures_counted: number;
  weapons_counted: number;
  renewals_counted: number;
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

export type RepLedgerTable = {
  campaign_id: string;
  seq: number;
  figure_id: FigureId;
  counted: 'rep' | 'rap';
  from_value: number;
  to_value: number;
  why: string;
};

export type SettingTable = {
  key: string;
  value: string;
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
  rep_ledger: RepLedgerTable;
  setting: SettingTable;
}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
