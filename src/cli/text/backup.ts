/** What is said in backup.ts. */
export const words = {
  isntThereConnectTheDisk: (folder: string) =>
    `${folder} isn’t there: connect the disk that it is on, or choose another folder.`,
  noBackupsIn: (folder: string) => `No backups in ${folder}.`,
  copiesOfTheFile: 'Copies of the file that are kept:',
  thereIsNoSuch: 'There is no such backup; holdout backup list names them.',
  name: 'Name',
  made: 'Made',
  why: 'Why',
  holds: 'Holds',
  size: 'Size',
  id: 'Id',
  date: 'Date',
  log: 'Log',
  whatStandsThereNowCant: 'What stands there now can’t be read: holdout rescue says what can be recovered.',
  thisComesBack: 'Coming back:',
  nothingGoesTheBackupHas: 'Nothing is lost: the backup holds everything the file holds.',
  restoringTheWholeFileChanges: 'Restoring the whole file changes these:',
  how: 'How',
  toTakeItBackHoldout: (before: string) => `To undo the restore: holdout backup restore ${before}`,
  whatStoodThereBeforeIs: (aside: string) => `What stood there before is ${aside}.`,
  restoredFrom: (backup: string) => `Restored from ${backup}.`,
  thereIsNoFile: (at: string | number) =>
    `There is no file to compare the backup with. It goes up to ${at}; whatever was done after that isn’t in it.`,
} as const;
