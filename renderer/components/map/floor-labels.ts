/** Words on a floor at full size: where they lie on no wall and on nothing that stands there, and what its rooms are. */
import type { Building } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { type FloorPlan, floorPlan, standingOn } from './floor-plan.ts';
import type { Area, RoomKind } from './floor-rooms.ts';
import { type Box, boxesMeet, boxInside, type View } from './geometry.ts';
import { lineOf, type MapLabel, type Sizes, widthOfText } from './labels.ts';
import {
  boxOf,
  boxOfSpots,
  cornersOf,
  type Obstacle,
  type Oriented,
  shapesMeet,
  sidesOf,
} from './oriented.ts';
import { far } from './polylines.ts';
import { inFrame } from './roof-frame.ts';

const ROOM_WORDS: Readonly<Record<RoomKind, string>> = {
  living: 'Living room',
  kitchen: 'Kitchen',
  bath: 'Bath',
  bedroom: 'Bedroom',
  study: 'Study',
  sales: 'Sales floor',
  stock: 'Stockroom',
  tables: 'Dining room',
  pews: 'Nave',
  desks: 'Office',
  ward: 'Ward',
  class: 'Classroom',
  cells: 'Cells',
  racks: 'Storage',
};

/** Inches from place to place. */
const STEP = 0.25;
/** Pixels kept free around a word. */
const AROUND = 3;
/** Size of a room’s words, as a share of the size of other words. */
const ROOM_SHARE = 2 / 3;
const LEAST = 12;

/** Spot within an area of the floor at which words of that size are free, as near to a wish as there is room. */
export function freeOn(
  { frame, inch }: Pick<FloorPlan, 'frame' | 'inch'>,
  { x, y, w, d }: Area,
  words: Omit<Oriented, 'x' | 'y'>,
  taken: readonly Obstacle[],
  { wish, within, fits = () => true }: Wish,
): Spot | undefined {
  const known = taken.map((shape) => ({ shape, box: boxOfSpots(shape) }));
  const place = (a: number, o: number) => inFrame(frame, a * inch, o * inch);
  const edges = sidesOf([place(x, y), place(x + w, y), place(x + w, y + d), place(x, y + d)]);
  const steps = (from: number, length: number) =>
    Array.from({ length: Math.floor(length / STEP) + 1 }, (_, at) => from + at * STEP);
  // The box around the words about their middle is the same at every place.
  const about = boxOf({ x: 0, y: 0, ...words });
  const places = steps(x, w)
    .flatMap((a) => steps(y, d).map((o) => place(a, o)))
    .filter((spot) => within === undefined || boxInside(moved(about, spot), within))
    .map((spot) => ({ spot, away: far(spot, wish) }));
  return places
    .toSorted((one, other) => one.away - other.away)
    .find(({ spot }) => {
      const own = cornersOf({ ...spot, ...words }, AROUND);
      const box = boxOfSpots(own);
      return (
        fits({ ...spot, ...words }) &&
        !edges.some((edge) => shapesMeet(edge, own)) &&
        !known.some((one) => boxesMeet(swollen(one.box), box) && shapesMeet(one.shape, own))
      );
    })?.spot;
}

const moved = (box: Box, { x, y }: Spot): Box => ({ ...box, x: box.x + x, y: box.y + y });

interface Wish {
  readonly wish: Spot;
  /** Bounds that the words must stay within. */
  readonly within?: Box | undefined;
  readonly fits?: (words: Oriented) => boolean;
}

/** A wall is a line: it has no width of its own. */
const swollen = (box: Box): Box => ({
  ...box,
  width: box.width + 1,
  height: box.height + 1,
});

/** Names of the rooms, where there is room for them; a floor of one room has none, since it is what its building is. */
export function roomLabels(
  building: Building,
  view: View,
  { storey, turn, sizes, taken, within }: OnFloor,
): readonly MapLabel[] {
  const plan = floorPlan(building, view, storey);
  if (plan === undefined || plan.rooms.length < 2) return [];
  const { inch } = plan;
  const size = Math.max(LEAST, Math.round(sizes.words * ROOM_SHARE));
  const all = [...standingOn(plan), ...taken];
  return plan.rooms.flatMap(({ kind, ...area }, at): readonly MapLabel[] => {
    const text = ROOM_WORDS[kind];
    const words = { width: widthOfText(text, size), height: lineOf(size), turn };
    const wish = inFrame(plan.frame, (area.x + area.w / 2) * inch, (area.y + area.d / 2) * inch);
    const spot = freeOn(plan, area, words, all, { wish, within });
    if (spot === undefined) return [];
    return [{ key: `${building.id}/room ${at}`, kind: 'room', text, ...spot, ...words, size }];
  });
}

interface OnFloor {
  readonly storey: number;
  /** Degrees by which the words are turned. */
  readonly turn: number;
  readonly sizes: Sizes;
  readonly taken: readonly Obstacle[];
  readonly within?: Box;
}
