/** Layouts for the things on the table, and the weather. */
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

export const BATTLEFIELD: Layouts = {
  'atz.building-count': one('Buildings', rolled)(
    'How many buildings',
    'Area',
    ['atz.building-count'],
    worded,
  ),
  'atz.vehicle-count': one('Vehicles', rolled)('How many vehicles', 'Area', ['atz.vehicle-count'], worded),
  'atz.building': {
    rules: ['atz.building-type', 'holdout.storeys'],
    title: 'What each building is',
    by: 'Building',
    columns: ['Ground', 'Doors', 'A window every', 'Storeys, urban', 'Storeys, outskirts'],
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
    title: 'What each vehicle is',
    by: 'Vehicle',
    columns: ['Size', 'Holds'],
    cells: ({ sides, holds }: Vehicle) => [size(sides), holds.join(' or ')],
    key: worded,
  },
  'holdout.terrain-count': one('Pieces', rolled)(
    'How much terrain',
    'Area',
    ['holdout.terrain-count'],
    worded,
  ),
  'holdout.terrain': one('Terrain')('Kind of terrain', '1D6', ['holdout.terrain']),
  'atz.terrain-effect': {
    rules: ['holdout.terrain'],
    title: 'What terrain does',
    by: 'Terrain',
    columns: ['Movement', 'Cover', 'Conceals', 'Sight'],
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
    title: 'Fences',
    by: 'Fence',
    columns: ['Cover behind it', 'Crossing it'],
    cells: ({ cover, crossing }: FenceRow) => [yes(cover), CROSSING[crossing]],
    key: worded,
  },
  'atz.river': one('Can be forded', (word: string) => FORDS[word] ?? worded(word))('The river', '1D6', [
    'atz.river',
  ]),
  'atz.wind': one('Wind towards')('Wind', '1D6', ['atz.wind']),
};
