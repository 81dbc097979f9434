/** What reaction checks come to, in words that stand in logs and odds, and how each reads. */

export const REACTION_WORDS = {
  fires: 'Fires',
  holdsOrFires: 'Holds fire, or fires when it likes',
  doesNotFire: 'Doesn’t fire',
  firesAndIsExposed: 'Fires and gives itself away',
  continuesCharge: 'Goes on charging',
  stopsAndFires: 'Stops and fires',
  finishesMoveAndFires: 'Finishes its move and fires',
  finishesMove: 'Finishes its move without firing',
  duckBackOrFinishMove: 'Ducks Back, or finishes its move',
  fireOrDuckBack: 'Fires or Ducks Back',
  ducksBack: 'Ducks Back',
  runsAway: 'Runs away',
  charges: 'Charges',
  staysAndFires: 'Stays and fires',
  stays: 'Stays in place',
  firesThenMelee: 'Fires, then fights hand to hand',
  melee: 'Fights hand to hand',
  turns: 'Turns to face the enemy',
  oneDie: 'Taken by surprise',
  noDice: 'Taken wholly by surprise',
  standsAndFires: 'Stands and fires at the vehicle',
  dodges: 'Jumps aside',
  driverRollsToHit: 'The driver may hit',
  isHit: 'Is hit by the vehicle',
  rallies: 'Rallies',
  mayTryAgain: 'May try again next turn',
  lost: 'Is lost for this battle',
  carriesOn: 'Carries on',
  recovers: 'Pulls itself together',
  huddles: 'Huddles in a corner',
  collapses: 'Collapses',
} as const satisfies Readonly<Record<string, string>>;
export type ReactionWord = keyof typeof REACTION_WORDS;

/** Results that leave the figure a choice, and what it may do. */
export const CHOICES = {
  duckBackOrFinishMove: ['ducksBack', 'finishesMove'],
  fireOrDuckBack: ['fires', 'ducksBack'],
} as const satisfies { readonly [W in ReactionWord]?: readonly ReactionWord[] };
type ChoiceWord = keyof typeof CHOICES;

/** What Free Will offers beside the result. */
export type FreeWillAct = 'stays' | 'ducksBack' | 'runsAway';

/** What is done in the end where `W` may be the result. */
export type ActOf<W extends ReactionWord> =
  | Exclude<W, ChoiceWord>
  | (W extends ChoiceWord ? (typeof CHOICES)[W][number] : never)
  | FreeWillAct;

function leavesChoice(word: ReactionWord): word is ChoiceWord {
  return Object.hasOwn(CHOICES, word);
}

/** What the result itself allows: mostly one thing. */
export function actsOf<W extends ReactionWord>(result: W): readonly ActOf<W>[] {
  const acts: readonly ReactionWord[] = leavesChoice(result) ? CHOICES[result] : [result];
  return acts as readonly ActOf<W>[];
}
