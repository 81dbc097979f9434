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
import { words as said } from './text/setting-up.ts';

const FORCES = {
  twiceCaptors: said.twiceAsManyCaptors,
  halfAgainCaptors: said.halfAsManyCaptorsAgain,
  oneMoreCaptor: said.oneCaptorMore,
  equal: said.asManyOnBothSides,
  oneMoreCaptive: said.oneCaptorFewer,
  halfAgainCaptives: said.halfAsManyCaptivesAgain,
  twiceCaptives: said.twiceAsManyCaptives,
} as const satisfies Record<HowMany, string>;
const COMPASS_WORDS = {
  north: said.north,
  east: said.east,
  south: said.south,
  west: said.west,
} as const satisfies Record<Compass, string>;
const FORD_WORDS = { none: said.bridge, half: said.half, all: 'All' } as const satisfies Record<Ford, string>;

/** Scores each type may be picked on, by area; an asterisk where there is no second one. */
function types<T extends string>(
  id: string,
  title: string,
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
      title,
      use: said.twoDiceChooseAmongThose,
      columns: [said.type, ...AREAS.map((area) => AREA_WORDS[area].title)],
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
    title: said.settingUp,
    tables: [
      byArea(
        'counts',
        { title: said.howMany, use: '', columns: [said.area, said.buildings, said.vehicles] },
        (area) => [count(BUILDING_COUNT, area), count(VEHICLE_COUNT, area)],
      ),
      types<BuildingId>(
        'building-types',
        said.buildings,
        BUILDING_TYPES,
        BUILDINGS.map((type) => [type, buildingRow(type).name.title]),
      ),
      types<VehicleId>(
        'vehicle-types',
        said.vehicles,
        VEHICLE_TYPES,
        VEHICLES.map((type) => [type, vehicleRow(type).name.title]),
      ),
      table(
        'wind-and-river',
        {
          title: said.windAndRiver,
          use: said.oneDieNorthIs,
          columns: [said.die, ...FACES.map(String)],
        },
        [
          [said.wind, ...FACES.map((face) => byFace<Compass>(WIND, face, (word) => COMPASS_WORDS[word]))],
          [said.ford, ...FACES.map((face) => byFace<Ford>(RIVER_FORD, face, (word) => FORD_WORDS[word]))],
        ],
      ),
      byScore<HowMany>(
        HOW_MANY_TABLE,
        {
          title: said.howManyOfThem,
          use: said.escapeTwoDiceAlarm(ALERT.first),
          result: said.forces,
        },
        (word) => FORCES[word],
      ),
      inShort('turn', said.eachTurn, ['atz.activation', 'atz.tight-ammo']),
    ],
  };
}
