/** A table in plain lines, and drawn in letters. Places are in inches from the south-west corner. */
import { buildingRow } from './buildings.ts';
import { depthOf, widthOf } from './rect.ts';
import { type Edge, type EncounterTable, type PlacedBuilding, type Rect, TABLE_SIZE } from './table.ts';
import { TERRAIN } from './terrain.ts';
import { vehicleRow } from './vehicles.ts';

const EDGE_NAMES = { n: 'north', e: 'east', s: 'south', w: 'west' } as const satisfies Record<Edge, string>;

export function tableLines(table: EncounterTable): readonly string[] {
  const { name, area, entry, wind, streets, buildings, vehicles, terrain, river } = table;
  return [
    `${name} (${area})`,
    `Players come on at the ${EDGE_NAMES[entry]} edge. Fire spreads to the ${EDGE_NAMES[wind]}.`,
    '',
    'Streets',
    ...streets.map((street) => `  ${street.name}: ${street.along}, ${placeText(street.footprint)}`),
    '',
    `Buildings (${buildings.length})`,
    ...buildings.map((building) => `  ${buildingText(building)}`),
    '',
    `Vehicles (${vehicles.length})`,
    ...vehicles.map(
      ({ id, type, footprint, facing }) =>
        `  ${id} ${vehicleRow(type).name}: ${placeText(footprint)}, faces ${EDGE_NAMES[facing]}`,
    ),
    ...(terrain.length === 0 && river === null ? [] : ['', 'Terrain']),
    ...terrain.map(
      ({ id, kind, footprint }) => `  ${id} ${TERRAIN.rows[kind].result.name}: ${placeText(footprint)}`,
    ),
    ...(river === null ? [] : [`  River: ${placeText(river.footprint)}, ${fordText(river)}`]),
  ];
}

function buildingText({ id, type, storeys, footprint, doors, windows }: PlacedBuilding): string {
  const levels = storeys === 1 ? '1 storey' : `${storeys} storeys`;
  const ways = doors.map(({ width, wall, at }) => `${width} ${EDGE_NAMES[wall]} at ${spotText(at.x, at.y)}`);
  const open = windows.length === 1 ? '1 window' : `${windows.length} windows`;
  return `${id} ${buildingRow(type).name}: ${levels}, ${placeText(footprint)}, doors ${ways.join('; ')}, ${open}`;
}

function fordText({ ford, fordable, bridge }: NonNullable<EncounterTable['river']>): string {
  switch (ford) {
    case 'none':
      return `no ford, bridge ${bridge === null ? '' : placeText(bridge)}`;
    case 'half':
      return `ford ${fordable === null ? '' : placeText(fordable)}`;
    case 'all':
      return 'can be forded anywhere';
    default:
      return ford satisfies never;
  }
}

function placeText(rect: Rect): string {
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
export function tableMap({
  streets,
  buildings,
  vehicles,
  terrain,
  river,
}: EncounterTable): readonly string[] {
  const side = TABLE_SIZE / SQUARE;
  const map = Array.from({ length: side }, () => Array<string>(side).fill(' '));
  const draw = (rect: Rect, mark: string) => {
    for (let row = Math.floor(rect.south / SQUARE); row * SQUARE < rect.north; row++) {
      for (let column = Math.floor(rect.west / SQUARE); column * SQUARE < rect.east; column++) {
        const line = map[row];
        // A square belongs to whatever covers its middle.
        const x = column * SQUARE + SQUARE / 2;
        const y = row * SQUARE + SQUARE / 2;
        if (line && x >= rect.west && x < rect.east && y >= rect.south && y < rect.north) line[column] = mark;
      }
    }
  };
  for (const { footprint } of streets) draw(footprint, '.');
  for (const { footprint, kind } of terrain) draw(footprint, kind === 'rocks' ? '#' : ':');
  if (river !== null) draw(river.footprint, '~');
  if (river?.bridge) draw(river.bridge, '=');
  buildings.forEach(({ footprint }, at) => {
    draw(footprint, MARKS[at] ?? '?');
  });
  for (const { footprint } of vehicles) draw(footprint, 'v');
  return map.toReversed().map((line) => line.join('').trimEnd());
}
