/** A card as the table shows it: what is printed on it, or what the player's own deck has there. */
import { isAction, type Part, partOf, printed } from '../../cards.ts';
import { type Action, type Card, WILD } from '../../types.ts';

export interface Face {
  readonly card: Card;
  readonly kind: 'team' | 'weapon' | 'wild' | 'action';
  /** Null of a Wild and of an Action Card. */
  readonly part: Part | null;
  readonly title: string;
  readonly value: number;
  /** Effect of an Action Card, in few words; null for others. */
  readonly effect: string | null;
  /** Title or value aren't those of the printed card, as far as we know. */
  readonly isOurs: boolean;
  /** The player has corrected it. */
  readonly isCorrected: boolean;
}

const EFFECTS: Readonly<Record<Action, string>> = {
  'out-of-ammo': 'Stands in for one missing Weapon.',
  'you-a-zombie': 'Stands in for one missing Team member.',
  'that-was-easy': 'No effect: only its value counts.',
  'unfortunate-distraction': 'Trash a Collection Stack of your own, then an opponent’s.',
  'better-you-than-me': 'Put this on an opponent’s Collection.',
  ewwwwwwwww: 'Shuffle the discard pile into the deck.',
  'fall-back': 'Put one of your own Stacks in a different order.',
  'dead-weight': 'Trash the top card of one of your Stacks.',
  'oh-my-gawd': 'Put one opponent’s Stack in a different order.',
  'hold-them-off': 'Trash a Collection Card, then an opponent’s of no higher value.',
};

export function faceOf(card: Card): Face {
  const { result, confidence, corrected = false } = printed(card);
  const part = partOf(card) ?? null;
  return {
    card,
    kind: part?.kind ?? (card === WILD ? 'wild' : 'action'),
    part,
    title: result.title,
    value: result.value,
    effect: isAction(card) ? EFFECTS[card] : null,
    isOurs: confidence !== 'RULEBOOK' && !corrected,
    isCorrected: corrected,
  };
}
