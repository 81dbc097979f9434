/** What is said in other-version.ts. */
import { counted, listed } from '../../../src/rules/core/text/english.ts';
import type { StoreFailureCode } from '../failure.ts';
import type { Lacking } from '../memory.ts';

const WHY: Partial<Readonly<Record<StoreFailureCode, string>>> = {
  'disk-full': ': the disk is full',
  'read-only': ': nothing can be written there',
  busy: ': another program keeps it locked',
  'io-error': ': the disk gives errors, or can’t be reached',
};

function one({ name, further }: Lacking): string {
  if (further === null) return `“${name}” isn’t in it`;
  return further === 0
    ? `“${name}” goes another way there`
    : `“${name}” lacks ${counted(further, 'act', 'acts')}`;
}

const lacks = (lacking: readonly Lacking[]): string =>
  lacking.length === 0 ? '' : ` In that one, ${listed(lacking.map(one))}.`;

export const words = {
  leaveHoldoutOpenUntil: (message: string) => `${message} Leave Holdout open until it is back.`,
  wasMoved: (dir: string) =>
    `Your campaigns were moved from ${dir} to another folder; end Holdout, then start it again.`,
  cantBeKept: (file: string, code: StoreFailureCode | undefined) =>
    `Another program took ${file} away, and it can’t be written anew${WHY[code ?? 'unreadable'] ?? ''}. Leave Holdout open, see to the disk, then try again.`,
  standsThereAgain: (file: string) =>
    `Another program took ${file} away; it stands there again, with everything that was done.`,
  anotherInItsPlace: (file: string, copy: string, lacking: readonly Lacking[]) =>
    `Another program put another version in the place of ${file}, which is open now.${lacks(lacking)} Yours is kept whole as ${copy}: look at it in Settings, Backups.`,
  overwritten: (file: string, lacking: readonly Lacking[]) =>
    `Another program wrote another version over ${file}, which is open now.${lacks(lacking)} What it lacks may be in a backup: see Settings, Backups.`,
  sinceLastOpen: (file: string, lacking: readonly Lacking[]) =>
    `Since Holdout last had ${file} open, another program has put another version in its place.${lacks(lacking)} What it lacks may be in a backup: see Settings, Backups.`,
} as const;
