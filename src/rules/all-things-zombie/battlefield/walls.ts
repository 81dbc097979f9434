/** Doors and windows of a building where it stands. */
import { type Bounds, rectangle } from '../../core/geometry/polygon.ts';
import { type Door, EDGES, type Edge, OPPOSITE, type Opening } from '../../core/geometry/table-top.ts';
import type { BuildingId } from '../types.ts';
import { buildingRow, type DoorRow } from './buildings.ts';
import { depthOf, widthOf } from './rect.ts';
import type { Laid } from './streets.ts';
import type { PlacedBuilding } from './table.ts';

/** Two figures can enter by a single door, three by a double one; how wide that is, in tenths of an inch, is ours (ATZ-101). */
export const DOORWAYS = {
  single: { width: 10, leaves: 1 },
  double: { width: 20, leaves: 2 },
} as const satisfies Record<DoorRow['width'], Pick<Door, 'width' | 'leaves'>>;
export const WINDOW_WIDTH = 8;
/** Which edge of a rectangle's outline is which wall. */
export const WALLS = { s: 0, e: 1, n: 2, w: 3 } as const satisfies Record<Edge, number>;
/** From the middle of a door to the middle of the next window, at least. */
const BESIDE_DOOR = 15;

export function built(
  id: string,
  type: BuildingId,
  storeys: number,
  footprint: Bounds,
  streets: readonly Laid[],
): PlacedBuilding {
  const row = buildingRow(type);
  const doors = doorsOf(footprint, row.doors, frontOf(footprint, streets));
  const windows = windowsOf(footprint, row.windowEvery, doors);
  return { id, type, outline: rectangle(footprint), storeys, doors, windows };
}

/** The wall that looks on the nearest street. */
export function frontOf(footprint: Bounds, streets: readonly Laid[]): Edge {
  let front: Edge = 's';
  let nearest = Number.POSITIVE_INFINITY;
  for (const { footprint: street } of streets) {
    const gaps = {
      n: street.south - footprint.north,
      e: street.west - footprint.east,
      s: footprint.south - street.north,
      w: footprint.west - street.east,
    };
    // The wider gap of the two directions is how far the street is, and on which side.
    const side = EDGES.reduce((best, edge) => (gaps[edge] > gaps[best] ? edge : best));
    if (gaps[side] < nearest) {
      nearest = gaps[side];
      front = side;
    }
  }
  return front;
}

function doorsOf(footprint: Bounds, rows: readonly DoorRow[], front: Edge): readonly Door[] {
  const [near = front, far = front] = EDGES.filter((edge) => edge !== front && edge !== OPPOSITE[front]);
  const sides = [near, far];
  return rows.map(({ width, wall }) => {
    const on = wall === 'front' ? front : wall === 'back' ? OPPOSITE[front] : (sides.shift() ?? near);
    return { wall: WALLS[on], at: partOf(footprint, on, 1, 2), ...DOORWAYS[width] };
  });
}

function windowsOf(footprint: Bounds, every: number | null, doors: readonly Door[]): readonly Opening[] {
  if (every === null) return [];
  const windows: Opening[] = [];
  for (const edge of EDGES) {
    const wall = WALLS[edge];
    const count = Math.floor(lengthOf(footprint, edge) / every);
    for (let window = 0; window < count; window++) {
      const at = partOf(footprint, edge, 2 * window + 1, 2 * count);
      const blocked = doors.some((door) => door.wall === wall && Math.abs(door.at - at) < BESIDE_DOOR);
      if (!blocked) windows.push({ wall, at, width: WINDOW_WIDTH });
    }
  }
  return windows;
}

function lengthOf(footprint: Bounds, wall: Edge): number {
  return wall === 'n' || wall === 's' ? widthOf(footprint) : depthOf(footprint);
}

/** `part` of `parts` of a wall's length from its western or southern end, told from where its edge begins. */
function partOf(footprint: Bounds, wall: Edge, part: number, parts: number): number {
  const length = lengthOf(footprint, wall);
  const from = Math.floor((length * part) / parts);
  return wall === 'n' || wall === 'w' ? length - from : from;
}
