/** Setting up the table, and the kinds of Encounter, on the quick reference. */

import type {
  ReferenceGroup,
  ReferenceTable,
} from '../../../../../contract/games/all-things-zombie/print.ts';
import { buildingRow } from '../../../../../rules/all-things-zombie/battlefield/buildings.ts';
import {
  BUILDING_COUNT,
  type CountRow,
  VEHICLE_COUNT,
} from '../../../../../rules/all-things-zombie/battlefield/counts.ts';
import type { Ford } from '../../../../../rules/all-things-zombie/battlefield/table.ts';
import { RIVER_FORD } from '../../../../../rules/all-things-zombie/battlefield/terrain.ts';
import {
  BUILDING_TYPES,
  listed,
  type Offered,
  type TypeTable,
  VEHICLE_TYPES,
} from '../../../../../rules/all-things-zombie/battlefield/types-by-area.ts';
import { vehicleRow } from '../../../../../rules/all-things-zombie/battlefield/vehicles.ts';
import { type Compass, WIND } from '../../../../../rules/all-things-zombie/battlefield/wind.ts';
import {
  ALERT,
  HOW_MANY_TABLE,
  type HowMany,
} from '../../../../../rules/all-things-zombie/encounters/escape.ts';
import { AREA_WORDS } from '../../../../../rules/all-things-zombie/text/encounter.ts';
import {
  AREAS,
  type Area,
  BUILDINGS,
  type BuildingId,
  VEHICLES,
  type VehicleId,
} from '../../../../../rules/all-things-zombie/types.ts';
import { type KeyedTable, lookUp, type RangeTable, rowOf } from '../../../../../rules/core/table.ts';
import { byArea, byScore, diceText, inShort, marked, range, table } from './lay-out.ts';

const FORCES = {
  twiceCaptors: 'Twice as many captors',
  halfAgainCaptors: 'Half as many captors again',
  oneMoreCaptor: 'One captor more',
  equal: 'As many on both sides',
  oneMoreCaptive: 'One captor fewer',
  halfAgainCaptives: 'Half as many captives again',
  twiceCaptives: 'Twice as many captives',
} as const satisfies Record<HowMany, string>;
const COMPASS_WORDS = {
  north: 'North',
  east: 'East',
  south: 'South',
  west: 'West',
} as const satisfies Record<Compass, string>;
const FORD_WORDS = { none: 'Bridge', half: 'Half', all: 'All' } as const satisfies Record<Ford, string>;

/** Scores each type may be picked on, by area; an asterisk where there is no second one. */
function types<T extends string>(
  id: string,
  about: Pick<ReferenceTable, 'title' | 'use'>,
  tables: Readonly<Record<Area, TypeTable<T>>>,
  names: readonly (readonly [T, string])[],
): ReferenceTable {
  const score = (area: Area, type: T) => {
    const table = tables[area];
    if (!listed(table, type)) return '';
    const found = rowOf<T, Offered>(table, type);
    return marked(`${range(found.result)}${found.result.oneOnly ? '*' : ''}`, found);
  };
  return table(
    id,
    {
      ...about,
      columns: ['Type', ...AREAS.map((area) => AREA_WORDS[area].title)],
      kind: 'numbers',
    },
    names.map(([type, name]) => [name, ...AREAS.map((area) => score(area, type))]),
  );
}

const count = (table: KeyedTable<Area, CountRow>, area: Area) => {
  const found = rowOf(table, area);
  return marked(diceText(found.result), found);
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

function byFace<R>(read: RangeTable<R>, face: number, words: (result: R) => string): string {
  const found = lookUp(read, face);
  return found === undefined ? '–' : marked(words(found.result), found);
}

export function settingUpGroup(): ReferenceGroup {
  return {
    id: 'setting-up',
    title: 'Setting up',
    tables: [
      byArea('counts', { title: 'How many', use: '', columns: ['Area', 'Buildings', 'Vehicles'] }, (area) => [
        count(BUILDING_COUNT, area),
        count(VEHICLE_COUNT, area),
      ]),
      types<BuildingId>(
        'building-types',
        {
          title: 'Buildings',
          use: 'Two dice: choose among those that hold the score, and roll again above them all. One with * stands only once.',
        },
        BUILDING_TYPES,
        BUILDINGS.map((type) => [type, buildingRow(type).name.title]),
      ),
      types<VehicleId>(
        'vehicle-types',
        { title: 'Vehicles', use: 'Two dice, as for buildings.' },
        VEHICLE_TYPES,
        VEHICLES.map((type) => [type, vehicleRow(type).name.title]),
      ),
      table(
        'wind-and-river',
        {
          title: 'Wind and river',
          use: 'One die. North is opposite the players; fire spreads with the wind.',
          columns: ['Die', ...FACES.map(String)],
        },
        [
          [
            'Wind towards',
            ...FACES.map((face) => byFace<Compass>(WIND, face, (word) => COMPASS_WORDS[word])),
          ],
          ['Ford', ...FACES.map((face) => byFace<Ford>(RIVER_FORD, face, (word) => FORD_WORDS[word]))],
        ],
      ),
      byScore<HowMany>(
        HOW_MANY_TABLE,
        {
          title: 'How many of them',
          use: `Escape, two dice. Alarm on ${ALERT.first} or less, one more each turn outside.`,
          result: 'Forces',
        },
        (word) => FORCES[word],
      ),
      inShort('turn', 'Each turn', ['atz.activation', 'atz.tight-ammo']),
    ],
  };
}
