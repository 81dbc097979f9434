/** Places on the board, and what bases tell of two of them: how far apart, in contact, from which side (ATZ-155, ATZ-156). */
import { type Direction, directionTo, vectorOf } from '../../core/geometry/direction.ts';
import { distance } from '../../core/geometry/distance.ts';
import type { Spot } from '../../core/play.ts';

/** Tenths of an inch in an inch. */
export const TENTHS = 10;
/** Width of a round base, in tenths of an inch. */
export const BASE = 10;
export const HALF_BASE = BASE / 2;
/** From its middle to a wall that a base touches, at least: places are rounded to tenths, so a tenth is given. */
export const TO_WALL = HALF_BASE - 1;

/** A floor of a building, from 0, the ground floor; its roof counts as one more than there are. */
export interface Level {
  readonly building: string;
  readonly floor: number;
}

export interface Place {
  /** Middle of the base. */
  readonly spot: Spot;
  readonly facing: Direction;
  /** Null outdoors. */
  readonly level: Level | null;
}

/** Tenths of an inch between bases that still touch: hardly any spot in whole tenths is just an inch from another. */
export const TOUCHING = 1;

/** Tenths of an inch from base to base; 0 in contact. */
export function apart(a: Place, b: Place): number {
  const gap = distance(a.spot, b.spot) - BASE;
  return gap <= TOUCHING ? 0 : gap;
}

export const floorOf = ({ level }: Place): number => level?.floor ?? 0;

export const BEARINGS = ['front', 'flank', 'rear'] as const;
/** Side of a base: before the line of its front edge, behind that of its rear edge, or between them. */
export type Bearing = (typeof BEARINGS)[number];

/** Side of `of` from which a spot looks at it; on the line of the front edge it is the flank, on that of the rear edge the flank, too. */
export function bearing(of: Place, from: Spot): Bearing {
  const ahead = aheadOf(of, from);
  if (ahead === 0) return 'flank';
  return ahead > 0 ? 'front' : 'rear';
}

/** 1 beyond the front edge, -1 beyond the rear edge, 0 between the two. */
function aheadOf({ spot, facing }: Place, { x, y }: Spot): -1 | 0 | 1 {
  const way = vectorOf(facing);
  const along = (x - spot.x) * way.x + (y - spot.y) * way.y;
  // Squares are whole, where the length of the way need not be.
  const edge = HALF_BASE * HALF_BASE * (way.x * way.x + way.y * way.y);
  if (along * along <= edge) return 0;
  return along > 0 ? 1 : -1;
}

/** Somebody at a place who has turned to another; where both are one spot, as he faced. */
export const turnedTo = (from: Place, { spot }: Pick<Place, 'spot'>): Place =>
  from.spot.x === spot.x && from.spot.y === spot.y ? from : { ...from, facing: directionTo(from.spot, spot) };
