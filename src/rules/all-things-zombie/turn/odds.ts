/** Whether somebody may go this turn. */

import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { activation, inOrder, mayActivate } from './activation.ts';

export interface ActivationInput {
  readonly rep: number;
  /** How many sides roll, one's own among them. */
  readonly sides: number;
}

export const TURN_ODDS = {
  'atz.activation': {
    outcomes: ['goes', 'rep-too-low', 'doubled'],
    *play({ rep, sides }: ActivationInput) {
      const rolled = yield* activation(
        ODDS,
        Array.from({ length: sides }, (_, at) => `${at}`),
      );
      if (!inOrder(rolled).some(({ side }) => side === '0')) return 'doubled';
      return mayActivate(rolled, '0', rep) ? 'goes' : 'rep-too-low';
    },
  } satisfies OddsRule<ActivationInput>,
};
