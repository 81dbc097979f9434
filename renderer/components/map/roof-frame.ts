/** A building as it stands: its middle, the wall with its first door, and how far it reaches along and across that. */
import { edgeOf } from '../../../src/rules/core/geometry/polygon.ts';
import type { Building } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { cornersOnMap, onMap, type View } from './geometry.ts';
import { aside, plus, wayFrom } from './polylines.ts';

export interface Frame {
  readonly middle: Spot;
  /** Along the front, of length 1. */
  readonly along: Spot;
  /** Towards the front, of length 1. */
  readonly out: Spot;
  /** Half of it along the front and towards it, in pixels. */
  readonly w: number;
  readonly d: number;
  /** True if the building has four walls at right angles. */
  readonly box: boolean;
}

/** A hundredth of the ground it stands on may be missing at its corners: places are whole tenths of an inch. */
const NEARLY = 0.97;

export function frameOf({ outline, doors }: Pick<Building, 'outline' | 'doors'>, view: View): Frame {
  const { from, to } = edgeOf(outline, doors[0]?.wall ?? 0);
  const along = wayFrom(onMap(view, to), onMap(view, from));
  // Walls run anticlockwise on the table: looking back along one, out is to the left.
  const out = aside(aside(aside(along)));
  const corners = cornersOnMap(view, outline);
  const told = (way: Spot) => {
    const all = corners.map(({ x, y }) => x * way.x + y * way.y);
    return [Math.min(...all), Math.max(...all)] as const;
  };
  const [[left, right], [back, front]] = [told(along), told(out)];
  const [w, d] = [(right - left) / 2, (front - back) / 2];
  const middle = plus(plus({ x: 0, y: 0 }, along, (left + right) / 2), out, (back + front) / 2);
  return { middle, along, out, w, d, box: areaOf(corners) > NEARLY * 4 * w * d };
}

function areaOf(corners: readonly Spot[]): number {
  const twice = corners.reduce((sum, from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** A spot told from the middle: so far along the front, so far towards it. */
export const inFrame = ({ middle, along, out }: Frame, a: number, o: number): Spot =>
  plus(plus(middle, along, a), out, o);
