/** The door of `db/`: everything the backend may use of it. */
export { type Agreed, agreementsMade } from './agreements.ts';
export {
  type Committed,
  commitAct,
  createCampaign,
  type ListedCampaign,
  type LoadedCampaign,
  listCampaigns,
  loadCampaign,
} from './campaigns.ts';
export {
  actsBy,
  type ChroniclePage,
  chronicleEntry,
  chroniclePage,
  endOf,
  type FoundEntry,
  type PageWanted,
} from './chronicle.ts';
export { namesOf, type ToldAct, toldActs } from './chronicle-events.ts';
export type { Difference } from './compare.ts';
export {
  actOfMeeting,
  type ContactPage,
  type ContactsWanted,
  contactPage,
  type Dealing,
  dealingsWith,
  peopleComeBack,
  readContact,
} from './contacts.ts';
export { dataVersion } from './data-version.ts';
export { readDraft, writeDraft } from './drafts.ts';
export { STORE_FAILURES, StoreFailure, type StoreFailureCode } from './failure.ts';
export { folded } from './fold.ts';
export { type GonePage, gonePage } from './gone.ts';
export { type Grave, type Graveyard, graveyard } from './graveyard.ts';
export { type ActTitle, type CampaignHead, readHead, type StoreRefusal } from './head.ts';
export {
  addNote,
  changeNote,
  type Note,
  notesBeside,
  readReport,
  removeNote,
  type WritingRefusal,
  type Written,
  writeReport,
} from './journal.ts';
export type { KnownBefore, KnownCampaign } from './known.ts';
export { type LedgerLine, repLedger, wholeLedger } from './ledger.ts';
export {
  type ActToCommit,
  actPage,
  figureHistory,
  type LoggedAct,
  type LoggedEvent,
  readLog,
  type Told,
} from './log.ts';
export { FILE_NAME, type OpenOptions, openStore, type Store } from './open.ts';
export type { Db } from './schema.ts';
export { indexed, type Term } from './search-index.ts';
export { type RepOf, type RepStep, repOf, repSteps, type Series, series, whoIsDrawn } from './series.ts';
export { readSettings, writeSettings } from './settings.ts';
export { binCampaign, copyCampaign, unbinCampaign } from './shelf.ts';
export { type Frame, frame } from './standing.ts';
export { type StockChange, type StockHistoryWanted, stockHistory } from './stock-history.ts';
export type { DiceOwner } from './tables/chronicle.ts';
export { type CardTally, type DiceTally, readTally, type Tally } from './tally.ts';
export { type TimelineLine, timeline } from './timeline.ts';
export { actsSince, underWaySince } from './under-way.ts';
export { redo, type Turned, undo } from './undo.ts';
export { rebuildCampaign, type Verified, verifyCampaign } from './verify.ts';
export { whole } from './whole.ts';
