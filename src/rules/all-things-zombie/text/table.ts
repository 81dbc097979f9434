/** A table in plain lines, and drawn in letters. Places are in inches from the south-west corner. */
import { boundsOf, contains, type Polygon } from '../../core/geometry/polygon.ts';
import { edgeFacing, type Fence, lookOf, middleOf, runsNorth } from '../../core/geometry/table-top.ts';
import { rowOf } from '../../core/table.ts';
import { type Area, areasOf } from '../battlefield/areas.ts';
import { buildingRow } from '../battlefield/buildings.ts';
import { depthOf, widthOf } from '../battlefield/rect.ts';
import type { EncounterTable, PlacedBuilding } from '../battlefield/table.ts';
import { type GroundKind, TERRAIN, type TerrainRow } from '../battlefield/terrain.ts';
import { vehicleRow } from '../battlefield/vehicles.ts';
import { EDGE_WORDS, windText } from './encounter.ts';
import { PLAN_TEXT } from './plans.ts';
import { shopText } from './shops.ts';

export function tableLines(table: EncounterTable): readonly string[] {
  const { name, area, entry, wind, streets, buildings, vehicles, terrain, river, fences = [] } = table;
  return [
    table.plan === undefined ? `${name} (${area})` : `${name} (${area}, ${PLAN_TEXT[table.plan]})`,
    `Raiders come on at the ${EDGE_WORDS[entry]} edge. The wind blows ${windText(wind)}.`,
    '',
    'Streets',
    ...streets.map(
      (street) =>
        `  ${street.name}: ${runsNorth(street.line) ? 'north-south' : 'east-west'}, ${placeText(street.outline)}`,
    ),
    '',
    `Buildings (${buildings.length})`,
    ...buildings.map((building) => `  ${buildingText(building)}`),
    '',
    `Vehicles (${vehicles.length})`,
    ...vehicles.map(
      ({ id, type, outline, facing }) =>
        `  ${id} ${vehicleRow(type).name.title}: ${placeText(outline)}, faces ${EDGE_WORDS[edgeFacing(facing)]}`,
    ),
    ...(terrain.length === 0 && river === null ? [] : ['', 'Terrain']),
    ...terrain.map(
      ({ id, kind, outline }) =>
        `  ${id} ${rowOf<GroundKind, TerrainRow>(TERRAIN, kind).result.name.title}: ${placeText(outline)}`,
    ),
    ...(river === null ? [] : [`  River: ${placeText(river.outline)}, ${fordText(river)}`]),
    ...(fences.length === 0 ? [] : ['', `Fences (${fences.length})`, ...fences.map(fenceText)]),
  ];
}

function fenceText({ id, line, gaps, solid }: Fence): string {
  const along = line.map(({ x, y }) => spotText(x, y)).join(' to ');
  const open = gaps.length === 0 ? '' : gaps.length === 1 ? ', 1 gap' : `, ${gaps.length} gaps`;
  return `  ${id} ${solid ? 'solid' : 'open'}: ${along}${open}`;
}

function buildingText({ id, type, shop, storeys, outline, doors, windows }: PlacedBuilding): string {
  const levels = storeys === 1 ? '1 storey' : `${storeys} storeys`;
  const ways = doors.map((door) => {
    const { x, y } = middleOf(outline, door);
    const width = door.leaves === 1 ? 'single' : 'double';
    return `${width} ${EDGE_WORDS[lookOf(outline, door.wall)]} at ${spotText(x, y)}`;
  });
  const open = windows.length === 1 ? '1 window' : `${windows.length} windows`;
  const name =
    shop === undefined ? buildingRow(type).name.title : `${buildingRow(type).name.title}, ${shopText(shop)}`;
  return `${id} ${name}: ${levels}, ${placeText(outline)}, doors ${ways.join('; ')}, ${open}`;
}

function fordText({ ford, fordable, bridge }: NonNullable<EncounterTable['river']>): string {
  const over = bridge === null ? '' : `, bridge ${placeText(bridge)}`;
  switch (ford) {
    case 'none':
      return `no ford${over}`;
    case 'half':
      return `ford ${fordable === null ? '' : placeText(fordable)}${over}`;
    case 'all':
      return `can be forded anywhere${over}`;
    default:
      return ford satisfies never;
  }
}

function placeText(outline: Polygon): string {
  const rect = boundsOf(outline);
  return `${inches(widthOf(rect))} × ${inches(depthOf(rect))} from ${spotText(rect.west, rect.south)}`;
}

function spotText(x: number, y: number): string {
  return `${tenths(x)}, ${inches(y)}`;
}

function inches(length: number): string {
  return `${tenths(length)}″`;
}

function tenths(length: number): string {
  return length % 10 === 0 ? String(length / 10) : `${Math.floor(length / 10)}.${length % 10}`;
}

const SQUARE = 10;
/** Above the last building's number, letters are used up: no table has more than thirty. */
const MARKS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The table from above, north at the top, a letter to the inch: buildings by number (A is the tenth), v vehicles,
 * ~ river, = bridge, : terrain, # rocks, . street.
 */
export function tableMap(table: EncounterTable): readonly string[] {
  const map = Array.from({ length: table.depth / SQUARE }, () =>
    Array<string>(table.width / SQUARE).fill(' '),
  );
  const draw = (outline: Polygon, mark: string) => {
    const { west, south, east, north } = boundsOf(outline);
    for (let row = Math.floor(south / SQUARE); row * SQUARE < north; row++) {
      for (let column = Math.floor(west / SQUARE); column * SQUARE < east; column++) {
        const line = map[row];
        if (line && covers(outline, row, column)) line[column] = mark;
      }
    }
  };
  for (const area of areasOf(table)) draw(area.outline, markOf(area));
  for (const { outline } of table.vehicles) draw(outline, 'v');
  return map.toReversed().map((line) => line.join('').trimEnd());
}

/** A square belongs to whatever covers its middle, or begins there: half a tenth beyond it to the north-east counts. */
function covers(outline: Polygon, row: number, column: number): boolean {
  const doubled = outline.map(({ x, y }) => ({ x: 2 * x, y: 2 * y }));
  return contains(doubled, {
    x: (2 * column + 1) * SQUARE + 1,
    y: (2 * row + 1) * SQUARE + 1,
  });
}

function markOf({ id, ground }: Area): string {
  switch (ground) {
    case 'street':
      return '.';
    case 'river':
    case 'ford':
      return '~';
    case 'bridge':
      return '=';
    case 'building':
      return MARKS[Number(id.slice(1)) - 1] ?? '?';
    case 'rocks':
      return '#';
    case 'scrub':
    case 'dry-riverbed':
    case 'undulating':
    case 'rough':
      return ':';
    default:
      return ground satisfies never;
  }
}
