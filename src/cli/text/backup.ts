/** What is said in backup.ts. */
export const words = {
  folderAway: (folder: string) =>
    `${folder} isn’t there: connect the disk that it is on, or choose another folder.`,
  noBackupsIn: (folder: string) => `No backups in ${folder}.`,
  backupsHead: ['Name', 'Made', 'Why', 'Holds', 'Size'],
  copiesKept: 'Copies of the file that are kept:',
  copiesHead: ['Name', 'Made', 'Size'],
  insideHead: ['Id', 'Name', 'Date', 'Log'],
  thereIsNoSuch: 'There is no such backup; holdout backup list names them.',
  cantBeRead: 'What stands there now can’t be read: holdout rescue says what can be recovered.',
  noFile: (at: string) =>
    `There is no file to compare the backup with. It goes up to ${at}; whatever was done after that isn’t in it.`,
  nothingGoes: 'Nothing is lost: the backup holds everything the file holds.',
  theseChange: 'Restoring the whole file changes these:',
  theseComeBack: 'Coming back:',
  goesHead: ['Id', 'Name', 'How'],
  restoredFrom: (backup: string) => `Restored from ${backup}.`,
  toUndoIt: (before: string) => `To undo the restore: holdout backup restore ${before}`,
  keptAs: (aside: string) => `What stood there before is ${aside}.`,
} as const;
