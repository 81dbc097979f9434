/** The log: acts and what they told. */

export const ACT_STATES = ['done', 'undone', 'dropped'] as const;
/** `undone` may be redone; `dropped` was undone when another act was made, and stays for the record. */
export type ActState = (typeof ACT_STATES)[number];

export type CampaignHeadTable = {
  id: string;
  /** The id of its game. */
  module: string;
  name: string;
  /** Counts every act, undo and redo. */
  revision: number;
  /** The last act that counts; null only while the first one is stored. */
  act: number | null;
  /** The last act of the line that the log stands on: from `act` to it they may be redone. */
  line_end: number | null;
  /** The whole state of a game that has no rows of its own, as JSON; null for any other. */
  state: string | null;
  /** Over the projected state; null until a file from before has been brought up to date. */
  state_checksum: string | null;
  created_at: string;
  changed_at: string;
  /** Moment at which it was put into the bin. */
  deleted_at: string | null;
  /** The campaign or game that it was copied from, and the last act that it had from there. */
  copied_from: string | null;
  copied_act: number | null;
  /** 1 for a copy made to try something, which is still to be kept or thrown away. */
  what_if: number;
  /** The last version of what was written, and its checksum, null where there is none. */
  written: number | null;
  written_checksum: string | null;
  /** The checksums of its half-filled forms, JSON by form. */
  drafts: string | null;
  /** Checksum over this row but its id; this and the three before it null until a file from before there were any has been opened. */
  checksum: string | null;
};

export type CampaignActTable = {
  campaign_id: string;
  act: number;
  /** The act it goes on from; null for the first. */
  parent: number | null;
  /** An act made after an undo begins a new line. */
  line: number;
  /** JSON. */
  title: string;
  command: string;
  made_at: string;
  /** Over the act, its events and the checksum of its parent; null until a file from before has been brought up to date. */
  checksum: string | null;
  state: ActState;
};

/** The inverse that takes an act back: of each field it changed, the value from before. */
export type ActInverseTable = {
  campaign_id: string;
  act: number;
  inverse: string;
  /** Over the state that it leads back to. */
  state_checksum: string;
  /** Checksum over this row; null until a file from before there were any has been opened. */
  checksum: string | null;
};

export type CampaignEventTable = {
  campaign_id: string;
  seq: number;
  act: number;
  type: string;
  payload: string;
  rolls: string;
  /** The date in the campaign; null in a game without a calendar. */
  world_year: number | null;
  world_period: number | null;
  rules_version: string;
};

export type EventSubjectTable = {
  campaign_id: string;
  seq: number;
  /** The id of what the event is about; in *All Things Zombie*, of a figure. */
  subject: string;
};

/** A line that was given up, by its last act. */
export type GivenUpLineTable = {
  campaign_id: string;
  act: number;
  given_up_at: string;
  /** Over both; null until a file from before there were any has been opened. */
  checksum: string | null;
};

export interface LogTables {
  campaign_head: CampaignHeadTable;
  campaign_act: CampaignActTable;
  act_inverse: ActInverseTable;
  campaign_event: CampaignEventTable;
  event_subject: EventSubjectTable;
  given_up_line: GivenUpLineTable;
}
