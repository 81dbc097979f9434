/** How backups, and copies of the file that are kept, are spoken of. */
import type { BackupEntry, BackupList, InBackup } from '../../../../../src/contract/calls/backups.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';

const WHY: Readonly<Record<Exclude<BackupEntry['why'], 'take-back'>, string>> = {
  day: 'First act of the day',
  migration: 'Before an update',
  restore: 'Before a restore',
  import: 'Before a file was opened',
  replace: 'Before a campaign was replaced',
  'delete-for-good': 'Before a campaign was deleted for good',
  'by-hand': 'By hand',
  move: 'Before the data folder was moved',
};

/** Of a copy of the file: why it is kept. */
export const COPY_WHY = {
  kept: 'As it was replaced',
  damaged: 'As it was damaged',
} as const;

export function whyText({ why, acts }: Pick<BackupEntry, 'why' | 'acts'>): string {
  if (why !== 'take-back') return WHY[why];
  return `Before ${acts === null ? 'acts' : countedInWords(acts, 'act', 'acts')} were undone`;
}

const MEGABYTE = 1_000_000;

/** `5.1 MB`; what is less than a tenth of one is told in kB. */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE / 10) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / MEGABYTE).toFixed(bytes < 100 * MEGABYTE ? 1 : 0)} MB`;
}

/** `October O+4, 419 acts, deleted` */
export const stoodText = ({ date, acts, deleted, damaged }: Omit<InBackup, 'id' | 'kind' | 'name'>): string =>
  [
    ...(date === '' ? [] : [date]),
    countedInWords(acts, 'act', 'acts'),
    ...(deleted ? ['deleted'] : []),
    ...(damaged ? ['damaged'] : []),
  ].join(', ');

export const inBackupText = (one: InBackup): string => `${one.name}, ${stoodText(one)}`;

/** What was played last stands first: `Merrow Ford, October O+4, 419 acts, and two more`. */
export function holdsText({ shelf }: { readonly shelf: readonly InBackup[] }): string {
  const [first, ...others] = shelf.filter(({ deleted }) => !deleted);
  if (first === undefined) return '';
  return `${inBackupText(first)}${others.length === 0 ? '' : `, and ${countedInWords(others.length, 'more', 'more')}`}`;
}

/** What goes back with the whole file: `five campaigns and games`; of a copy nobody has looked. */
export function wholeText({ shelf }: { readonly shelf: readonly InBackup[] }): string {
  if (shelf.length === 0) return 'the whole file';
  const all = shelf.filter(({ deleted }) => !deleted);
  return all.some(({ kind }) => kind === 'game')
    ? countedInWords(all.length, 'campaign or game', 'campaigns and games')
    : countedInWords(all.length, 'campaign', 'campaigns');
}

/** Of the folder that was chosen for backups. */
export const folderAway = (folder: string): string =>
  `${folder} isn’t there: connect the disk that it is on, or choose another folder for backups.`;

/** At the start, where there are none to restore; undefined where there are, or where nobody can tell: the data folder has them with it. */
export function noneText(
  { backups, away, folder }: Pick<BackupList, 'backups' | 'away' | 'folder'>,
  code: string,
): string | undefined {
  if (backups.length > 0 || code === 'folder-away') return undefined;
  return away ? folderAway(folder) : `There are no backups in ${folder}.`;
}

export const words = {
  backups: 'Backups',
  outOfReach: 'out of reach',
  noneYet: 'none yet',
  eachChecked: (count: number) => `${count}, each opened and checked after it was written`,
  backingUp: 'Backing up…',
  backUpNow: 'Back up now',
  backedUp: (size: string) => `Backed up: ${size}.`,
  lastTried: (message: string, when: string) => `${message} Last tried ${when}.`,
  aBackupIsMadeBefore:
    'A backup is made before the first act of each day, and before anything that changes much.',
  // Their table.
  made: 'Made',
  why: 'Why',
  holds: 'Holds',
  size: 'Size',
  whatToDo: 'What to do',
  theBackupOf: (when: string) => `the backup of ${when}`,
  goesNext: 'will be deleted next',
  older: (count: string) => `Show ${count} older`,
  look: 'Look',
  lookInside: (what: string) => `Look inside ${what}`,
  restore: 'Restore',
  restoreFrom: (what: string) => `Restore from ${what}`,
  undo: 'Undo',
  undoTheRestore: 'Undo the restore',
  undoTheRestoreBy: (what: string) => `Undo the restore, by ${what}`,
  delete: 'Delete',
  deleteOf: (what: string) => `Delete ${what}`,
  close: 'Close',
  closeOf: (what: string) => `Close ${what}`,
  // One of them, opened.
  inside: (what: string) => `Inside ${what}`,
  opening: 'Opening…',
  itIsGoneForGood: 'The copy goes for good. Backups stay.',
  deleteForGood: 'Delete for good',
  cancel: 'Cancel',
  undoTheRestoreBackTo: (what: string) => `Undo the restore, back to ${what}`,
  copiedAsideFirst: 'What stands in its place now is copied aside first.',
  backedUpFirst: 'A backup of now is made first, so this can be undone.',
  whatToRestore: 'What to restore',
  oneAsACopy: 'One campaign or game, as a copy',
  whichOne: 'Which one',
  theWholeFile: (whole: string) => `The whole file: ${whole}`,
  restoring: 'Restoring…',
  restoreTheWholeFile: 'Restore the whole file',
  restoreAsACopy: 'Restore as a copy',
  comparing: 'Comparing it with the file…',
  noFileToCompare: (when: string) =>
    `There is no file to compare the backup with. It goes up to ${when}; whatever was done after that isn’t in it.`,
  fileCantBeRead: 'What stands there now can’t be read as it is.',
  nothingGoes: 'This holds everything the file holds: nothing is lost.',
  theseChange: 'Restoring it changes these:',
  whatGoes: 'What goes',
  theseComeBack: 'Coming back:',
  whatComesBack: 'What comes back',
  deleted: 'deleted',
  keptAs: (aside: string) => ` What stood there before is ${aside}.`,
  restoreUndone: (what: string) => `Restore undone, back to ${what}.`,
  restored: (whole: string, what: string) => `${whole} restored from ${what}.`,
  restoredAs: (name: string) => `Restored as ${name}.`,
  openIt: 'Open it',
  // At the start, where the campaigns can't be opened.
  itIsStillSo: 'Nothing has changed.',
  restoreTheNewestBackup: 'Restore the newest backup',
  tryAgain: 'Try again',
  beginInTheUsualFolder: 'Begin in the usual folder',
  beginWithAnEmptyShelf: 'Begin with an empty shelf',
  putsTheWholeFileBack: 'Restoring puts the whole file back as it stood',
  theUsualFolderIs: (usual: string) => `The usual folder is ${usual}. What is in the other one stays there.`,
  // How many are kept, and where.
  kept: 'Kept',
  theLast: 'The last',
  oneADayFor: 'One a day for',
  weeks: (count: number) => (count === 1 ? 'week' : 'weeks'),
  oneAWeekFor: 'One a week for',
  months: (count: number) => (count === 1 ? 'month' : 'months'),
  inAll: 'In all',
  useAtMost: 'Use at most',
  mb: 'MB',
  theOldestGoFirst: 'Beyond, one a month. The oldest go first; the newest good one always stays.',
  folder: 'Folder',
  chooseAnother: 'Choose another…',
  useTheDefaultFolder: 'Use the default folder',
  moveAllBackups: 'Move all backups to this folder',
  folderForBackups: 'Folder for backups',
  backupsAreNowIn: (folder: string) => `Backups are now in ${folder}.`,
  onTheSameDisk: 'This folder is on the same disk as your campaigns. A second disk is safer.',
} as const;
