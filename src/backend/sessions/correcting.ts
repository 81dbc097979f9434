/** Results of correcting a game's figures, unless the game can't be played by them. */
import {
  afterCorrection,
  type CorrectionEvent,
  type CorrectionRefusal,
  type Corrections,
} from '../../rules/core/corrections.ts';
import type { Game } from '../../rules/core/game.ts';
import { CORRECTION_REFUSAL_TEXT } from '../../rules/core/text/corrections.ts';
import { refused } from '../calls/call-failure.ts';

export const UNPLAYABLE = 'unplayable';

type Looked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: CorrectionRefusal };

function accepted<T>(looked: Looked<T>): T {
  if (!looked.ok) throw refused(CORRECTION_REFUSAL_TEXT[looked.refusal], looked.refusal);
  return looked.value;
}

/** Checked as a whole, after the last of them: figures that only hold together are corrected together. */
export function playableAfter<E extends CorrectionEvent | readonly CorrectionEvent[]>(
  game: Game,
  before: Corrections,
  looked: Looked<E>,
): E {
  const value = accepted(looked);
  const fault = faultAfter(game, before, [value].flat());
  if (fault !== undefined) throw refused(fault, UNPLAYABLE);
  return value;
}

/** The same of a correction taken back, which a game that can't be played as it stands may always come nearer the book by. */
export function takenBack(game: Game, before: Corrections, looked: Looked<CorrectionEvent>): CorrectionEvent {
  if (game.figuresFault(before) === undefined) return playableAfter(game, before, looked);
  return accepted(looked);
}

const faultAfter = (game: Game, before: Corrections, events: readonly CorrectionEvent[]) =>
  game.figuresFault(events.reduce(afterCorrection, before));
