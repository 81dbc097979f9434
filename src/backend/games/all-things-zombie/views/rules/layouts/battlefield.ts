/** What stands on the table, and the weather. */
import type { FenceRow } from '../../../../../../rules/all-things-zombie/battlefield/fences.ts';
import { worded } from '../../../../../../rules/all-things-zombie/text/rows.ts';
import {
  type Building,
  CROSSING,
  FORDS,
  type Ground,
  inches,
  MOVEMENT,
  rolled,
  SIGHT,
  size,
  storeys,
  type Vehicle,
  yes,
} from '../cells.ts';
import { type Layouts, one } from './layout.ts';
import { words } from './text/battlefield.ts';

export const BATTLEFIELD: Layouts = {
  'atz.building-count': one(words.buildings, rolled)(
    words.howManyBuildings,
    words.area,
    ['atz.building-count'],
    worded,
  ),
  'atz.vehicle-count': one(words.vehicles, rolled)(
    words.howManyVehicles,
    words.area,
    ['atz.vehicle-count'],
    worded,
  ),
  'atz.building': {
    rules: ['atz.building-type', 'holdout.storeys'],
    title: words.whatEachBuildingIs,
    by: words.building,
    columns: [words.ground, words.doors, words.aWindowEvery, words.storeysUrban, words.storeysOutskirts],
    cells: ({ sides, doors, windowEvery, urban, outskirts }: Building) => [
      size(sides),
      String(doors.length),
      windowEvery === null ? '–' : inches(windowEvery),
      storeys(urban),
      storeys(outskirts),
    ],
    key: worded,
  },
  'atz.vehicle': {
    rules: ['atz.vehicle-type'],
    title: words.whatEachVehicleIs,
    by: words.vehicle,
    columns: [words.size, words.holds],
    cells: ({ sides, holds }: Vehicle) => [size(sides), holds.join(' or ')],
    key: worded,
  },
  'holdout.terrain-count': one(words.pieces, rolled)(
    words.howMuchTerrain,
    words.area,
    ['holdout.terrain-count'],
    worded,
  ),
  'holdout.terrain': one(words.terrain)(words.kindOfTerrain, '1D6', ['holdout.terrain']),
  'atz.terrain-effect': {
    rules: ['holdout.terrain'],
    title: words.whatTerrainDoes,
    by: words.terrain,
    columns: [words.movement, words.cover, words.conceals, words.sight],
    cells: ({ going, cover, concealed, sight }: Ground) => [
      MOVEMENT[going] ?? worded(going),
      yes(cover),
      yes(concealed),
      SIGHT[sight] ?? worded(sight),
    ],
    key: worded,
  },
  'atz.fence': {
    rules: ['holdout.terrain', 'atz.task'],
    title: words.fences,
    by: words.fence,
    columns: [words.coverBehindIt, words.crossingIt],
    cells: ({ cover, crossing }: FenceRow) => [yes(cover), CROSSING[crossing]],
    key: worded,
  },
  'atz.river': one(words.canBeForded, (word: string) => FORDS[word] ?? worded(word))(words.theRiver, '1D6', [
    'atz.river',
  ]),
  'atz.wind': one(words.fireSpreadsTo)(words.wind, '1D6', ['atz.wind']),
};
