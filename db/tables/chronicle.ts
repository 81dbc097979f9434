/** Tables that a campaign’s log leaves behind: ledger, timeline, Chronicle with its index. */
import type { Generated } from 'kysely';
import type { Kind, Objective, Role } from '../../src/rules/all-things-zombie/encounters/kind.ts';
import type { FigureId } from '../../src/rules/all-things-zombie/ids.ts';
import type { Area } from '../../src/rules/all-things-zombie/types.ts';
import type { Flag } from '../codecs/columns.ts';

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

/** Either an Encounter with all its acts, or one act outside of any. The columns from `number` on are an Encounter's. */
export type ChronicleEntryTable = {
  campaign_id: string;
  act: number;
  last_act: number;
  seq: number;
  last_seq: number;
  /** Null in a game without a calendar. */
  year: number | null;
  period: number | null;
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

export type ProjectionDueTable = {
  campaign_id: string;
};

export interface ChronicleTables {
  rep_ledger: RepLedgerTable;
  timeline: TimelineTable;
  chronicle_entry: ChronicleEntryTable;
  chronicle_point: ChroniclePointTable;
  chronicle_index: ChronicleIndexTable;
  chronicle_text: ChronicleTextTable;
  projection_due: ProjectionDueTable;
}
