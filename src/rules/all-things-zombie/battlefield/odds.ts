/** Exact odds of what stands on a battlefield. */
import { choice, list, optional, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING } from '../asking.ts';
import { AREA } from '../odds-fields.ts';
import { BUILDINGS, VEHICLES } from '../types.ts';
import { FORDS } from './table.ts';
import { river } from './terrain.ts';
import { buildingTypeOnce, SINGLE_BUILDINGS, SINGLE_VEHICLES, vehicleTypeOnce } from './types-rolled.ts';
import { COMPASS, compass } from './wind.ts';

/** Types that stand there already, of which there is no second one. */
const standing = <const T extends string>(single: readonly T[]) =>
  optional({ ...list(choice(single), 0, single.length), once: true });

/** Fields for the odds of each rule. */
export const BATTLEFIELD_ODDS_FIELDS = {
  'atz.building-type': { area: AREA, taken: standing(SINGLE_BUILDINGS) },
  'atz.vehicle-type': { area: AREA, taken: standing(SINGLE_VEHICLES) },
  'atz.wind': {},
  'atz.river': {},
} as const;
type Input<R extends keyof typeof BATTLEFIELD_ODDS_FIELDS> = Values<(typeof BATTLEFIELD_ODDS_FIELDS)[R]>;

export const BATTLEFIELD_ODDS = {
  'atz.building-type': {
    outcomes: BUILDINGS,
    choices: 'even',
    *play({ area, taken = [] }: Input<'atz.building-type'>) {
      return yield* buildingTypeOnce(PLAYER_ASKING, area, taken);
    },
  } satisfies OddsRule<Input<'atz.building-type'>>,
  'atz.vehicle-type': {
    outcomes: VEHICLES,
    choices: 'even',
    *play({ area, taken = [] }: Input<'atz.vehicle-type'>) {
      return yield* vehicleTypeOnce(PLAYER_ASKING, area, taken);
    },
  } satisfies OddsRule<Input<'atz.vehicle-type'>>,
  'atz.wind': {
    outcomes: COMPASS,
    *play() {
      return (yield* compass(PLAYER_ASKING)).found.result;
    },
  } satisfies OddsRule<object>,
  'atz.river': {
    outcomes: FORDS,
    *play() {
      return (yield* river(PLAYER_ASKING)).ford;
    },
  } satisfies OddsRule<object>,
};
