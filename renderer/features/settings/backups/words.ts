/** How backups are spoken of. */
import type { BackupEntry, BackupList, InBackup } from '../../../../src/contract/calls/backups.ts';
import { counted, countedInWords } from '../../../../src/rules/core/text/english.ts';
import { words } from './text/words.ts';

type Why = BackupEntry['why'];

const WHY: Readonly<Record<Exclude<Why, 'take-back'>, string>> = {
  day: words.firstActOfTheDay,
  migration: words.beforeAnUpdate,
  restore: words.beforeARestore,
  import: words.beforeAFileWasOpened,
  replace: words.beforeACampaignWasReplaced,
  'delete-for-good': words.beforeACampaignWasDeleted,
  'by-hand': words.byHand,
  move: words.beforeTheDataFolderWas,
};

export function whyText({ why, acts }: Pick<BackupEntry, 'why' | 'acts'>): string {
  if (why !== 'take-back') return WHY[why];
  return acts === null
    ? words.beforeActsWereUndone
    : words.beforeWereUndone(countedInWords(acts, 'act', 'acts'));
}

const MEGABYTE = 1_000_000;

/** `5.1 MB`; what is less than a tenth of one is told in kB. */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE / 10) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / MEGABYTE).toFixed(bytes < 100 * MEGABYTE ? 1 : 0)} MB`;
}

/** Those that aren't deleted. */
export const standing = ({ shelf }: Pick<BackupEntry, 'shelf'>): readonly InBackup[] =>
  shelf.filter(({ deleted }) => !deleted);

/** `Merrow Ford, October O+4, 419 acts` */
export function inBackupText({ name, date, acts }: InBackup): string {
  return [name, ...(date === '' ? [] : [date]), countedInWords(acts, 'act', 'acts')].join(', ');
}

/** The one whose way the list follows: what was played last, as the newest backup has it. */
export function followed({ backups }: Pick<BackupList, 'backups'>): InBackup | undefined {
  const [newest] = backups;
  return newest && (standing(newest).find(({ kind }) => kind === 'campaign') ?? standing(newest)[0]);
}

const stands = ({ date, acts }: InBackup) => (date === '' ? countedInWords(acts, 'act', 'acts') : date);

/** How far that one had come in this backup: its date, with its acts too where another of these has the same date. */
export function stoodText(backup: BackupEntry, id: string, all: readonly BackupEntry[]): string {
  const inOne = ({ shelf }: BackupEntry) => shelf.find((one) => one.id === id);
  const found = inOne(backup);
  if (found !== undefined) {
    const isAlike = all.some((other) => other !== backup && inOne(other)?.date === found.date);
    return isAlike && found.date !== ''
      ? `${found.date}, ${counted(found.acts, 'act', 'acts')}`
      : stands(found);
  }
  // Not in it: what was played last then, by its name.
  const other = followed({ backups: [backup] });
  return other === undefined ? '' : `${other.name}: ${stands(other)}`;
}

/** What goes back with the whole file: `five campaigns and games`; of a copy nobody has looked. */
export function wholeText(backup: Pick<BackupEntry, 'shelf'>): string {
  if (backup.shelf.length === 0) return words.theWholeFile;
  const all = standing(backup);
  const games = all.some(({ kind }) => kind === 'game');
  return countedInWords(
    all.length,
    games ? words.campaignOrGame : words.campaign,
    games ? words.campaignsAndGames : words.campaigns,
  );
}

/** Of the folder that was chosen for backups. */
export const folderAway = (folder: string): string => words.isntThereConnectTheDisk(folder);

/** At the start, where there are none to restore; undefined where there are, or where nobody can tell: the data folder has them with it. */
export function noneText(
  { backups, away, folder }: Pick<BackupList, 'backups' | 'away' | 'folder'>,
  code: string,
): string | undefined {
  if (backups.length > 0 || code === 'folder-away') return undefined;
  return away ? folderAway(folder) : words.thereAreNoBackupsIn(folder);
}
