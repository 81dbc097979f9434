import {
  type EncounterTable,
  TABLE_SIZE,
} from '../../../../src/rules/all-things-zombie/battlefield/table.ts';
import type { Bounds } from '../../../../src/rules/core/geometry/polygon.ts';
import type { Edge } from '../../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { inRectangles, type Rectangular } from '../../../support/rules/rectangles.ts';

/** A walker a little less than an inch wide finds a standing place of this grid in every gap of an inch. */
const STEP = 2;
const HALF = 4;
const SIDE = TABLE_SIZE / STEP + 1;

/** Where a walker cannot stand: buildings, vehicles, rocks, and the river but for ford and bridge. */
function blockedOn(table: Rectangular): Uint8Array {
  const blocked = new Uint8Array(SIDE * SIDE);
  const mark = ({ west, south, east, north }: Bounds, by: number, value: 0 | 1) => {
    // The standing places strictly inside, which a walker's half width beyond the border still are.
    const first = (from: number) => Math.max(0, Math.floor((from - by) / STEP) + 1);
    const last = (to: number) => Math.min(SIDE - 1, Math.ceil((to + by) / STEP) - 1);
    for (let y = first(south); y <= last(north); y++) {
      blocked.fill(value, y * SIDE + first(west), y * SIDE + last(east) + 1);
    }
  };
  if (table.river) {
    const { footprint, fordable, bridge } = table.river;
    mark(footprint, HALF, 1);
    const way = fordable ?? bridge;
    if (way) {
      // From bank to bank, but no further along the river than the ford or the bridge goes.
      const across = footprint.north - footprint.south > footprint.east - footprint.west;
      const open = across
        ? { west: way.west - HALF, east: way.east + HALF, south: way.south + HALF, north: way.north - HALF }
        : { west: way.west + HALF, east: way.east - HALF, south: way.south - HALF, north: way.north + HALF };
      mark(open, 0, 0);
    }
  }
  const solid = [
    ...table.buildings,
    ...table.vehicles,
    ...table.terrain.filter(({ kind }) => kind === 'rocks'),
  ];
  for (const { footprint } of solid) mark(footprint, HALF, 1);
  return blocked;
}

/** Every standing place that can be walked to from the first free one of an edge. */
function reachedFrom(table: Rectangular, edge: Edge): Uint8Array {
  const blocked = blockedOn(table);
  const rim = Math.floor(HALF / STEP);
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
    if (x > rim) reach(at - 1);
    if (x < far) reach(at + 1);
    if (y > rim) reach(at - SIDE);
    if (y < far) reach(at + SIDE);
  }
  return reached;
}

const OUTWARD = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] } as const satisfies Record<
  Edge,
  readonly [number, number]
>;

function standsBefore(reached: Uint8Array, { x, y }: Spot, wall: Edge): boolean {
  const [right, up] = OUTWARD[wall];
  const middle = { x: x + right * (HALF + 1), y: y + up * (HALF + 1) };
  for (let row = Math.ceil((middle.y - 2) / STEP); row * STEP <= middle.y + 2; row++) {
    for (let column = Math.ceil((middle.x - 2) / STEP); column * STEP <= middle.x + 2; column++) {
      if (reached[row * SIDE + column] === 1) return true;
    }
  }
  return false;
}

/** Doors that can't be walked to from the edge, as `b3 n`. */
export function closedOff(table: EncounterTable, edge: Edge): readonly string[] {
  const rectangles = inRectangles(table);
  const reached = reachedFrom(rectangles, edge);
  return rectangles.buildings.flatMap(({ id, doors }) =>
    doors.filter(({ at, wall }) => !standsBefore(reached, at, wall)).map(({ wall }) => `${id} ${wall}`),
  );
}
