/** Reaction checks in words: for whom a line of a check is, and what it comes to. */
import type { Term } from '../../../core/text/term.ts';
import type { ReactionCheck } from '../../data/effect.ts';
import type { PursueByFireWord } from '../pursue-by-fire.ts';
import type { ReactionWord, WhatNowWord } from '../words.ts';

export const REACTION_TEXT: Readonly<Record<ReactionWord, Term>> = {
  fires: { title: 'Fires', text: 'fires' },
  holdsOrFires: { title: 'Holds fire, or fires at will', text: 'holds fire, or fires at will' },
  doesNotFire: { title: 'Doesn’t fire', text: 'doesn’t fire' },
  firesAndIsExposed: { title: 'Fires, and is hidden no more', text: 'fires, and is hidden no more' },
  continuesCharge: { title: 'Goes on charging', text: 'goes on charging' },
  stopsAndFires: { title: 'Stops and fires', text: 'stops and fires' },
  finishesMoveAndFires: { title: 'Finishes the move and fires', text: 'finishes the move and fires' },
  finishesMove: { title: 'Finishes the move without firing', text: 'finishes the move without firing' },
  duckBackOrFinishMove: {
    title: 'Ducks Back, or finishes the move without firing',
    text: 'Ducks Back, or finishes the move without firing',
  },
  fireOrDuckBack: { title: 'Fires or Ducks Back', text: 'fires or Ducks Back' },
  ducksBack: { title: 'Ducks Back', text: 'Ducks Back' },
  runsAway: { title: 'Runs away', text: 'runs away' },
  charges: { title: 'Charges', text: 'charges' },
  staysAndFires: { title: 'Stays and fires', text: 'stays and fires' },
  stays: { title: 'Stays in place', text: 'stays in place' },
  firesThenMelee: { title: 'Fires, then fights hand to hand', text: 'fires, then fights hand to hand' },
  melee: { title: 'Fights hand to hand', text: 'fights hand to hand' },
  turns: { title: 'Turns to face the enemy', text: 'turns to face the enemy' },
  oneDie: { title: 'Taken by surprise', text: 'taken by surprise' },
  noDice: { title: 'Taken wholly by surprise', text: 'taken wholly by surprise' },
  standsAndFires: { title: 'Stands and fires at the vehicle', text: 'stands and fires at the vehicle' },
  dodges: { title: 'Jumps aside', text: 'jumps aside' },
  driverRollsToHit: { title: 'The driver rolls to hit', text: 'the driver rolls to hit' },
  isHit: { title: 'Is hit by the vehicle', text: 'is hit by the vehicle' },
  rallies: { title: 'Rallies', text: 'rallies' },
  mayTryAgain: { title: 'May try again next turn', text: 'may try again next turn' },
  lost: { title: 'Is lost for this battle', text: 'is lost for this battle' },
  carriesOn: { title: 'Carries on', text: 'carries on' },
  recovers: { title: 'Comes round', text: 'comes round' },
  huddles: { title: 'Huddles in a corner', text: 'huddles in a corner' },
  collapses: { title: 'Collapses', text: 'collapses' },
};

/** Staying by Free Will where the result may leave a move or a shot, and Free Will neither (section: Free Will). */
const STAYS_BY_CHOICE = 'Stays in place: moves no further, and doesn’t fire';
export const FREE_WILL_STAYS: { readonly [C in ReactionCheck]?: string } = {
  'in-sight': STAYS_BY_CHOICE,
  'received-fire': STAYS_BY_CHOICE,
};

export const PURSUE_BY_FIRE_TEXT: Readonly<Record<PursueByFireWord, Term>> = {
  fires: { title: 'Fires in pursuit', text: 'fires in pursuit' },
  firesAtCover: { title: 'Fires in pursuit, as at cover', text: 'fires in pursuit, as at cover' },
  doesNotFire: { title: 'Doesn’t fire', text: 'doesn’t fire' },
};

export const WHAT_NOW_TEXT: Readonly<Record<WhatNowWord, Term>> = {
  actsOrMoves: { title: 'Pops up to shoot or to move', text: 'pops up to shoot or to move' },
  staysDown: { title: 'Stays down', text: 'stays down' },
};
