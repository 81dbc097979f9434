/** A floor of a building as it is drawn: inner walls, what stands between them, and which room is which. */
import { type Building, gapOf } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { type Area, floorOf, type Room } from './floor-rooms.ts';
import { furnitureIn } from './furniture.ts';
import { onMap, type View } from './geometry.ts';
import { cornersOf, type Obstacle } from './oriented.ts';
import type { Line } from './polylines.ts';
import { type Frame, frameOf, inFrame } from './roof-frame.ts';

export interface FloorPlan {
  readonly frame: Frame;
  /** Pixels to an inch. */
  readonly inch: number;
  /** In inches from the middle of the frame, as its rooms are. */
  readonly whole: Area;
  readonly rooms: readonly Room[];
  readonly walls: readonly Line[];
  readonly boxes: readonly (readonly Spot[])[];
  readonly rounds: readonly { readonly middle: Spot; readonly radius: number }[];
}

/** Undefined in walls that are no rectangle. 0 is the ground floor. */
export function floorPlan(building: Building, view: View, storey: number): FloorPlan | undefined {
  const frame = frameOf(building, view);
  if (!frame.box) return undefined;
  const inch = 10 * view.scale;
  const half = { w: frame.w / inch, d: frame.d / inch };
  const { rooms, walls } = floorOf(building.type, half, storey, seedOf(building.id), doorsIn(building, view));
  const at = (x: number, y: number) => inFrame(frame, x * inch, y * inch);
  const pieces = rooms.map(furnitureIn);
  return {
    frame,
    inch,
    whole: { x: -half.w, y: -half.d, w: 2 * half.w, d: 2 * half.d },
    rooms,
    walls: walls.map(({ x1, y1, x2, y2 }) => [at(x1, y1), at(x2, y2)]),
    boxes: pieces.flatMap(({ boxes }) =>
      boxes.map(([x, y, w, d]) => [at(x, y), at(x + w, y), at(x + w, y + d), at(x, y + d)]),
    ),
    rounds: pieces.flatMap(({ rounds }) =>
      rounds.map(([x, y, r]) => ({ middle: at(x, y), radius: r * inch })),
    ),
  };
}

/** Obstacles that no word on the floor may touch. */
export const standingOn = ({ walls, boxes, rounds }: FloorPlan): readonly Obstacle[] => [
  ...walls,
  ...boxes,
  ...rounds.map(({ middle, radius }) =>
    cornersOf({ ...middle, width: 2 * radius, height: 2 * radius, turn: 0 }),
  ),
];

/** `b12`: each building has a plan of its own, the same each time. */
const seedOf = (id: string): number => Number(id.replace(/\D/g, '')) || 1;

/** Outer doors of a building, in inches from its middle. */
function doorsIn(building: Building, view: View) {
  const { middle, along, out } = frameOf(building, view);
  const inch = 10 * view.scale;
  return building.doors.map((door) => {
    const { from, to } = gapOf(building.outline, door);
    const [a, b] = [onMap(view, from), onMap(view, to)];
    const off = { x: (a.x + b.x) / 2 - middle.x, y: (a.y + b.y) / 2 - middle.y };
    return {
      x: (off.x * along.x + off.y * along.y) / inch,
      y: (off.x * out.x + off.y * out.y) / inch,
    };
  });
}
