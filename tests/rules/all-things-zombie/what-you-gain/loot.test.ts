import { describe, expect, it } from 'vitest';
import {
  type AREAS,
  BUILDINGS,
  type BuildingId,
  ITEMS,
} from '../../../../src/rules/all-things-zombie/types.ts';
import { LOOT, lootTarget, type Place } from '../../../../src/rules/all-things-zombie/what-you-gain/loot.ts';

const PHASES = [1, 2, 3] as const;
const numbers = (item: (typeof ITEMS)[number], place: Omit<Place, 'phase'>) =>
  PHASES.map((phase) => lootTarget({ ...place, phase }, item).target);

/** In the order of the table: weapons, ammunition, vehicles, armour, medical supplies. */
const X = null;
const CHANGES: Record<BuildingId, readonly (number | null)[]> = {
  apartments: [1, 1, 0, X, X],
  church: [X, X, 2, X, X],
  'dock-shipyard': [-1, -1, 1, -1, -1],
  hospital: [X, X, 2, X, 3],
  house: [1, 1, 0, X, X],
  mall: [1, 1, 3, 0, 0],
  'military-base': [2, 3, 0, 2, 2],
  'office-building': [0, 0, 2, 0, 0],
  'police-station': [2, 2, 0, 1, 1],
  restaurant: [0, 0, 1, 0, 1],
  'retail-box-store': [1, 1, 2, 0, 1],
  'retail-store': [1, 1, 2, 0, 1],
  school: [X, X, 1, X, 1],
  supermarket: [0, 0, 0, 0, 1],
  warehouse: [-1, -1, 1, 0, -1],
};
const changesIn = (area: (typeof AREAS)[number], building: BuildingId | null) =>
  ITEMS.map((item) => lootTarget({ area, phase: 1, building }, item).modifier);

describe('loot tables', () => {
  it.each([
    {
      area: 'urban',
      lines: [
        [4, 3, 2],
        [3, 2, 1],
        [2, 1, 0],
        [1, 0, -1],
        [1, 0, -1],
      ],
    },
    {
      area: 'outskirts',
      lines: [
        [3, 2, 1],
        [2, 1, 0],
        [1, 0, -1],
        [0, -1, -1],
        [1, 0, -1],
      ],
    },
    {
      area: 'rural',
      lines: [
        [2, 1, 0],
        [1, 0, -1],
        [0, -1, -2],
        [-1, -2, -2],
        [0, -1, -2],
      ],
    },
  ] as const)('stand as read for $area (ATZ-65), trailers changing nothing (ATZ-100)', ({ area, lines }) => {
    expect(ITEMS.map((item) => numbers(item, { area, building: null }))).toEqual(lines);
  });

  it('say which two lines were lost', () => {
    const rebuilt = Object.entries(LOOT.rows).filter(
      ([, row]) => 'confidence' in row && row.confidence === 'RECONSTRUCTED',
    );
    expect(rebuilt.map(([name]) => name)).toEqual(['rural-body-armor', 'rural-medical-supplies']);
  });
});

describe('buildings', () => {
  it.each(BUILDINGS)('change the search as printed: %s', (building) => {
    expect(changesIn('outskirts', building)).toEqual(CHANGES[building]);
  });

  it('have other lines in urban areas for school and supermarket (ATZ-64), and only there', () => {
    expect(changesIn('urban', 'school')).toEqual([X, X, 2, X, 1]);
    expect(changesIn('urban', 'supermarket')).toEqual([0, 0, 1, 0, 1]);
    for (const building of BUILDINGS.filter((one) => one !== 'school' && one !== 'supermarket')) {
      expect([building, changesIn('urban', building)]).toEqual([building, CHANGES[building]]);
    }
    for (const building of BUILDINGS.filter((one) => one !== 'mall')) {
      expect([building, changesIn('rural', building)]).toEqual([building, CHANGES[building]]);
    }
  });

  it('name no malls in the country', () => {
    expect(changesIn('rural', 'mall')).toEqual([0, 0, 0, 0, 0]);
  });

  it('are added to the area’s number', () => {
    expect(lootTarget({ area: 'urban', phase: 1, building: 'military-base' }, 'weapons')).toEqual({
      target: 6,
      modifier: 2,
      modifiers: [{ row: 'atz.search-modifiers/military-base', does: 'target', by: 2 }],
      rows: ['atz.loot/urban-weapons', 'atz.search-modifiers/military-base'],
    });
    expect(lootTarget({ area: 'rural', phase: 3, building: 'church' }, 'weapons').target).toBeNull();
  });
});
