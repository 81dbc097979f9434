/** The door of backups and of copies kept of the file. */

export { isEmptyShelf, lookAtStanding, readFrom } from './contents.ts';
export { damagedFile, inCopy, isOfAnother, keptCopies, settleCopies } from './damaged.ts';
export { isSound as isSoundBackup } from './keeping.ts';
export {
  clearLeftOvers,
  copyToSettle,
  isCopyLeft,
  makeBackup,
  settleBackups,
  waitingCopies,
} from './make.ts';
export {
  areOfOneFile,
  type Backup,
  backupsIn,
  dropBackup,
  keptOf,
  ownBackups,
  type Standing,
  thinBackups,
  type Why,
} from './manifest.ts';
export { moveBackups } from './move.ts';
export { backupFolder, changePlace, isFolderAway, isPlaceKnown, readPlace } from './place.ts';
export { restoreChanges } from './restore-changes.ts';
export { moveTroubleOf, troubleOf, unreadableBackup, WrongCopy } from './text/trouble.ts';
export { openUnpacked, type Unpacked, VERSION_KNOWN } from './unpacked.ts';
