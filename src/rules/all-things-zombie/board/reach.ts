/** How far somebody gets on the board: an outline for each corner he comes to, and the shortest way to a spot. */
import { DIRECTIONS, stepped } from '../../core/geometry/direction.ts';
import type { Polygon } from '../../core/geometry/polygon.ts';
import type { Spot } from '../../core/play.ts';
import { type Going, reachedFrom } from './paths.ts';
import type { Level } from './place.ts';

/** Everything in a straight line from one corner of his ways, as far as the inches lead. */
export interface Fan {
  readonly from: Spot;
  readonly level: Level | null;
  /** Clockwise, its ends to the tenth, straight between them. */
  readonly outline: Polygon;
}

/** Where somebody can end a move of so many tenths of an inch: the spots of these together. Who stands there is not looked at. */
export const reach = (going: Going, tenths: number): readonly Fan[] =>
  reachedFrom(going, tenths).map(({ spot, level, cost, leads }) => ({
    from: spot,
    level,
    outline: DIRECTIONS.map((_, direction) => {
      const left = tenths - cost;
      return leads(stepped(spot, direction, left), left);
    }),
  }));
