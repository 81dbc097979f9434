/** Exact odds of what zombies do. */
import { number, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING } from '../asking.ts';
import { burntOut, climbers, MOST_COUNTED } from './each.ts';
import { feast } from './feast.ts';
import { TURNS, turnsAside } from './obstacle.ts';

const EACH = { zombies: number(1, MOST_COUNTED, { usual: 1 }) } as const;
type Each = Values<typeof EACH>;

const UP_TO_MOST = Array.from({ length: MOST_COUNTED + 1 }, (_, n) => String(n));

export const ZOMBIE_ODDS_FIELDS = {
  'atz.zombie-turn': {},
  'atz.zombie-feast': {},
  'atz.zombie-climb': EACH,
  'atz.zombie-burns-out': EACH,
} as const;

export const ZOMBIE_ODDS = {
  'atz.zombie-turn': {
    outcomes: TURNS,
    *play() {
      return (yield* turnsAside(PLAYER_ASKING)).turn;
    },
  } satisfies OddsRule<Values<(typeof ZOMBIE_ODDS_FIELDS)['atz.zombie-turn']>>,
  'atz.zombie-feast': {
    outcomes: ['1', '2', '3'],
    *play() {
      return String((yield* feast(PLAYER_ASKING)).turns);
    },
  } satisfies OddsRule<Values<(typeof ZOMBIE_ODDS_FIELDS)['atz.zombie-feast']>>,
  'atz.zombie-climb': {
    outcomes: UP_TO_MOST,
    *play({ zombies }: Each) {
      return String((yield* climbers(PLAYER_ASKING, zombies)).many);
    },
  } satisfies OddsRule<Each>,
  'atz.zombie-burns-out': {
    outcomes: UP_TO_MOST,
    *play({ zombies }: Each) {
      return String((yield* burntOut(PLAYER_ASKING, zombies)).many);
    },
  } satisfies OddsRule<Each>,
};
