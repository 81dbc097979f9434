/**
 * Tables as files of versions 1 to 4 hold them: everything an upright rectangle, a wall by the edge of the table it looks
 * to, a door or window by the spot of its middle.
 */

import { z } from 'zod';
import { depthOf, widthOf } from '../../../src/rules/all-things-zombie/battlefield/rect.ts';
import { USUAL_SIZE } from '../../../src/rules/all-things-zombie/battlefield/table.ts';
import { DOORWAYS, WINDOW_WIDTH } from '../../../src/rules/all-things-zombie/battlefield/walls.ts';
import { distance } from '../../../src/rules/core/geometry/distance.ts';
import { type Bounds, edgeOf, rectangle } from '../../../src/rules/core/geometry/polygon.ts';
import { EDGES, type Edge, OUTWARD } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { spot } from '../answers.ts';

const edge = z.enum(EDGES);
const footprint = z.strictObject({ west: z.int(), south: z.int(), east: z.int(), north: z.int() });

/**
 * A table laid out in rectangles: of each thing only the fields that were written otherwise; the rest is for the codec of today’s tables.
 */
const RECTANGULAR = z.looseObject({
  streets: z.array(z.looseObject({ footprint, along: z.enum(['north-south', 'east-west']) })),
  buildings: z.array(
    z.looseObject({
      footprint,
      doors: z.array(z.strictObject({ at: spot, wall: edge, width: z.enum(['single', 'double']) })),
      windows: z.array(z.strictObject({ at: spot, wall: edge })),
    }),
  ),
  vehicles: z.array(z.looseObject({ footprint, facing: edge })),
  terrain: z.array(z.looseObject({ footprint })),
  river: z
    .looseObject({ footprint, fordable: footprint.nullable(), bridge: footprint.nullable() })
    .nullable(),
});
type Rectangular = z.infer<typeof RECTANGULAR>;

/** Walls by the place of their edge in a rectangle’s outline. */
const WALLS = { s: 0, e: 1, n: 2, w: 3 } as const satisfies Record<Edge, number>;

/** Through the middle of what runs that way. */
function middleLine({ west, south, east, north }: Bounds, along: 'north-south' | 'east-west') {
  const [x, y] = [Math.floor((west + east) / 2), Math.floor((south + north) / 2)];
  return along === 'north-south'
    ? [
        { x, y: south },
        { x, y: north },
      ]
    : [
        { x: west, y },
        { x: east, y },
      ];
}

/** The same table in outlines; whatever else comes in goes on as it is. */
export function fromRectangles(stored: unknown): unknown {
  const { success, data } = RECTANGULAR.safeParse(stored);
  if (!success) return stored;
  return {
    ...data,
    ...USUAL_SIZE,
    streets: data.streets.map(({ footprint: rect, along, ...street }) => ({
      ...street,
      outline: rectangle(rect),
      line: middleLine(rect, along),
    })),
    buildings: data.buildings.map(outlinedBuilding),
    vehicles: data.vehicles.map(({ footprint: rect, facing, ...vehicle }) => ({
      ...vehicle,
      outline: rectangle(rect),
      facing: OUTWARD[facing],
    })),
    terrain: data.terrain.map(({ footprint: rect, ...piece }) => ({ ...piece, outline: rectangle(rect) })),
    river: data.river === null ? null : outlinedRiver(data.river),
  };
}

function outlinedBuilding({
  footprint: rect,
  doors,
  windows,
  ...building
}: Rectangular['buildings'][number]): unknown {
  const outline = rectangle(rect);
  const opening = ({ at, wall }: { readonly at: Spot; readonly wall: Edge }) => {
    const { from } = edgeOf(outline, WALLS[wall]);
    return { wall: WALLS[wall], at: distance(from, at) };
  };
  return {
    ...building,
    outline,
    doors: doors.map((door) => ({ ...opening(door), ...DOORWAYS[door.width] })),
    windows: windows.map((window) => ({ ...opening(window), width: WINDOW_WIDTH })),
  };
}

function outlinedRiver({ footprint: rect, fordable, bridge, ...river }: NonNullable<Rectangular['river']>) {
  const along = depthOf(rect) > widthOf(rect) ? 'north-south' : 'east-west';
  return {
    ...river,
    outline: rectangle(rect),
    line: middleLine(rect, along),
    fordable: fordable === null ? null : rectangle(fordable),
    bridge: bridge === null ? null : rectangle(bridge),
  };
}
