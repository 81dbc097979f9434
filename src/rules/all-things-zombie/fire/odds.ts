/** Odds of what fire does to somebody it reaches. */
import { choice, group, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { HARMS } from '../shooting/damage.ts';
import { FIRE_HOW } from '../shooting/fire-impact.ts';
import { TARGET } from '../shooting/shooter.ts';
import { burnt } from './fire.ts';

export const FIRE_ODDS_FIELDS = {
  'atz.fire': { how: choice(FIRE_HOW, 'spread'), target: group(TARGET) },
} as const;

export const FIRE_ODDS = {
  'atz.fire': {
    outcomes: HARMS,
    refusal({ target }) {
      return target.kind === 'human' && target.rep === undefined
        ? 'target: give a human a Rep, from 1 to 7.'
        : undefined;
    },
    *play({ how, target }) {
      return (yield* burnt(ODDS, how, target)).harm;
    },
  } satisfies OddsRule<Values<(typeof FIRE_ODDS_FIELDS)['atz.fire']>>,
};
