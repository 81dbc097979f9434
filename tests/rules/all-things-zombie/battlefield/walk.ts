/** Walks over the table on a grid: told by the outlines alone, not by how they were laid. */
import {
  type EncounterTable,
  TABLE_SIZE,
} from '../../../../src/rules/all-things-zombie/battlefield/table.ts';
import { boundsOf, edgesOf, type Polygon } from '../../../../src/rules/core/geometry/polygon.ts';
import type { Segment } from '../../../../src/rules/core/geometry/segment.ts';
import { type Edge, gapOf, middleOf } from '../../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';

/** A walker a little less than an inch wide finds a way over this grid through every gap of an inch, however it runs. */
const STEP = 2;
const HALF = 3.6;
const SIDE = TABLE_SIZE / STEP + 1;

/** Spots where a walker cannot stand: buildings, vehicles, rocks, and the river but for ford and bridge. */
function blockedOn({ buildings, vehicles, terrain, river }: EncounterTable): Uint8Array {
  const blocked = new Uint8Array(SIDE * SIDE);
  if (river !== null) {
    mark(blocked, river.outline, HALF, 1);
    // From bank to bank: whoever steps on a bridge or into a ford comes off it on the other side.
    for (const way of [river.fordable, river.bridge]) if (way !== null) mark(blocked, way, HALF + 1, 0);
  }
  const rocks = terrain.filter(({ kind }) => kind === 'rocks');
  for (const { outline } of [...buildings, ...vehicles, ...rocks]) mark(blocked, outline, HALF, 1);
  return blocked;
}

/** All standing places nearer to an outline than that. */
function mark(places: Uint8Array, outline: Polygon, nearer: number, value: 0 | 1): void {
  const { west, south, east, north } = boundsOf(outline);
  const first = (from: number) => Math.max(0, Math.ceil((from - nearer) / STEP));
  const last = (to: number) => Math.min(SIDE - 1, Math.floor((to + nearer) / STEP));
  const edges = edgesOf(outline);
  for (let row = first(south); row <= last(north); row++) {
    for (let column = first(west); column <= last(east); column++) {
      if (isNear(edges, column * STEP, row * STEP, nearer)) places[row * SIDE + column] = value;
    }
  }
}

/** Within an outline, or nearer to it than that; half a million places a table are asked, so nothing is made for one. */
function isNear(edges: readonly Segment[], x: number, y: number, nearer: number): boolean {
  let within = false;
  for (const { from, to } of edges) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const along = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
    const ox = from.x + dx * along - x;
    const oy = from.y + dy * along - y;
    if (ox * ox + oy * oy < nearer * nearer) return true;
    if (from.y > y !== to.y > y && x < from.x + (dx * (y - from.y)) / dy) within = !within;
  }
  return within;
}

/** Every standing place that can be walked to from where a street comes on at an edge. */
function reachedFrom(table: EncounterTable, edge: Edge): Uint8Array {
  const blocked = blockedOn(table);
  const rim = Math.ceil(HALF / STEP);
  const far = SIDE - 1 - rim;
  const start = Array.from({ length: SIDE - 2 * rim }, (_, at) => at + rim)
    .map((at) => ({ n: far * SIDE + at, s: rim * SIDE + at, w: at * SIDE + rim, e: at * SIDE + far })[edge])
    .find((at) => blocked[at] === 0);
  const reached = new Uint8Array(SIDE * SIDE);
  const next = new Int32Array(SIDE * SIDE);
  let count = 0;
  const reach = (to: number) => {
    if (blocked[to] !== 0 || reached[to] !== 0) return;
    reached[to] = 1;
    next[count] = to;
    count += 1;
  };
  if (start !== undefined) reach(start);
  while (count > 0) {
    count -= 1;
    const at = next[count] ?? 0;
    const x = at % SIDE;
    const y = (at - x) / SIDE;
    for (let row = Math.max(rim, y - 1); row <= Math.min(far, y + 1); row++) {
      for (let column = Math.max(rim, x - 1); column <= Math.min(far, x + 1); column++)
        reach(row * SIDE + column);
    }
  }
  return reached;
}

/** True if a walker can stand half an inch out of the middle of a door. */
function standsBefore(reached: Uint8Array, { x, y }: Spot): boolean {
  for (let row = Math.ceil((y - 2) / STEP); row * STEP <= y + 2; row++) {
    for (let column = Math.ceil((x - 2) / STEP); column * STEP <= x + 2; column++) {
      if (reached[row * SIDE + column] === 1) return true;
    }
  }
  return false;
}

/** Doors that can't be walked to from the edge, as `b3 2`: its wall. */
export function closedOff(table: EncounterTable, edge: Edge): readonly string[] {
  const reached = reachedFrom(table, edge);
  return table.buildings.flatMap(({ id, outline, doors }) =>
    doors.flatMap((door) => {
      const { x, y } = middleOf(outline, door);
      const out = outOf(outline, door);
      const before = { x: x + out.x * (HALF + 1), y: y + out.y * (HALF + 1) };
      return standsBefore(reached, before) ? [] : [`${id} ${door.wall}`];
    }),
  );
}

/** The inch of ground before a door. */
export function inchBefore(outline: Polygon, door: Parameters<typeof gapOf>[1]): Polygon {
  const { from, to } = gapOf(outline, door);
  const out = outOf(outline, door);
  const beyond = (spot: Spot) => ({ x: Math.round(spot.x + 10 * out.x), y: Math.round(spot.y + 10 * out.y) });
  return [to, from, beyond(from), beyond(to)];
}

function outOf(outline: Polygon, door: Parameters<typeof gapOf>[1]): Spot {
  const { from, to } = gapOf(outline, door);
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}
