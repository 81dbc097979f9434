/** The door of `db/`: everything the backend may use of it. */
export {
  type Committed,
  commitAct,
  createCampaign,
  type ListedCampaign,
  type LoadedCampaign,
  listCampaigns,
  loadCampaign,
} from './campaigns.ts';
export type { Difference } from './compare.ts';
export { STORE_FAILURES, StoreFailure, type StoreFailureCode } from './failure.ts';
export type { ActTitle, CampaignHead, StoreRefusal } from './head.ts';
export { type LedgerLine, repLedger } from './ledger.ts';
export {
  type ActToCommit,
  figureHistory,
  type LoggedAct,
  type LoggedEvent,
  listActs,
  readLog,
  type Told,
} from './log.ts';
export { FILE_NAME, type OpenOptions, openStore, type Store } from './open.ts';
export type { Db } from './schema.ts';
export { readSettings, writeSettings } from './settings.ts';
export { binCampaign, copyCampaign, unbinCampaign } from './shelf.ts';
export { type TimelineLine, timeline } from './timeline.ts';
export { redo, type Turned, undo } from './undo.ts';
export { rebuildCampaign, type Verified, verifyCampaign } from './verify.ts';
