/** Parts that every command on a log has, and the reasons why the store doesn't carry it out. */
import type { LineSpan, StoreRefusal } from '../../../db/index.ts';
import { STOPS_WHERE_MADE } from '../../contract/copy-made.ts';
import { GIVES_UP_A_LINE } from '../../contract/gives-up.ts';
import { countedInWords } from '../../rules/core/text/english.ts';
import { CallFailure, notFound, refused } from '../calls/call-failure.ts';

const numbered = (all: readonly string[]): string => all.map((one, at) => `(${at + 1}) ${one}`).join('; ');

/** Parts that every command on a campaign has: which campaign, and from which state of it the command was made. */
export interface At {
  readonly campaign: string;
  readonly revision: number;
}

/** The game that campaigns are of. */
export const CAMPAIGN_GAME = 'all-things-zombie';
export const NO_SUCH = 'There is no such campaign; it may have been deleted.';
export const THAT_IS_A_GAME = 'That is a game, not a campaign.';

export const BINNED = 'This campaign is deleted; bring it back from the shelf first.';

export const changedElsewhere = () =>
  new CallFailure('stale', 'This was changed elsewhere; look at it as it stands now and try again.');

export function failureOf(refusal: StoreRefusal): CallFailure {
  switch (refusal.code) {
    case 'no-such-campaign':
      return notFound(NO_SUCH);
    case 'in-the-bin':
      return notFound(BINNED);
    case 'stale':
      return changedElsewhere();
    case 'nothing-to-undo':
      return refused('Nothing to undo.', refusal.code);
    case 'nothing-to-redo':
      return refused('Nothing to redo.', refusal.code);
    case 'copy-made':
      return refused(
        `${STOPS_WHERE_MADE.undo} In “Everything done”, Copy from here goes further back.`,
        refusal.code,
      );
    case 'gives-up-a-line':
      return givesUpLine(refusal.line);
    default:
      return refusal satisfies never;
  }
}

/** `span`: from when to when, or from what to what. */
export function givesUpLine({ acts }: Pick<LineSpan, 'acts'>, span = ''): CallFailure {
  const which = span === '' ? '' : ` (${span})`;
  const message = `This gives up ${countedInWords(acts, 'act', 'acts')} that ${acts === 1 ? 'was' : 'were'} taken back${which}.`;
  return new CallFailure('unconfirmed', message, undefined, GIVES_UP_A_LINE);
}

/** Failure of an act that asks first, and that nobody has said is meant; `does`: why it asks. */
export const unconfirmed = (act: string, does = 'can’t be taken back on the table'): CallFailure =>
  new CallFailure('unconfirmed', `${act} ${does}; say --give-up to do it.`);

/** Failure of a turn that leaves undone what is still due, and that nobody has said is meant; `bars`: acts that may not be left undone. */
export const leavesUndone = (due: readonly string[], bars: readonly string[]): CallFailure =>
  new CallFailure(
    'unconfirmed',
    bars.length === 0
      ? `Still due in this turn: ${numbered(due)}. Do it first, or say --give-up to begin the next turn anyway.`
      : `Still due in this turn: ${numbered([...bars, ...due])}. No turn begins before this is done: ${numbered(bars)}.`,
  );
