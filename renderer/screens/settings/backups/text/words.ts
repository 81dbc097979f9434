/** Words for backups, and for copies of the file that are kept. */
import type { BackupEntry, BackupList, InBackup } from '../../../../../src/contract/calls/backups.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { whenInTextAmong } from '../../../../text/when.ts';

const WHY: Readonly<Record<Exclude<BackupEntry['why'], 'take-back'>, string>> = {
  day: 'First act of the day',
  migration: 'Before an update',
  restore: 'Before a restore',
  import: 'Before a file was opened',
  replace: 'Before a campaign was replaced',
  'delete-for-good': 'Before a campaign was deleted for good',
  'by-hand': 'By hand',
  move: 'Before the data folder was moved',
  kept: 'As it was replaced',
  damaged: 'As it was damaged',
};

export function whyText({ why, acts }: Pick<BackupEntry, 'why' | 'acts'>): string {
  if (why !== 'take-back') return WHY[why];
  return `Before ${acts === null ? 'acts' : countedInWords(acts, 'act', 'acts')} were undone`;
}

/** Says whether an entry is no backup, but a copy of the file that is kept beside it. */
export const isCopy = ({ why }: Pick<BackupEntry, 'why'>): boolean => why === 'kept' || why === 'damaged';

/** Name of a backup in a sentence. */
export const calledAmong = (one: BackupEntry, all: readonly BackupEntry[]): string =>
  isCopy(one) ? one.name : `the backup of ${whenInTextAmong(one.at, all)}`;

const MEGABYTE = 1_000_000;

/** `5.1 MB`; what is less than a tenth of one is told in kB. */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE / 10) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / MEGABYTE).toFixed(bytes < 100 * MEGABYTE ? 1 : 0)} MB`;
}

/** `October O+4, 419 acts, deleted` */
export const pastTableText = ({
  date,
  acts,
  deleted,
  damaged,
}: Omit<InBackup, 'id' | 'kind' | 'name'>): string =>
  [date, countedInWords(acts, 'act', 'acts'), deleted && 'deleted', damaged && 'damaged']
    .filter(Boolean)
    .join(', ');

export const inBackupText = (one: InBackup): string => `${one.name}, ${pastTableText(one)}`;

/** Contents in a few words, with the campaign played last first: `Merrow Ford, October O+4, 419 acts, and two more`. */
export function holdsText({ shelf }: { readonly shelf: readonly InBackup[] }): string {
  const [first, ...others] = shelf.filter(({ deleted }) => !deleted);
  if (first === undefined) return '';
  return `${inBackupText(first)}${others.length === 0 ? '' : `, and ${countedInWords(others.length, 'more', 'more')}`}`;
}

/** Sentence on a folder chosen for backups that isn’t there. */
export const folderAway = (folder: string): string =>
  `${folder} isn’t there: connect the disk that it is on, or choose another folder for backups.`;

/** At the start, where there are none to restore; undefined where there are, or where nobody can tell: the data folder has them with it. */
export function noneText(
  { backups, away, folder }: Pick<BackupList, 'backups' | 'away' | 'folder'>,
  code: string,
) {
  if (!backups.every(isCopy) || code === 'folder-away') return undefined;
  return away ? folderAway(folder) : `There are no backups in ${folder}.`;
}
