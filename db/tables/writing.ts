/** The player's own writing, and the app's settings. */

/** A version of a note or of the report of an Encounter; none is ever taken out. */
export type WritingTable = {
  campaign_id: string;
  /** Counts all that was written in this campaign, from 1. */
  version: number;
  what: 'note' | 'report';
  /** Number of the note, or for a report the act that planned the Encounter. */
  number: number;
  /** The act it stands beside, which may have been taken back since. */
  act: number;
  /** Null: deleted, or the log speaks again. */
  text: string | null;
  made_at: string;
  /** The act at which the log stood when this was written. */
  after_act: number;
  state: 'done' | 'undone' | 'dropped';
  /** The act at which the log stood when this was taken back. */
  undone_at: number | null;
  /** The last act of the line with which it was given up; null where it counts, or went by itself. */
  given_up_with: number | null;
  /** Null until a file from before there were any has been opened. */
  checksum: string | null;
  /** Over `state`, `undone_at` and `given_up_with`; null as `checksum` is. */
  marks_checksum: string | null;
};

/** A view: the notes as they stand. */
export type JournalNoteView = {
  campaign_id: string;
  note: number;
  act: number;
  text: string;
  version: number;
  changed_at: string;
};

/** A view: the reports of Encounters as the player has worded them, by the act that planned the Encounter. */
export type EncounterReportView = Omit<JournalNoteView, 'note'>;

export type DraftTable = {
  campaign_id: string;
  form: string;
  body: string;
  /** Text that another window has filled in, over which `body` was written. */
  earlier: string | null;
  changed_at: string;
  /** Null until a file from before there were any has been opened. */
  checksum: string | null;
};

export type SettingTable = {
  key: string;
  value: string;
  /** Over both; null until a file from before there were any has been opened. */
  checksum: string | null;
};

export interface WritingTables {
  writing: WritingTable;
  journal_note: JournalNoteView;
  encounter_report: EncounterReportView;
  draft: DraftTable;
  setting: SettingTable;
}
