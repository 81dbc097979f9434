/** What is said in missing.ts. */
import { countedInWords } from '../../../src/rules/core/text/english.ts';

/** `22 November 2026`, on the player's own calendar. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export const words = {
  isMissing: (file: string, isEmpty: boolean, besides: string) =>
    `${file} ${isEmpty ? 'is empty' : 'is gone'}${besides}.`,
  folderIsAway: (folder: string) => `, and the backups’ folder ${folder} isn’t there`,
  noneCanBeRead: (folder: string) => `, and what lies in ${folder} can’t be read as backups of it`,
  but: (there: readonly string[]) => (there.length === 0 ? '' : `, but ${there.join(', and ')}`),
  kept: (copy: string, damaged: boolean) =>
    damaged ? `there is a copy of it as it was damaged, ${copy}` : `what stood there is kept as ${copy}`,
  backups: (count: number, newestAt: string) =>
    `${count === 1 ? 'there is a backup of it' : `there are ${countedInWords(count, 'backup', 'backups')} of it, the newest`} made on ${day.format(new Date(newestAt))}`,
} as const;
