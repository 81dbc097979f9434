import type { Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING } from '../asking.ts';
import { AREA } from '../odds-fields.ts';
import { BUILDINGS, VEHICLES } from '../types.ts';
import { FORDS } from './table.ts';
import { river } from './terrain.ts';
import { buildingTypeOnce, vehicleTypeOnce } from './types-rolled.ts';
import { COMPASS, compass } from './wind.ts';

const IN_AREA = { area: AREA } as const;

/** What each wants to know. */
export const PLACE_ODDS_FIELDS = {
  'atz.building-type': IN_AREA,
  'atz.vehicle-type': IN_AREA,
  'atz.wind': {},
  'atz.river': {},
} as const;
type InArea = Values<typeof IN_AREA>;

export const PLACE_ODDS = {
  'atz.building-type': {
    outcomes: BUILDINGS,
    choices: 'even',
    *play({ area }: InArea) {
      return yield* buildingTypeOnce(PLAYER_ASKING, area);
    },
  } satisfies OddsRule<InArea>,
  'atz.vehicle-type': {
    outcomes: VEHICLES,
    choices: 'even',
    *play({ area }: InArea) {
      return yield* vehicleTypeOnce(PLAYER_ASKING, area);
    },
  } satisfies OddsRule<InArea>,
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
