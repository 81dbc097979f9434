/** Shadows to the south-east, longer for each storey: they show height. */
import type { Building } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { cornersOnMap, type View } from './geometry.ts';
import { pathOf } from './outlines.ts';
import { plus } from './polylines.ts';

/** Tenths of an inch for each storey; a tower casts no more than six. */
const EAST = 2.4;
const SOUTH = 2.9;
const MOST = 6;

/** The building moved along, and what it passes over on the way. */
export function shadowOf({ outline, storeys }: Pick<Building, 'outline' | 'storeys'>, view: View): string {
  const corners = cornersOnMap(view, outline);
  const high = Math.min(storeys, MOST) * view.scale;
  const cast = (spot: Spot) => plus(spot, { x: EAST, y: SOUTH }, high);
  const passed = corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return pathOf(clockwise([from, to, cast(to), cast(from)]));
  });
  return pathOf(corners.map(cast)) + passed.join('');
}

/** All one way round, so that none is a hole in another. */
function clockwise(corners: readonly Spot[]): readonly Spot[] {
  const twice = corners.reduce((sum, from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
  return twice < 0 ? corners.toReversed() : corners;
}
