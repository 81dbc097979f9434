/** Odds of a normal move’s length, for the Slow and for staggering drunks. */
import type { Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { WHO } from '../reaction/checker.ts';
import { NORMAL_MOVE, normalMove } from './pace.ts';

const { rep, attributes, drunk } = WHO;
export const MOVEMENT_ODDS_FIELDS = { 'atz.normal-move': { rep, attributes, drunk } } as const;

const { most } = NORMAL_MOVE.figures.result;
const INCHES = Array.from({ length: most + 1 }, (_, less) => String(most - less));

export const MOVEMENT_ODDS = {
  'atz.normal-move': {
    outcomes: INCHES,
    *play(input) {
      return String((yield* normalMove(ODDS, input)).inches);
    },
  } satisfies OddsRule<Values<(typeof MOVEMENT_ODDS_FIELDS)['atz.normal-move']>>,
};
