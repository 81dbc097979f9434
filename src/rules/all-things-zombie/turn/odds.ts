/** Whether somebody may go this turn. */

import { number, optional, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { REP } from '../odds-fields.ts';
import { activation, inOrder, mayActivate } from './activation.ts';

/** `sides` roll, one's own among them: two where it is left out. With more than a die has faces some always double up. */
export const TURN_ODDS_FIELDS = {
  'atz.activation': { rep: REP, sides: optional(number(2, 6)) },
} as const;
type Input = Values<(typeof TURN_ODDS_FIELDS)['atz.activation']>;

export const TURN_ODDS = {
  'atz.activation': {
    outcomes: ['goes', 'rep-too-low', 'doubled'],
    *play({ rep, sides = 2 }: Input) {
      const rolled = yield* activation(
        ODDS,
        Array.from({ length: sides }, (_, at) => ({ side: `${at}` })),
      );
      if (!inOrder(rolled).some(({ side }) => side === '0')) return 'doubled';
      return mayActivate(rolled, '0', rep) ? 'goes' : 'rep-too-low';
    },
  } satisfies OddsRule<Input>,
};
