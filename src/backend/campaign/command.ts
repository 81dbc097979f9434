/** What every command on a log says, and why the store doesn't carry it out. */
import type { StoreRefusal, Stretch } from '../../../db/index.ts';
import { STOPS_WHERE_MADE } from '../../contract/copy-made.ts';
import { GIVES_UP_A_LINE } from '../../contract/gives-up.ts';
import { countedInWords } from '../../rules/core/text/english.ts';
import { CallFailure, notFound, refused } from '../host/call-failure.ts';
import { words } from './text/command.ts';

/** What every command on a campaign says: which one, and from which state of it the command was made. */
export interface At {
  readonly campaign: string;
  readonly revision: number;
}

/** The game that campaigns are of. */
export const CAMPAIGN_GAME = 'all-things-zombie';
export const NO_SUCH = words.thereIsNoSuch;
export const THAT_IS_A_GAME = words.thatIsAGame;

export const BINNED = words.thisCampaignIsDeleted;

export const changedElsewhere = () => new CallFailure('stale', words.thisWasChangedElsewhere);

export function failureOf(refusal: StoreRefusal): CallFailure {
  switch (refusal.code) {
    case 'no-such-campaign':
      return notFound(NO_SUCH);
    case 'in-the-bin':
      return notFound(BINNED);
    case 'stale':
      return changedElsewhere();
    case 'nothing-to-undo':
      return refused(words.nothingToUndo, refusal.code);
    case 'nothing-to-redo':
      return refused(words.nothingToRedo, refusal.code);
    case 'copy-made':
      return refused(words.inEverythingDoneCopy(STOPS_WHERE_MADE.undo), refusal.code);
    case 'gives-up-a-line':
      return givesUpLine(refusal.line);
    default:
      return refusal satisfies never;
  }
}

/** `span`: from when to when, or from what to what. */
export function givesUpLine({ acts }: Pick<Stretch, 'acts'>, span = ''): CallFailure {
  const which = span === '' ? '' : ` (${span})`;
  const message = words.thisGivesUpThatTaken(
    countedInWords(acts, 'act', 'acts'),
    acts === 1 ? 'was' : 'were',
    which,
  );
  return new CallFailure('unconfirmed', message, undefined, GIVES_UP_A_LINE);
}

/** What can't be taken back on the table, and nobody has said that it is meant. */
export const unconfirmed = (act: string): CallFailure =>
  new CallFailure('unconfirmed', words.cantBeTakenBack(act));

/** This is still due, and nobody has said that it is meant to be left undone; `bars`: what may not be. */
export const leavesUndone = (due: readonly string[], bars: readonly string[]): CallFailure =>
  new CallFailure(
    'unconfirmed',
    bars.length === 0 ? words.isStillDue(due) : words.isDueBeforeAnyTurn(bars, due),
  );
