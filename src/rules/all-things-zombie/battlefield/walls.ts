/** Doors and windows of a building where it stands. */
import { squared } from '../../core/geometry/distance.ts';
import { edgeOf, type Polygon } from '../../core/geometry/polygon.ts';
import { moved, rounded, unitTo } from '../../core/geometry/strip.ts';
import { type Door, gapOf, type Opening } from '../../core/geometry/table-top.ts';
import type { BuildingId } from '../types.ts';
import { buildingRow, type DoorRow } from './buildings.ts';
import { WALKWAY } from './rect.ts';
import { areApart, type Solid, solid } from './solids.ts';
import type { PlacedBuilding } from './table.ts';

/** Two figures can enter by a single door, three by a double one; how wide that is, in tenths of an inch, is ours (ATZ-101). */
export const DOORWAYS = {
  single: { width: 10, leaves: 1 },
  double: { width: 20, leaves: 2 },
} as const satisfies Record<DoorRow['width'], Pick<Door, 'width' | 'leaves'>>;
export const WINDOW_WIDTH = 8;
/** Places of the walls among the edges of an outline: the first one is the front. */
const FRONT = 0;
const BACK = 2;
const SIDES = [1, 3] as const;
/** From the middle of a door to the middle of the next window, at least. */
const BESIDE_DOOR = 15;
/** Step by which a door is moved along its wall, again and again, to keep out of another’s way. */
const SHIFT = 4;
/** Distance from a corner to the jamb. */
const JAMB = 3;
/** From the inch before a door to the inch before another: more than rounding to tenths can take, so that no leaf swings through one. */
const BETWEEN_DOORS = 2;

export interface Standing {
  readonly id: string;
  readonly type: BuildingId;
  readonly storeys: number;
  /** Four corners, the front wall first. */
  readonly outline: Polygon;
}

/** `kept` is the ground before other doors. */
export function built({ id, type, storeys, outline }: Standing, kept: readonly Solid[] = []): PlacedBuilding {
  const row = buildingRow(type);
  const doors = doorsOf(outline, row.doors, kept);
  return { id, type, outline, storeys, doors, windows: windowsOf(outline, row.windowEvery, doors) };
}

/** All of them, their fronts as they look on their streets, other doors where each has the ground before it to itself. */
export function builtTogether(all: readonly Standing[]): readonly PlacedBuilding[] {
  const fronts = all.map(({ type, outline }) => {
    const [front] = buildingRow(type).doors;
    return before(outline, {
      wall: FRONT,
      at: Math.floor(lengthOf(outline, FRONT) / 2),
      width: DOORWAYS[front?.width ?? 'single'].width,
    });
  });
  const taken: Solid[] = [];
  return all.map((one, at) => {
    const building = built(one, [...fronts.filter((_, other) => other !== at), ...taken]);
    taken.push(...beforeDoors(building));
    return building;
  });
}

/** Says whether no two buildings have doors that open on the same ground. */
export function openFreely(all: readonly PlacedBuilding[]): boolean {
  return all.every((one, at) => opensFreelyBeside(one, all.slice(0, at)));
}

/** Says whether no door of the building opens on the ground before a door of the others. */
export function opensFreelyBeside(one: PlacedBuilding, others: readonly PlacedBuilding[]): boolean {
  const own = beforeDoors(one);
  return others
    .flatMap(beforeDoors)
    .every((other) => own.every((ground) => areApart(ground, other, BETWEEN_DOORS)));
}

/** The inch before each door that stays clear, so that it opens and somebody can stand there. */
export function beforeDoors({ outline, doors }: Pick<PlacedBuilding, 'outline' | 'doors'>): readonly Solid[] {
  return doors.map((door) => before(outline, door));
}

function before(outline: Polygon, door: Opening): Solid {
  const { from, to } = gapOf(outline, door);
  const { x, y } = unitTo(from, to);
  const out = { x: y, y: 0 - x };
  return solid([to, from, moved(from, out, WALKWAY), moved(to, out, WALKWAY)].map(rounded));
}

function doorsOf(outline: Polygon, rows: readonly DoorRow[], kept: readonly Solid[]): readonly Door[] {
  const taken: number[] = [];
  return rows.map(({ width, wall }) => {
    const door = DOORWAYS[width];
    const usual =
      wall === 'front'
        ? FRONT
        : wall === 'back'
          ? BACK
          : (SIDES.find((side) => !taken.includes(side)) ?? SIDES[0]);
    // A front door stays at the front; another one may go to whichever wall has room before it.
    const walls =
      wall === 'front'
        ? [FRONT]
        : [usual, ...[BACK, ...SIDES].filter((one) => one !== usual && !taken.includes(one))];
    const places = walls.flatMap((on) =>
      along(outline, on, door.width).map((at) => ({ wall: on, at, ...door })),
    );
    const found = places.find((one) => {
      const clear = before(outline, one);
      return kept.every((other) => areApart(clear, other, BETWEEN_DOORS));
    });
    const middle = { wall: usual, at: Math.floor(lengthOf(outline, usual) / 2), ...door };
    const placed = found ?? middle;
    taken.push(placed.wall);
    return placed;
  });
}

/** The middle of a wall, and then further and further from it to both sides. */
function along(outline: Polygon, wall: number, width: number): readonly number[] {
  const length = lengthOf(outline, wall);
  const middle = Math.floor(length / 2);
  const room = middle - width / 2 - JAMB;
  const steps = Math.max(0, Math.floor(room / SHIFT));
  return [
    middle,
    ...Array.from({ length: steps }, (_, at) => [
      middle + (at + 1) * SHIFT,
      middle - (at + 1) * SHIFT,
    ]).flat(),
  ];
}

/** Windows along all walls, every so many tenths of an inch, beside the doors; none where that is null. */
export function windowsOf(
  outline: Polygon,
  every: number | null,
  doors: readonly Door[],
): readonly Opening[] {
  if (every === null) return [];
  return outline.flatMap((_, wall) => {
    const length = lengthOf(outline, wall);
    const count = Math.floor(length / every);
    return Array.from({ length: count }, (_, window) => Math.floor((length * (2 * window + 1)) / (2 * count)))
      .filter((at) => !doors.some((door) => door.wall === wall && Math.abs(door.at - at) < BESIDE_DOOR))
      .map((at) => ({ wall, at, width: WINDOW_WIDTH }));
  });
}

function lengthOf(outline: Polygon, wall: number): number {
  const { from, to } = edgeOf(outline, wall);
  return Math.floor(Math.sqrt(squared(from, to)));
}
