/** The player's own writing, and the app's settings. */

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

export type SettingTable = {
  key: string;
  value: string;
};

export interface WritingTables {
  journal_note: JournalNoteTable;
  encounter_report: EncounterReportTable;
  draft: DraftTable;
  setting: SettingTable;
}
