/** The door of `db/`: everything the backend may use of it. */

export { isEmptyShelf, type Looked, lookAtStanding, lookOver, readFrom } from './backups/contents.ts';
export { copyAside, damagedFile, keptCopies, settleCopies } from './backups/damaged.ts';
export { goingWith } from './backups/goes.ts';
export { isSound as isSoundBackup } from './backups/keeping.ts';
export {
  clearLeftOvers,
  copyToSettle,
  makeBackup,
  settleBackups,
  waitingCopies,
} from './backups/make.ts';
export {
  areOfOneFile,
  type Backup,
  backupsIn,
  dropBackup,
  keptOf,
  ownBackups,
  type Standing,
  thinBackups,
  WHYS,
  type Why,
} from './backups/manifest.ts';
export { moveBackups } from './backups/move.ts';
export {
  type BackupPlace,
  backupFolder,
  changePlace,
  isFolderAway,
  isPlaceKnown,
  readPlace,
} from './backups/place.ts';
export { moveTroubleOf, troubleOf, unreadableBackup, WrongCopy } from './backups/text/trouble.ts';
export {
  goOnFromNewest,
  openUnpacked,
  type Source,
  type Unpacked,
  VERSION_KNOWN,
} from './backups/unpacked.ts';
export { bringIn } from './campaign-file/bring-in.ts';
export { digestOf } from './campaign-file/digest.ts';
export { type CampaignFile, lookInto, textsIn } from './campaign-file/look.ts';
export type { FileRefusal } from './campaign-file/refusal.ts';
export { isBinned, type SameOnShelf, sameOnShelf } from './campaign-file/same.ts';
export { replacingNames, saveCampaign, saveForReport } from './campaign-file/save.ts';
export { type WithRuns, withRuns } from './campaign-file/with-runs.ts';
export { readableTitle } from './codecs/all-things-zombie/campaign-title.ts';
export { folded } from './file/case-fold.ts';
export {
  OtherVersion,
  STORE_FAILURES,
  StoreFailure,
  type StoreFailureCode,
  storeFailure,
} from './file/failure.ts';
export { faultsIn, layoutFaultIn, plainFault } from './file/faults.ts';
export { hasContent } from './file/inspect.ts';
export { looksOf } from './file/looks.ts';
export { type Kept, memoryIn, placeBeside, untoldBeside } from './file/memory.ts';
export { readPointer } from './file/pointer.ts';
export { makeFolder } from './file/private.ts';
export { momentIn } from './file/stamp.ts';
export { noStep, type Step } from './file/step.ts';
export { dataVersion, inTransaction } from './file/transaction.ts';
export { type Agreed, agreementsMade } from './games/all-things-zombie/agreements.ts';
export { biographiesOf } from './games/all-things-zombie/biographies.ts';
export { namesOf, type ToldAct, toldActs } from './games/all-things-zombie/chronicle/chronicle-events.ts';
export {
  actsBy,
  type ChroniclePage,
  chronicleEntry,
  chroniclePage,
  endOf,
  type FoundEntry,
  type PageWanted,
} from './games/all-things-zombie/chronicle/chronicle-pages.ts';
export {
  actOfMeeting,
  type ContactPage,
  type ContactsWanted,
  contactPage,
  type Dealing,
  dealingsWith,
  peopleComeBack,
  readContact,
} from './games/all-things-zombie/contacts.ts';
export {
  episodesOnShelf,
  runsOf,
  runsOnlyOf,
  type TakenUp,
  takenUpBy,
} from './games/all-things-zombie/episodes.ts';
export { type Frame, frame } from './games/all-things-zombie/frame.ts';
export { type GonePage, gonePage } from './games/all-things-zombie/gone.ts';
export { type Grave, type Graveyard, graveyard } from './games/all-things-zombie/graveyard.ts';
export { type LedgerLine, repLedger, wholeLedger } from './games/all-things-zombie/ledger.ts';
export { type ActWithEvents, actsFrom } from './games/all-things-zombie/log/campaign-acts.ts';
export {
  bringBack,
  type CampaignCommitted,
  type CampaignTurned,
  commitAct,
  commitActs,
  createCampaign,
  rebuildCampaign,
  redo,
  undo,
  verifyCampaign,
} from './games/all-things-zombie/log/campaign-log.ts';
export {
  isStateSound,
  type ListedCampaign,
  type LoadedCampaign,
  listCampaigns,
  loadCampaign,
} from './games/all-things-zombie/log/campaigns.ts';
export {
  type ActToCommit,
  actPage,
  figureHistory,
  type LoggedAct,
  type LoggedEvent,
  readLog,
  type Told,
} from './games/all-things-zombie/log/events.ts';
export type { KnownCampaign } from './games/all-things-zombie/log/known.ts';
export { portraitOf, portraits } from './games/all-things-zombie/portraits.ts';
export { indexed } from './games/all-things-zombie/search-words.ts';
export {
  type RepOf,
  type RepStep,
  repOf,
  repSteps,
  type Series,
  series,
  whoIsDrawn,
} from './games/all-things-zombie/series.ts';
export {
  type StockChange,
  type StockHistoryWanted,
  stockHistory,
} from './games/all-things-zombie/stock-history.ts';
export { type TimelineLine, timeline } from './games/all-things-zombie/timeline.ts';
export {
  actsSince,
  type DoneAct,
  knownFrom,
  rolledFor,
  rolledIn,
  underWaySince,
  withRolls,
} from './games/all-things-zombie/under-way.ts';
export {
  actsAfter,
  type GivenUpLine,
  givenUpActs,
  givenUpLines,
  type Restored,
} from './history/lines.ts';
export { isSound } from './history/sound.ts';
export type { Verified } from './history/verify.ts';
export { actCounts, actsCounted, namesACopy } from './log/acts-counted.ts';
export { closed } from './log/closed.ts';
export { type ActOnLine, askedToGiveUp, type Stretch } from './log/given-up.ts';
export { type ActTitle, type CampaignHead, readHead, type StoreRefusal } from './log/head.ts';
export { isHeadWhole } from './log/head-checksum.ts';
export { isMarkedDamaged, markDamaged } from './log/marked.ts';
export { readStandings, type Standings } from './log/standings.ts';
export type { WritingTurn } from './log/turns.ts';
export { type WrittenLast, writtenLast } from './log/turns.ts';
export { clearMove, endMove, moveFolder, setPointerAside } from './move-folder.ts';
export { FILE_NAME, type OpenOptions, openStore, type Store } from './open.ts';
export { checkFile, type FileCheck, lookThroughFile } from './opening/check.ts';
export { keepFromOther } from './opening/other-version.ts';
export {
  type Replaced,
  replaceFile,
  type Standing as FileStanding,
  standingOfFile,
} from './opening/replace.ts';
export type { Difference } from './projection/compare.ts';
export { type Repair, type Repaired, type Repairing, repair } from './repair/repair.ts';
export { isOfFile } from './repair/settings.ts';
export type { Db, Trx } from './schema.ts';
export { type Hit, search } from './search/search.ts';
export type { Term } from './search/search-index.ts';
export { type SessionLogged, sessionActsFrom } from './sessions/session-acts.ts';
export { indexedSession, type SessionTold, sessionTold } from './sessions/session-chronicle.ts';
export type { SessionAct } from './sessions/session-keeping.ts';
export { type ListedAct, type ListedSession, listSessions, sessionActs } from './sessions/session-shelf.ts';
export {
  bringBackSession,
  commitSession,
  createSession,
  gameIn,
  type LoadedSession,
  loadSession,
  redoSession,
  type SessionCommitted,
  type SessionTurned,
  undoSession,
  verifySession,
} from './sessions/sessions.ts';
export { deleteForGood } from './shelf/delete-for-good.ts';
export {
  binCampaign,
  type CopyOf,
  copies,
  copyCampaign,
  type DoneOnShelf,
  enterCopy,
  enterCopyOf,
  isNameKept,
  isNameOnShelf,
  keepCopy,
  logsOnShelf,
  unbinCampaign,
} from './shelf/shelf.ts';
export { inMemory } from './store/open-file.ts';
export type { DiceOwner } from './tables/tally.ts';
export { type CardTally, type DiceTally, readTally, type Tally } from './tally/tally.ts';
export { writtenBeside } from './writing/beside-acts.ts';
export { type DeletedNote, deletedNotes } from './writing/deleted-notes.ts';
export { readDraft, writeDraft } from './writing/drafts.ts';
export {
  addNote,
  changeNote,
  type Note,
  notesBeside,
  readReport,
  turnWriting,
  type WritingRefusal,
  type Written,
  writeReport,
} from './writing/journal.ts';
export { readSettings, rottenSettings, writeSettings } from './writing/settings.ts';
export { type Version, versionsOf } from './writing/versions.ts';
