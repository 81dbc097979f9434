import { describe, expect, it } from 'vitest';
import { ODDS_INPUTS } from '../../../../src/contract/games/all-things-zombie/odds.ts';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { AREAS, BUILDINGS, ITEMS } from '../../../../src/rules/all-things-zombie/types.ts';
import { cure } from '../../../../src/rules/all-things-zombie/what-you-gain/cure.ts';
import { lootTarget } from '../../../../src/rules/all-things-zombie/what-you-gain/loot.ts';
import { searchLoser } from '../../../../src/rules/all-things-zombie/what-you-gain/losers.ts';
import type { WHAT_YOU_GAIN_ODDS } from '../../../../src/rules/all-things-zombie/what-you-gain/odds.ts';
import { search } from '../../../../src/rules/all-things-zombie/what-you-gain/search.ts';
import { WHAT_YOU_GAIN_TABLES } from '../../../../src/rules/all-things-zombie/what-you-gain/tables.ts';
import { WHAT_YOU_GAIN_RULES } from '../../../../src/rules/all-things-zombie/what-you-gain/text/rules.ts';
import { vehicleAtStart } from '../../../../src/rules/all-things-zombie/what-you-gain/vehicles.ts';
import {
  crossbowFound,
  shotgunFound,
  weaponFound,
} from '../../../../src/rules/all-things-zombie/what-you-gain/weapon-found.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import type { Play } from '../../../../src/rules/core/play.ts';
import { rowIds } from '../../../../src/rules/core/table.ts';
import { notingRules } from '../../../support/rules/asked-by.ts';

type RuleWithOdds = keyof typeof WHAT_YOU_GAIN_ODDS;
describe('the chapter', () => {
  it('reaches every row of its tables', () => {
    const read = new Set<string>();
    for (const area of AREAS)
      for (const building of [...BUILDINGS, null])
        for (const item of ITEMS)
          for (const row of lootTarget({ area, phase: 1, building }, item).rows) read.add(row);
    for (const building of [null, 'police-station', 'military-base'] as const) {
      odds(
        () => weaponFound(ASKING, building),
        ({ found, modifier }) => {
          read.add(found.row).add(modifier.row);
          return found.row;
        },
      );
    }
    expect([...read].sort()).toEqual(WHAT_YOU_GAIN_TABLES.flatMap(rowIds).sort());
  });

  it('tells the player what to do under every rule that asks', () => {
    const asked = new Set<string>();
    const place = { area: 'urban', phase: 1, building: 'house' } as const;
    const count = (play: () => Play<unknown, never>) =>
      odds(
        () => notingRules(play(), asked),
        () => 'seen',
        { choices: 'even' },
      );
    count(() => search(ASKING, place, 'weapons'));
    count(() => searchLoser(ASKING, 1, 'weapons', []));
    count(() => weaponFound(ASKING, 'house'));
    count(() => shotgunFound(ASKING));
    count(() => crossbowFound(ASKING));
    count(() => cure(ASKING));
    count(() => vehicleAtStart(ASKING, place));
    const asking = Object.entries(WHAT_YOU_GAIN_RULES).filter(([, rule]) => 'ask' in rule);
    expect([...asked].sort()).toEqual(asking.map(([id]) => id).sort());
  });

  it.each<[RuleWithOdds, unknown, RegExp]>([
    ['atz.search', { area: 'town', phase: 1, building: 'house', item: 'weapons' }, /^area: choose urban, /],
    [
      'atz.search',
      { area: 'urban', phase: 4, building: 'house', item: 'weapons' },
      /^phase: enter a whole number from 1 to 3\.$/,
    ],
    [
      'atz.search',
      { area: 'urban', phase: 1, building: 'zoo', item: 'weapons' },
      /^building: choose apartments, /,
    ],
    ['atz.search', { area: 'urban', phase: 1, building: 'house', item: 'gold' }, /^item: choose weapons, /],
    ['atz.search-loser', { phase: 1, item: 'weapons', medic: 1 }, /^medic: say true or false\.$/],
    ['atz.vehicle-at-start', { area: 'urban', phase: 1, party: 3 }, /party/],
    ['atz.cure', { rep: 3 }, /rep/],
  ])('%s refuses %j', (rule, input, message) => {
    expect(ODDS_INPUTS[rule].safeParse(input).error?.issues[0]?.message).toMatch(message);
  });
});
