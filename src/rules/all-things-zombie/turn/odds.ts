/** Odds that somebody may go this turn, and that zombies may. */

import { flag, number, optional, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import type { Play } from '../../core/play.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { singleFigure } from '../data/single-figures.ts';
import { REP } from '../odds-fields.ts';
import { activation, inOrder, mayActivate } from './activation.ts';

/**
 * `sides` roll, one's own among them: two where it is left out. With more than a die has faces some always double up. `zombies`
 * are one of the others.
 */
export const TURN_ODDS_FIELDS = {
  'atz.activation': { rep: REP, sides: optional(number(2, 6)), zombies: optional(flag) },
} as const;
type Input = Values<(typeof TURN_ODDS_FIELDS)['atz.activation']>;

const GOES = ['goes', 'rep-too-low', 'doubled'] as const;

/** Plays the activation of one side, whichever it is, for those of such a Rep. */
function* goes(rep: number, { sides = 2 }: Input): Play<(typeof GOES)[number], never> {
  const rolled = yield* activation(
    ODDS,
    Array.from({ length: sides }, (_, at) => ({ side: `${at}` })),
  );
  if (!inOrder(rolled).some(({ side }) => side === '0')) return 'doubled';
  return mayActivate(rolled, '0', rep) ? 'goes' : 'rep-too-low';
}

export const TURN_ODDS = {
  'atz.activation': {
    outcomes: GOES,
    play: (input) => goes(input.rep, input),
    beside: {
      zombies: {
        outcomes: GOES,
        isOpen: ({ zombies }) => zombies === true,
        play: (input) => goes(singleFigure('zombie-rep'), input),
      },
    },
  } satisfies OddsRule<Input>,
};
