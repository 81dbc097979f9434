/** Natural outlines: of a wood, of rocks, of a rise. */
import { isPolygon, type Polygon } from '../../core/geometry/polygon.ts';
import { leftOf, moved, rounded } from '../../core/geometry/strip.ts';
import type { Spot } from '../../core/play.ts';
import { loop } from './curve.ts';
import { type Frame, outlineOf } from './frame.ts';
import type { Shaker } from './shaker.ts';

/** Ways out from the middle, anticlockwise, by a fixed list: the quarter from the east, and the others turned. */
const QUARTER: readonly Spot[] = [
  { x: 1, y: 0 },
  { x: 12, y: 5 },
  { x: 1, y: 1 },
  { x: 5, y: 12 },
];
const RAYS: readonly Spot[] = [
  ...QUARTER,
  ...QUARTER.map(leftOf),
  ...QUARTER.map(leftOf).map(leftOf),
  ...QUARTER.map(leftOf).map(leftOf).map(leftOf),
];

/** Hundredths by which it may be drawn in between its furthest spots. */
const ROUGH = 22;

/** Within a piece of the book’s size, of which it reaches all four sides. */
export function blob(frame: Frame, shaker: Shaker): Polygon {
  const spots = RAYS.map((ray) => {
    const share = squareness(ray) * (1 - shaker.below(ROUGH + 1) / 100);
    return { x: ray.x * share, y: ray.y * share };
  });
  const smooth = stretched(loop(spots, 2), frame);
  // A loop of so few spots crosses itself as good as never; its bare spots can't.
  const outline = isPolygon(smooth) ? smooth : stretched(spots, frame);
  return isPolygon(outline) ? outline : outlineOf(frame);
}

/** Distance along a ray at which a square with round corners ends. */
function squareness({ x, y }: Spot): number {
  return 1 / Math.sqrt(Math.sqrt(x * x * x * x + y * y * y * y));
}

function stretched(spots: readonly Spot[], { front, inward, width, depth }: Frame): Polygon {
  const reach = (of: readonly number[]) => [Math.min(...of), Math.max(...of)] as const;
  const [west, east] = reach(spots.map(({ x }) => x));
  const [south, north] = reach(spots.map(({ y }) => y));
  const right = { x: inward.y, y: 0 - inward.x };
  return spots.map(({ x, y }) => {
    const aside = ((x - west) / (east - west) - 0.5) * width;
    return rounded(moved(moved(front, right, aside), inward, ((y - south) / (north - south)) * depth));
  });
}
