import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING } from '../asking.ts';
import { type Area, BUILDINGS, VEHICLES } from '../types.ts';
import { FORDS } from './table.ts';
import { river } from './terrain.ts';
import { buildingTypeOnce, vehicleTypeOnce } from './types-rolled.ts';
import { COMPASS, compass } from './wind.ts';

export interface TypeInput {
  readonly area: Area;
}

export const PLACE_ODDS = {
  'atz.building-type': {
    outcomes: BUILDINGS,
    choices: 'even',
    *play({ area }: TypeInput) {
      return yield* buildingTypeOnce(PLAYER_ASKING, area);
    },
  } satisfies OddsRule<TypeInput>,
  'atz.vehicle-type': {
    outcomes: VEHICLES,
    choices: 'even',
    *play({ area }: TypeInput) {
      return yield* vehicleTypeOnce(PLAYER_ASKING, area);
    },
  } satisfies OddsRule<TypeInput>,
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
