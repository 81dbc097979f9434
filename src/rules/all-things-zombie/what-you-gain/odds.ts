/** Exact odds of what is found. */
import { choice, flag, optional, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { linesOf } from '../../core/table.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { AREA, BUILDING, PHASE, WINNER } from '../odds-fields.ts';
import { ITEMS } from '../types.ts';
import { cure } from './cure.ts';
import { searchLoser } from './losers.ts';
import { search } from './search.ts';
import { vehicleAtStart } from './vehicles.ts';
import { WEAPON_FOUND, weaponFound } from './weapon-found.ts';

const ITEM = choice(ITEMS);

/** Fields for the odds of each rule; a circumstance left out is not the case. */
export const WHAT_YOU_GAIN_ODDS_FIELDS = {
  'atz.search': { area: AREA, phase: PHASE, building: BUILDING, item: ITEM },
  /** `medic`: the loser is one. */
  'atz.search-loser': { phase: PHASE, item: ITEM, medic: optional(flag) },
  'atz.weapon-found': { building: BUILDING },
  'atz.vehicle-at-start': { area: AREA, phase: PHASE, winner: WINNER },
  'atz.cure': {},
} as const;
type Input<R extends keyof typeof WHAT_YOU_GAIN_ODDS_FIELDS> = Values<(typeof WHAT_YOU_GAIN_ODDS_FIELDS)[R]>;

const FOUND = ['found', 'nothing'] as const;

export const WHAT_YOU_GAIN_ODDS = {
  'atz.search': {
    outcomes: FOUND,
    *play({ item, ...place }: Input<'atz.search'>) {
      return (yield* search(ODDS, place, item)).found ? 'found' : 'nothing';
    },
  } satisfies OddsRule<Input<'atz.search'>>,
  'atz.search-loser': {
    outcomes: FOUND,
    *play({ phase, item, medic }: Input<'atz.search-loser'>) {
      return (yield* searchLoser(ODDS, phase, item, medic ? ['medic'] : [])).found ? 'found' : 'nothing';
    },
  } satisfies OddsRule<Input<'atz.search-loser'>>,
  'atz.weapon-found': {
    outcomes: [...new Set(linesOf<string>(WEAPON_FOUND).map(({ book }) => book.result))],
    *play({ building }: Input<'atz.weapon-found'>) {
      return (yield* weaponFound(ODDS, building)).found.result;
    },
  } satisfies OddsRule<Input<'atz.weapon-found'>>,
  'atz.vehicle-at-start': {
    outcomes: ['yes', 'no'],
    *play(start: Input<'atz.vehicle-at-start'>) {
      return (yield* vehicleAtStart(ODDS, start)).won ? 'yes' : 'no';
    },
  } satisfies OddsRule<Input<'atz.vehicle-at-start'>>,
  'atz.cure': {
    outcomes: ['found', 'notFound'],
    *play() {
      return (yield* cure(ODDS)).found ? 'found' : 'notFound';
    },
  } satisfies OddsRule<object>,
};
