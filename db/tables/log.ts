/** The log: acts and what they told. */
import type { FigureId } from '../../src/rules/all-things-zombie/state/campaign.ts';

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

export interface LogTables {
  campaign_head: CampaignHeadTable;
  campaign_act: CampaignActTable;
  campaign_event: CampaignEventTable;
  event_subject: EventSubjectTable;
}
