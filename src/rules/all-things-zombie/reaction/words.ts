/** Results of reaction checks, by the words that stand in logs and odds; `text/reaction.ts` says how each reads. */

export const REACTION_WORDS = [
  'fires',
  'holdsOrFires',
  'doesNotFire',
  'firesAndIsExposed',
  'continuesCharge',
  'stopsAndFires',
  'finishesMoveAndFires',
  'finishesMove',
  'duckBackOrFinishMove',
  'fireOrDuckBack',
  'ducksBack',
  'runsAway',
  'charges',
  'staysAndFires',
  'stays',
  'firesThenMelee',
  'melee',
  'turns',
  'oneDie',
  'noDice',
  'standsAndFires',
  'dodges',
  'driverRollsToHit',
  'isHit',
  'rallies',
  'mayTryAgain',
  'lost',
  'carriesOn',
  'recovers',
  'huddles',
  'collapses',
] as const;
export type ReactionWord = (typeof REACTION_WORDS)[number];

/** Results that leave the figure a choice, and what it may do. */
export const CHOICES = {
  duckBackOrFinishMove: ['ducksBack', 'finishesMove'],
  fireOrDuckBack: ['fires', 'ducksBack'],
} as const satisfies { readonly [W in ReactionWord]?: readonly ReactionWord[] };
type ChoiceWord = keyof typeof CHOICES;

/** Acts that Free Will offers beside the result. */
export type FreeWillAct = 'stays' | 'ducksBack' | 'runsAway';

/** Act that is done in the end where `W` may be the result. */
export type ActOf<W extends ReactionWord> =
  | Exclude<W, ChoiceWord>
  | (W extends ChoiceWord ? (typeof CHOICES)[W][number] : never)
  | FreeWillAct;

function leavesChoice(word: ReactionWord): word is ChoiceWord {
  return Object.hasOwn(CHOICES, word);
}

/** Acts that the result itself allows: mostly one. */
export function actsOf<W extends ReactionWord>(result: W): readonly ActOf<W>[] {
  const acts: readonly ReactionWord[] = leavesChoice(result) ? CHOICES[result] : [result];
  return acts as readonly ActOf<W>[];
}

export type WhatNowWord = 'actsOrMoves' | 'staysDown';
