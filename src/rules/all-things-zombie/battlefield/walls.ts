/** Doors and windows of a building where it stands. */
import type { Spot } from '../../core/play.ts';
import type { BuildingId } from '../types.ts';
import { buildingRow, type DoorRow } from './buildings.ts';
import { depthOf, OPPOSITE, widthOf } from './rect.ts';
import type { Laid } from './streets.ts';
import { type Door, EDGES, type Edge, type PlacedBuilding, type Rect } from './table.ts';

/** How wide doors are: two figures abreast, or three (in tenths of an inch, ours). */
export const DOOR_WIDTH = { single: 10, double: 20 } as const satisfies Record<Door['width'], number>;
/** From the middle of a door to the middle of the next window, at least. */
const BESIDE_DOOR = 15;

export function built(
  id: string,
  type: BuildingId,
  storeys: number,
  footprint: Rect,
  streets: readonly Laid[],
): PlacedBuilding {
  const row = buildingRow(type);
  const doors = doorsOf(footprint, row.doors, frontOf(footprint, streets));
  return { id, type, footprint, storeys, doors, windows: windowsOf(footprint, row.windowEvery, doors) };
}

/** The wall that looks on the nearest street. */
export function frontOf(footprint: Rect, streets: readonly Laid[]): Edge {
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

function doorsOf(footprint: Rect, rows: readonly DoorRow[], front: Edge): readonly Door[] {
  const [near = front, far = front] = EDGES.filter((edge) => edge !== front && edge !== OPPOSITE[front]);
  const sides = [near, far];
  return rows.map(({ width, wall }) => {
    const on = wall === 'front' ? front : wall === 'back' ? OPPOSITE[front] : (sides.shift() ?? near);
    return { at: alongWall(footprint, on, 1, 2), wall: on, width };
  });
}

function windowsOf(footprint: Rect, every: number | null, doors: readonly Door[]): PlacedBuilding['windows'] {
  if (every === null) return [];
  const windows: { readonly at: Spot; readonly wall: Edge }[] = [];
  for (const wall of EDGES) {
    const length = wall === 'n' || wall === 's' ? widthOf(footprint) : depthOf(footprint);
    const count = Math.floor(length / every);
    for (let window = 0; window < count; window++) {
      const at = alongWall(footprint, wall, 2 * window + 1, 2 * count);
      const blocked = doors.some(
        (door) => door.wall === wall && Math.abs(door.at.x - at.x) + Math.abs(door.at.y - at.y) < BESIDE_DOOR,
      );
      if (!blocked) windows.push({ at, wall });
    }
  }
  return windows;
}

/** The spot `part` of `parts` along a wall, from its western or southern end. */
function alongWall({ west, south, east, north }: Rect, wall: Edge, part: number, parts: number): Spot {
  const x = west + Math.floor(((east - west) * part) / parts);
  const y = south + Math.floor(((north - south) * part) / parts);
  switch (wall) {
    case 'n':
      return { x, y: north };
    case 'e':
      return { x: east, y };
    case 's':
      return { x, y: south };
    case 'w':
      return { x: west, y };
    default:
      return wall satisfies never;
  }
}
