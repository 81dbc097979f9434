/** Parts of an Encounter’s table, with the words for each, on the map and to a screen reader. */

import {
  BUILDING_WORDS,
  EDGE_WORDS,
  FORD_WORDS,
  TERRAIN_WORDS,
  VEHICLE_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { shopText } from '../../../../src/rules/all-things-zombie/text/shops.ts';
import { edgeFacing, runsNorth } from '../../../../src/rules/core/geometry/table-top.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { type MapPart, numberOf } from '../../../components/map/parts.ts';
import type { Building, TableView } from './table-view.ts';

/** `two doors, one double` */
export function doorsText(doors: Building['doors']): string {
  const double = doors.filter(({ leaves }) => leaves === 2).length;
  const all = countedInWords(doors.length, 'door', 'doors');
  if (double === 0) return all;
  if (double === doors.length) return doors.length === 1 ? 'one double door' : `${all}, all double`;
  return `${all}, ${countedInWords(double, 'double', 'double')}`;
}

/** Buildings first, as numbered, then vehicles, terrain, river and streets. */
export function partsOf(table: TableView): readonly MapPart[] {
  return [
    ...table.buildings.map(({ id, type, shop, storeys, doors, outline }): MapPart => {
      const is = BUILDING_WORDS[type].title;
      const title = shop === undefined ? is : shopText(shop);
      const named = shop === undefined ? is : `${title}, ${is}`;
      const name = `Building ${numberOf(id)}, ${named}, ${countedInWords(storeys, 'storey', 'storeys')}, ${doorsText(doors)}`;
      return { id, kind: 'building', title, ...(shop === undefined ? {} : { type: is }), name, outline };
    }),
    ...table.vehicles.map(({ id, type, facing, outline }): MapPart => {
      const title = VEHICLE_WORDS[type].title;
      const name = `Vehicle ${numberOf(id)}, ${title}, abandoned, faces ${EDGE_WORDS[edgeFacing(facing)]}`;
      return { id, kind: 'vehicle', title, name, outline };
    }),
    ...table.terrain.map(({ id, kind, outline }): MapPart => {
      const { title, effect } = TERRAIN_WORDS[kind];
      return { id, kind: 'terrain', title, name: `${title}: ${effect}`, outline };
    }),
    ...riverPart(table),
    ...table.streets.map(
      ({ name, outline, line }, at): MapPart => ({
        id: `s${at + 1}`,
        kind: 'street',
        title: name,
        name: `${name}, a street running ${runsNorth(line) ? 'north to south' : 'east to west'}`,
        outline,
      }),
    ),
  ];
}

function riverPart({ river }: TableView): readonly MapPart[] {
  if (river === null) return [];
  const { outline, ford } = river;
  return [{ id: 'river', kind: 'river', title: 'River', name: `River, ${FORD_WORDS[ford]}`, outline }];
}
