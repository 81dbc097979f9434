/** Sentences of the screens when something fails, beside the backend’s own. */
import type { FailureCode } from '../../src/contract/failure.ts';
import { countedInWords } from '../../src/rules/core/text/english.ts';

/** Notice of a campaign or a game that has changed. */
export const STALE_NOTICE = 'This was changed in another window. Here is how it stands now.';
/** Notice on an answer that another window gave first. */
export const GONE_ON = 'The game has gone on in another window. Here is how it stands now.';
/** Notice on things that waited behind a command that was refused. */
export const droppedNotice = (n: number) =>
  n === 1
    ? 'What you pressed after it was not done.'
    : `The ${countedInWords(n, 'thing', 'things')} you pressed after it were not done.`;
/** `5, 1 and Enter` */
const listed = (keys: readonly string[]) =>
  keys.length < 2 ? keys.join('') : `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)}`;

/** Notice on keys or presses that led to nothing. */
export const nothingAskedFor = (keys: readonly string[]) => `Nothing is waiting for ${listed(keys)}.`;
export const UNDER_WAY = 'That is already running.';
export const STANDS_THERE = 'It is already there.';
export const NOTHING_LEFT = 'There is nothing left to do there.';
export const NO_LONGER_ASKED = 'That question is no longer asked.';
export const NOT_DONE = 'What came before was refused, so this was not done.';
export const HOST_GONE = 'Holdout has stopped. Start it again; everything done so far is saved.';
export const OTHER_START =
  'This page belongs to an earlier start. Open the address Holdout printed when it last started.';
/** After the backend's own sentence, where the file is found damaged while it is open. */
export const DAMAGED = 'It can be repaired: Settings, Backups.';
/** In the place of the backend's sentence, where what it says of a damaged file stands below it one by one. */
export const IS_DAMAGED = 'The file your campaigns are in is damaged.';
export const SCREEN_MISSING = 'This screen could not be loaded.';
export const SCREEN_BROKE = 'This screen could not be shown.';

/** Remedy for a campaign that a restore has taken away, which isn’t deleted. */
export const IN_THE_BACKUP =
  'It is in the backup that was made just before: in Settings, Backups, undo the restore, or restore this one alone as a copy.';

type Code = FailureCode | 'unreachable' | 'dropped' | 'not-drawn';

/** The title of a screen that can't be shown, and what the player can do; the sentence itself is the backend's. */
export const WHAT_TO_DO = {
  'newer-file': {
    title: 'A newer file',
    remedy:
      'Nothing was changed. Install the newest Holdout, or start this one with another folder: --data DIR.',
  },
  'damaged-file': {
    title: 'A damaged file',
    remedy:
      'Let Holdout repair it from what can still be read and from the backups, or put a sound file in its place and try again.',
  },
  'read-only': {
    title: 'The folder can’t be written to',
    remedy:
      'What was saved is safe. Allow Holdout to write there, or copy holdout.sqlite into another folder and start with that: --data DIR.',
  },
  'disk-full': {
    title: 'The disk is full',
    remedy:
      'What was saved is safe. Free some space, then try again; or copy holdout.sqlite into another folder and start with that: --data DIR.',
  },
  busy: {
    title: 'The file is in use',
    remedy: 'Another program holds the file. Wait a moment or close it, then try again.',
  },
  'io-error': {
    title: 'The disk can’t be reached',
    remedy: 'Check the disk or the network, then try again.',
  },
  'missing-file': {
    title: 'Your campaigns are gone from their folder',
    remedy:
      'Nothing was changed. Restore what is kept here, or put the file back and try again. You can also begin anew; what is kept stays.',
  },
  'not-kept': {
    title: 'Your campaigns can’t be written to their folder',
    remedy:
      'What you did is in this open Holdout alone. Make the folder writable, or make room there, then try again.',
  },
  'folder-away': {
    title: 'The data folder isn’t there',
    remedy: 'Nothing was changed. Connect the disk, or put the folder back, then try again.',
  },
  unreadable: {
    title: 'This campaign can’t be read',
    remedy: 'It was left as it is, and your other campaigns are not touched by it.',
  },
  'not-found': {
    title: 'Not here',
    remedy:
      'It may have been deleted. Unless that was for good, it can be brought back from the list of campaigns.',
  },
  'bad-input': { title: 'That can’t be shown', remedy: 'The address may be mistyped.' },
  refused: { title: 'That can’t be done', remedy: 'Nothing was changed.' },
  stale: { title: 'Changed elsewhere', remedy: 'Try again to see how it stands now.' },
  forbidden: { title: 'Not allowed', remedy: OTHER_START },
  internal: {
    title: 'Something went wrong',
    remedy: 'What was saved is safe. The details are in holdout.log, beside the data file.',
  },
  'not-drawn': {
    title: 'Something went wrong',
    remedy: 'What was saved is safe. Try again, or go to another screen.',
  },
  unconfirmed: {
    title: 'Not confirmed',
    remedy: 'Do it again and confirm it.',
  },
  cancelled: { title: 'Cancelled', remedy: 'Nothing was changed. Try again.' },
  dropped: { title: 'Not done', remedy: 'Try again.' },
  unreachable: {
    title: 'Holdout isn’t answering',
    remedy: 'Start it again, then open the address it prints.',
  },
} as const satisfies Record<Code, { readonly title: string; readonly remedy: string }>;
