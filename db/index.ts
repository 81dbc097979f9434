/** The door of `db/`: everything the backend may use of it. */

export { folded } from './file/case-fold.ts';
export { OtherVersion, StoreFailure, type StoreFailureCode, storeFailure } from './file/failure.ts';
export { faultsIn, layoutFaultIn } from './file/faults.ts';
export type { Generations } from './file/generation.ts';
export { hasContent } from './file/inspect.ts';
export { looksOf } from './file/looks.ts';
export { type Kept, lastSeen, memoryIn, placeBeside, type Seen, untoldBeside } from './file/memory.ts';
export { readPointer } from './file/pointer.ts';
export { makeFolder } from './file/private.ts';
export { dayText, momentIn } from './file/stamp.ts';
export { noStep, type Step } from './file/step.ts';
export { dataVersion, inTransaction } from './file/transaction.ts';
export {
  actsAfter,
  type GivenUpLine,
  givenUpActs,
  givenUpLines,
  type Restored,
} from './history/given-up-lines.ts';
export { isSound } from './history/sound.ts';
export type { Verified } from './history/verify.ts';
export { actCounts, actsCounted, actsInAll, namesACopy } from './log/acts-counted.ts';
export { closed } from './log/closed.ts';
export { type ActOnLine, askedToGiveUp, type LineSpan } from './log/given-up.ts';
export { type ActTitle, type CampaignHead, readHead, type StoreRefusal } from './log/head.ts';
export { isHeadWhole } from './log/head-checksum.ts';
export { isMarkedDamaged, markDamaged } from './log/marked.ts';
export type { WritingTurn } from './log/undo-words.ts';
export { type WrittenLast, writtenLast } from './log/undo-words.ts';
export { readWindowState, type WindowState } from './log/window-state.ts';
export { clearMove, endMove, moveFolder, setPointerAside } from './move-folder.ts';
export { FILE_NAME, type OpenOptions, openStore, type Store } from './open.ts';
export { checkFile, type FileCheck, lookThroughFile } from './opening/check.ts';
export { keepFromOther } from './opening/other-version.ts';
export { replaceFile, type Standing, standingOfFile } from './opening/replace.ts';
export type { Difference } from './projection/compare.ts';
export { type Repair, type Repaired, repair } from './repair/repair.ts';
export { isOfFile } from './repair/settings.ts';
export type { Db } from './schema.ts';
export { search } from './search/search.ts';
export type { Term } from './search/search-index.ts';
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
export { deletedNotes } from './writing/deleted-notes.ts';
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
export { versionsOf } from './writing/versions.ts';
