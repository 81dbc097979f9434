import { describe, expect, it } from 'vitest';
import { ODDS_INPUTS } from '../../../../src/contract/games/all-things-zombie/odds.ts';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { BATTLEFIELD_ODDS } from '../../../../src/rules/all-things-zombie/battlefield/odds.ts';
import {
  BUILDING_TYPES,
  VEHICLE_TYPES,
} from '../../../../src/rules/all-things-zombie/battlefield/types-by-area.ts';
import {
  buildingType,
  vehicleType,
} from '../../../../src/rules/all-things-zombie/battlefield/types-rolled.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { scripted } from '../../../support/rules/scripted.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

/** Printed ranges, by the highest score of each, all of which begin at 2; `!` where there is one only. */
const BUILDINGS_PRINTED = {
  urban:
    'apartments 5, church 2!, dock-shipyard 2!, hospital 2!, mall 2!, office-building 6, police-station 3!, retail-store 9, school 2!, supermarket 5!, warehouse 5',
  outskirts:
    'apartments 7, church 2!, dock-shipyard 2!, hospital 2!, house 7, mall 2!, office-building 5, police-station 3!, restaurant 9, retail-box-store 5, retail-store 9, school 2!, supermarket 5!, warehouse 5',
  rural:
    'church 2!, house 7, military-base 2!, restaurant 7, retail-store 5, school 2!, supermarket 2!, warehouse 2!',
};
const VEHICLES_PRINTED = {
  urban: 'bus 2!, motorcycle 3, pickup-truck 5, rv 2, sedan 8, semi-truck 2!, sports-car 7, suv 5',
  outskirts: 'bus 2!, motorcycle 3, pickup-truck 6, rv 3, sedan 8, semi-truck 3!, sports-car 4, suv 5',
  rural: 'bus 2!, motorcycle 3, pickup-truck 8, rv 5, sedan 5, semi-truck 5, sports-car 3, suv 5',
};

interface Listed {
  readonly rows: Readonly<Record<string, { readonly result: { from: number; to: number; oneOnly?: true } }>>;
}

function listed({ rows }: Listed): string {
  return Object.entries(rows)
    .map(([type, { result }]) => {
      expect(result.from).toBe(2);
      return `${type} ${result.to}${result.oneOnly ? '!' : ''}`;
    })
    .join(', ');
}

describe('the lists of types', () => {
  it.each(AREAS)('stand as printed for %s areas', (area) => {
    expect(listed(BUILDING_TYPES[area])).toBe(BUILDINGS_PRINTED[area]);
    expect(listed(VEHICLE_TYPES[area])).toBe(VEHICLES_PRINTED[area]);
  });
});

describe('a building’s type', () => {
  const urban = (taken: Parameters<typeof buildingType>[3] = []) =>
    buildingType(PLAYER_ASKING, 'urban', 'b1', taken);

  it('is picked among all whose range holds the score (ATZ-62)', () => {
    const played = drive(urban(), scripted([[1, 2]]));
    const options =
      played.kind === 'waiting' && played.question.kind === 'choose' ? played.question.options : [];
    expect(options).toEqual([
      { id: 'apartments', text: 'Apartments' },
      { id: 'office-building', text: 'Office building' },
      { id: 'police-station', text: 'Police station' },
      { id: 'retail-store', text: 'Retail store' },
      { id: 'supermarket', text: 'Supermarket' },
      { id: 'warehouse', text: 'Warehouse' },
    ]);
    expect(playedWith(urban(), [1, 2], 'police-station')).toEqual({
      type: 'police-station',
      rolled: {
        rule: 'atz.building-type',
        part: 'b1',
        faces: [[1, 2]],
        result: 'police-station',
        rows: ['atz.building-type.urban/police-station', 'atz.building/police-station'],
      },
    });
  });

  it('is not asked for where one type alone holds the score', () => {
    expect(playedWith(urban(), [4, 5]).type).toBe('retail-store');
  });

  it('is rolled again above every range', () => {
    expect(playedWith(urban(), [6, 6], [5, 5], [5, 6], [3, 4]).rolled.faces).toEqual([
      [6, 6],
      [5, 5],
      [5, 6],
      [3, 4],
    ]);
  });

  it('leaves out one-of-a-kinds that stand already', () => {
    const played = drive(urban(['police-station', 'supermarket', 'warehouse']), scripted([[1, 2]]));
    const options =
      played.kind === 'waiting' && played.question.kind === 'choose' ? played.question.options : [];
    expect(options.map(({ id }) => id)).toEqual([
      'apartments',
      'office-building',
      'retail-store',
      'warehouse',
    ]);
  });
});

describe('a vehicle’s type', () => {
  it('is rolled again from 9 up (ATZ-63)', () => {
    expect(playedWith(vehicleType(PLAYER_ASKING, 'rural', 'v1', []), [4, 5], [2, 6]).type).toBe(
      'pickup-truck',
    );
  });

  it('is one of a kind for the semi-truck in towns, but not in the country', () => {
    const offered = (area: 'outskirts' | 'rural') => {
      const played = drive(vehicleType(PLAYER_ASKING, area, 'v2', ['semi-truck']), scripted([[1, 1]]));
      return played.kind === 'waiting' && played.question.kind === 'choose'
        ? played.question.options.map(({ id }) => id)
        : [];
    };
    expect(offered('outskirts')).not.toContain('semi-truck');
    expect(offered('rural')).toContain('semi-truck');
  });
});

/** Over all 36 throws: each type's share of the throws that bring one, split evenly among those that hold the score. */
function counted(printed: string): Record<string, number> {
  const rows = printed.split(', ').map((row) => {
    const [type = '', most = ''] = row.split(' ');
    return { type, most: Number.parseInt(most, 10) };
  });
  const shares: Record<string, number> = {};
  let hits = 0;
  for (const a of [1, 2, 3, 4, 5, 6]) {
    for (const b of [1, 2, 3, 4, 5, 6]) {
      const fits = rows.filter(({ most }) => a + b <= most);
      if (fits.length > 0) hits += 1;
      for (const { type } of fits) shares[type] = (shares[type] ?? 0) + 1 / fits.length;
    }
  }
  return Object.fromEntries(Object.entries(shares).map(([type, share]) => [type, share / hits]));
}

describe('the odds of a type', () => {
  it.each(
    AREAS.flatMap((area) => [
      ['atz.building-type', area, BUILDINGS_PRINTED[area]] as const,
      ['atz.vehicle-type', area, VEHICLES_PRINTED[area]] as const,
    ]),
  )('%s in %s areas are those of the throws that bring one', (rule, area, printed) => {
    const { play, outcomes: order, choices } = BATTLEFIELD_ODDS[rule];
    const { outcomes } = odds(() => play({ area }), String, { choices, order });
    const expected = counted(printed);
    expect(outcomes.map(([type]) => type).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [type, { n, of }] of outcomes)
      expect(Number(n) / Number(of)).toBeCloseTo(expected[type] ?? 0, 12);
  });

  it('are exact: by hand, a retail store in town from 7 up alone, from 2 to 6 with others', () => {
    const { play, choices } = BATTLEFIELD_ODDS['atz.building-type'];
    const { outcomes } = odds(() => play({ area: 'urban' }), String, { choices });
    const store = new Map(outcomes).get('retail-store');
    // 2: of eleven; 3: of six; 4 and 5: of five; 6: of two; 7, 8 and 9: alone. 30 throws of 36 bring a building.
    const sixtieths = 1 / 11 + 2 / 6 + 7 / 5 + 5 / 2 + 15;
    expect(Number(store?.n) / Number(store?.of)).toBeCloseTo(sixtieths / 30, 12);
  });

  it('want an area that there is, and say so', () => {
    const answer = ODDS_INPUTS['atz.building-type'].safeParse({ area: 'moon' });
    expect(answer.error?.issues.map(({ message }) => message)).toEqual([
      'area: choose urban, outskirts or rural.',
    ]);
  });
});
