/** Stairs of a building: a spot on each of its floors, and on its roof, from which one changes level, and at which that ends (section: Movement inside Buildings; ATZ-168). */
import { grown } from '../../core/geometry/clearance.ts';
import { squared } from '../../core/geometry/distance.ts';
import type { Segment } from '../../core/geometry/segment.ts';
import type { Spot } from '../../core/play.ts';
import type { House } from './obstacles.ts';
import { HALF_BASE } from './place.ts';

/** Tenths of an inch from both walls of its corner to the middle of a base. */
const FROM_WALL = HALF_BASE + 1;

/** In the corner farthest from all doors, so that nobody stands on them who comes in; they lead on to the roof, in a building of one storey as a ladder. */
export function stairsOf({ outline, walls }: Pick<House, 'outline' | 'walls'>): Spot | undefined {
  const doors = walls.flatMap((wall) => wall.doors);
  const far = (spot: Spot) => Math.min(...doors.map((door) => squared(spot, middleOf(door))));
  return grown(outline, -FROM_WALL).reduce((best, spot) => (far(spot) > far(best) ? spot : best));
}

const middleOf = ({ from, to }: Segment): Spot => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
