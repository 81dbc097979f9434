import type { OddsRule } from '../../core/odds-rule.ts';
import { linesOf } from '../../core/table.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import type { Phase } from '../calendar.ts';
import type { BuildingId, ItemId } from '../types.ts';
import { cure } from './cure.ts';
import type { Place } from './loot.ts';
import { searchLoser } from './losers.ts';
import { search } from './search.ts';
import { type AtStart, vehicleAtStart } from './vehicles.ts';
import { WEAPON_FOUND, weaponFound } from './weapon-found.ts';

export interface SearchInput extends Place {
  readonly item: ItemId;
}
export interface SearchLoserInput {
  readonly phase: Phase;
  readonly item: ItemId;
  /** The loser is a Medic. */
  readonly medic: boolean;
}
export interface WeaponFoundInput {
  readonly building: BuildingId | null;
}

const FOUND = ['found', 'nothing'] as const;

export const GAINS_ODDS = {
  'atz.search': {
    outcomes: FOUND,
    *play({ item, ...place }: SearchInput) {
      return (yield* search(ODDS, place, item)).found ? 'found' : 'nothing';
    },
  } satisfies OddsRule<SearchInput>,
  'atz.search-loser': {
    outcomes: FOUND,
    *play({ phase, item, medic }: SearchLoserInput) {
      return (yield* searchLoser(ODDS, phase, item, medic ? ['medic'] : [])).found ? 'found' : 'nothing';
    },
  } satisfies OddsRule<SearchLoserInput>,
  'atz.weapon-found': {
    outcomes: [...new Set(linesOf<string>(WEAPON_FOUND).map(({ book }) => book.result))],
    *play({ building }: WeaponFoundInput) {
      return (yield* weaponFound(ODDS, building)).found.result;
    },
  } satisfies OddsRule<WeaponFoundInput>,
  'atz.vehicle-at-start': {
    outcomes: ['yes', 'no'],
    *play(start: AtStart) {
      return (yield* vehicleAtStart(ODDS, start)).won ? 'yes' : 'no';
    },
  } satisfies OddsRule<AtStart>,
  'atz.cure': {
    outcomes: ['found', 'notFound'],
    *play() {
      return (yield* cure(ODDS)).found ? 'found' : 'notFound';
    },
  } satisfies OddsRule<object>,
};
