/** Doors and windows as a base goes through them: the spots before and behind them where it has room. */
import type { Segment } from '../../core/geometry/segment.ts';
import { leftOf, moved, rounded, unitTo } from '../../core/geometry/strip.ts';
import type { Spot } from '../../core/play.ts';
import type { House } from './obstacles.ts';
import { HALF_BASE } from './place.ts';

export interface Doorstep {
  /** Jamb to jamb, of a door or a window. */
  readonly door: Segment;
  readonly outside: Spot;
  readonly inside: Spot;
}

/** From an opening, on both sides, to where a base has room, with something for rounding. */
const BESIDE_DOOR = HALF_BASE + 0.25;

/** Before and behind each door, or each window of the ground floor. */
export const doorstepsOf = ({ walls }: House, of: 'doors' | 'windows' = 'doors'): readonly Doorstep[] =>
  walls.flatMap(({ segment, [of]: openings }) =>
    openings.map((door) => {
      const middle = { x: (door.from.x + door.to.x) / 2, y: (door.from.y + door.to.y) / 2 };
      const inward = leftOf(unitTo(segment.from, segment.to));
      return {
        door,
        outside: rounded(moved(middle, inward, -BESIDE_DOOR)),
        inside: rounded(moved(middle, inward, BESIDE_DOOR)),
      };
    }),
  );
