/** What a player measures on a table of his own: upright rectangles by their distance from its west and south edges, in whole tenths of an inch. */
import type { Spot } from '../play.ts';
import { type Bounds, boundsOf, edgeOf, type Polygon, rectangle } from './polygon.ts';
import { type Edge, lookOf, type MiddleLine, middleOf, type Opening } from './table-top.ts';

export interface Measured {
  /** From the table’s west edge. */
  readonly x: number;
  /** From its south edge. */
  readonly y: number;
  /** From west to east. */
  readonly width: number;
  /** From south to north. */
  readonly depth: number;
}

/** A door or window by the side of a rectangle that it is in. */
export interface MeasuredOpening {
  readonly side: Edge;
  /** From the western or southern end of that side to the middle of the opening; the middle of the side where left out. */
  readonly at?: number | undefined;
}

export const boundsMeasured = ({ x, y, width, depth }: Measured): Bounds => ({
  west: x,
  south: y,
  east: x + width,
  north: y + depth,
});

export const outlineMeasured = (one: Measured): Polygon => rectangle(boundsMeasured(one));

/** Walls of such an outline by the side they are at. */
const WALLS = { s: 0, e: 1, n: 2, w: 3 } as const satisfies Record<Edge, number>;

const sideLength = ({ width, depth }: Pick<Measured, 'width' | 'depth'>, side: Edge): number =>
  side === 'n' || side === 's' ? width : depth;

/** Outlines run anticlockwise: along the north and the west wall one counts from the other end. */
const runsBack = (side: Edge): boolean => side === 'n' || side === 'w';

/** The opening in the outline of that rectangle; it may reach beyond its wall. */
export function openingMeasured(
  one: Pick<Measured, 'width' | 'depth'>,
  { side, at }: MeasuredOpening,
  width: number,
): Opening {
  const length = sideLength(one, side);
  const along = at ?? Math.floor(length / 2);
  return { wall: WALLS[side], at: runsBack(side) ? length - along : along, width };
}

/** A strip as long as the rectangle, through the middle of its longer sides, its right bank first. */
export function stripMeasured(one: Measured): { readonly outline: Polygon; readonly line: MiddleLine } {
  const outline = outlineMeasured(one);
  const { west, south, east, north } = boundsMeasured(one);
  if (one.width >= one.depth) {
    const y = Math.floor((south + north) / 2);
    return {
      outline,
      line: [
        { x: west, y },
        { x: east, y },
      ],
    };
  }
  const x = Math.floor((west + east) / 2);
  const [first, ...others] = outline;
  return {
    outline: first === undefined ? outline : [...others, first],
    line: [
      { x, y: south },
      { x, y: north },
    ],
  };
}

/** An outline as somebody would measure it; undefined where it is no upright rectangle. */
export function measuredOf(outline: Polygon): Measured | undefined {
  const { west, south, east, north } = boundsOf(outline);
  const atCorner = ({ x, y }: Spot) => (x === west || x === east) && (y === south || y === north);
  if (outline.length !== 4 || !outline.every(atCorner)) return undefined;
  return { x: west, y: south, width: east - west, depth: north - south };
}

/** A door or window of such an outline, as somebody would measure it. */
export function measuredOpening(
  outline: Polygon,
  opening: Opening,
): Required<MeasuredOpening> & { readonly at: number } {
  const side = lookOf(outline, opening.wall);
  const { from, to } = edgeOf(outline, opening.wall);
  const { x, y } = middleOf(outline, opening);
  const at = side === 'n' || side === 's' ? x - Math.min(from.x, to.x) : y - Math.min(from.y, to.y);
  return { side, at };
}
