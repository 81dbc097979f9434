/** What reaction checks come to, in words. */
import type { PursueByFireWord } from '../reaction/pursue-by-fire.ts';
import type { ReactionWord, WhatNowWord } from '../reaction/words.ts';

export const REACTION_TEXT: Readonly<Record<ReactionWord, string>> = {
  fires: 'Fires',
  holdsOrFires: 'Holds fire, or fires when it likes',
  doesNotFire: 'Doesn’t fire',
  firesAndIsExposed: 'Fires and gives itself away',
  continuesCharge: 'Goes on charging',
  stopsAndFires: 'Stops and fires',
  finishesMoveAndFires: 'Finishes the move and fires',
  finishesMove: 'Finishes the move without firing',
  duckBackOrFinishMove: 'Ducks Back, or finishes the move',
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
};

export const PURSUE_BY_FIRE_TEXT: Readonly<Record<PursueByFireWord, string>> = {
  fires: 'Fires after them',
  firesAtCover: 'Fires after them, as at cover',
  doesNotFire: 'Doesn’t fire',
};

export const WHAT_NOW_TEXT: Readonly<Record<WhatNowWord, string>> = {
  actsOrMoves: 'Pops up to shoot or to move',
  staysDown: 'Stays down',
};
