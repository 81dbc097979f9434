/** What is said in other-version.ts. */
import { counted, listed } from '../../../src/rules/core/text/english.ts';
import type { Going } from '../../backups/goes.ts';
import type { StoreFailureCode } from '../failure.ts';
import type { Lacking } from '../memory.ts';

const WHY: Partial<Readonly<Record<StoreFailureCode, string>>> = {
  'disk-full': ': the disk is full',
  'read-only': ': nothing can be written there',
  busy: ': another program keeps it locked',
  'io-error': ': the disk gives errors, or can’t be reached',
};

function one({ name, isThere, acts, words: versions }: Lacking): string {
  if (!isThere) return `“${name}” isn’t in it`;
  const less = [
    ...(acts > 0 ? [counted(acts, 'act', 'acts')] : []),
    ...(versions > 0
      ? [counted(versions, 'version of your notes and reports', 'versions of your notes and reports')]
      : []),
  ];
  return less.length === 0 ? `“${name}” goes another way there` : `“${name}” lacks at least ${listed(less)}`;
}

const lacks = (lacking: readonly Lacking[]): string =>
  lacking.length === 0 ? '' : ` In that one, ${listed(lacking.map(one))}.`;

/** What a kept version has and the other lacks, campaign by campaign. */
const loses = (goes: readonly Going[]): string =>
  goes.length === 0 ? '' : ` With that one, ${listed(goes.map(({ name, told }) => `“${name}” ${told}`))}.`;

const LEAVE_OPEN = 'Leave Holdout open, see to the disk, then try again.';
const MAY_BE = 'What it lacks may be in a backup, if there is one: see Settings, Backups.';

export const words = {
  leaveHoldoutOpenUntil: (message: string) => `${message} Leave Holdout open until it is back.`,
  wasMoved: (dir: string) =>
    `Your campaigns were moved from ${dir} to another folder; end Holdout, then start it again.`,
  cantBeKept: (file: string, code: StoreFailureCode | undefined) =>
    `Another program took ${file} away, and it can’t be written anew${WHY[code ?? 'unreadable'] ?? ''}. ${LEAVE_OPEN}`,
  cantBeKeptBeside: (file: string, code: StoreFailureCode | undefined) =>
    `Another program put another version in the place of ${file}, and yours can’t be kept beside it${WHY[code ?? 'unreadable'] ?? ''}. ${LEAVE_OPEN}`,
  standsThereAgain: (file: string) =>
    `Another program took ${file} away; it stands there again, with everything that was done.`,
  anotherInItsPlace: (file: string, copy: string, goes: readonly Going[]) =>
    `Another program put another version in the place of ${file}, which is open now.${loses(goes)} Yours is kept whole as ${copy}: look at it in Settings, Backups.`,
  overwritten: (file: string, lacking: readonly Lacking[]) =>
    `Another program wrote another version over ${file}, which is open now.${lacks(lacking)} ${MAY_BE}`,
  sinceLastOpen: (file: string, lacking: readonly Lacking[]) =>
    `Since Holdout last had ${file} open, another program has put another version in its place.${lacks(lacking)} ${MAY_BE}`,
} as const;
