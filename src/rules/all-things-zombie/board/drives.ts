/**
 * Ways of vehicles on the board: straight on from spot to spot at which they turn, over whoever stands there, up to what is solid; and where
 * one out of control is carried (sections: Vehicle Movement, Losing Control; ATZ-155, ATZ-169).
 */

import { nearness } from '../../core/geometry/clearance.ts';
import { type Direction, directionTo, stepped, turned } from '../../core/geometry/direction.ts';
import { along, distance } from '../../core/geometry/distance.ts';
import { boundsOf, overlap } from '../../core/geometry/polygon.ts';
import type { Segment } from '../../core/geometry/segment.ts';
import type { Spot } from '../../core/play.ts';
import { type Ground, keepsDry } from './ground.ts';
import { HALF_BASE } from './place.ts';
import { type Body, isOnRim } from './room.ts';
import { bars, isInWay, longest, type Way, widened } from './way.ts';

export interface Driven extends Body {
  readonly ground: Ground;
  /** Everybody whom it may go over, on foot and outdoors. */
  readonly people: readonly (Body & { readonly id: string })[];
  /** Other vehicles that work. */
  readonly vehicles: readonly Body[];
}

/** A turn on its way: where, and by how many 32nds, to the right above nothing. */
export interface Turn {
  readonly at: Spot;
  readonly before: Direction;
  readonly by: number;
}

export interface Drives {
  readonly way: Way;
  readonly end: Spot;
  readonly facing: Direction;
  readonly turns: readonly Turn[];
  /** Those it goes over, in their order. */
  readonly over: readonly string[];
  /** True if something solid, water or the edge of the table stops it before so many tenths. */
  readonly isStopped: boolean;
}

/** Eighths of a right angle in a right angle, and in half of one. */
export const [RIGHT_ANGLE, HALF_ANGLE] = [8, 4];

/** So many tenths of an inch by these spots, and on in its last direction. */
export function drives(vehicle: Driven, spots: readonly Spot[], tenths: number): Drives {
  let [end, facing, left] = [vehicle.at.spot, vehicle.at.facing, tenths];
  const way: Spot[] = [end];
  const turns: Turn[] = [];
  const over: string[] = [];
  const goes = (to: Spot): boolean => {
    const reached = openTo(vehicle, { from: end, to });
    const leg = { from: end, to: reached };
    over.push(...inTheWayOf(vehicle, leg).filter((id) => !over.includes(id)));
    left -= distance(end, reached);
    if (distance(end, reached) > 0) way.push(reached);
    end = reached;
    return distance(reached, to) === 0;
  };
  for (const spot of spots) {
    const length = distance(end, spot);
    if (length === 0 || left <= 0) continue;
    const before = facing;
    facing = directionTo(end, spot);
    const by = turnOf(before, facing);
    if (by !== 0) turns.push({ at: end, before, by });
    if (!goes(length > left ? along({ from: end, to: spot }, left) : spot))
      return { way, end, facing, turns, over, isStopped: true };
  }
  const isStopped = left > 0 && !goes(stepped(end, facing, left));
  return { way, end, facing, turns, over, isStopped };
}

/** From minus half a turn, to the left, to half of one. */
function turnOf(from: Direction, to: Direction): number {
  const by = turned(to, -from);
  return by > 2 * RIGHT_ANGLE ? by - 4 * RIGHT_ANGLE : by;
}

export interface Aside {
  readonly end: Spot;
  /** True if it runs into something solid on the way. */
  readonly isStopped: boolean;
}

/** So many inches to one side of the way it goes. */
export function carriedAside(
  vehicle: Driven,
  from: Spot,
  {
    facing,
    side,
    tenths,
  }: { readonly facing: Direction; readonly side: 'left' | 'right'; readonly tenths: number },
): Aside {
  const to = stepped(from, turned(facing, side === 'left' ? -RIGHT_ANGLE : RIGHT_ANGLE), tenths);
  const end = openTo(vehicle, { from, to });
  return { end, isStopped: distance(end, to) > 0 };
}

/** As far along a line as nothing solid is in its way. */
export function openTo(vehicle: Driven, line: Segment): Spot {
  const length = distance(line.from, line.to);
  const part = (far: number): Segment => (far >= length ? line : { from: line.from, to: along(line, far) });
  const far = longest(length, (tenths) => isOpen(vehicle, part(tenths)));
  return far === 0 ? line.from : part(far).to;
}

function isOpen({ ground, reach, vehicles }: Driven, line: Segment): boolean {
  if (!isOnRim(ground.size, line.to, reach)) return false;
  const { buildings, rocks, tall, low } = ground.obstacles;
  const box = widened(boundsOf([line.from, line.to]), reach);
  return (
    [buildings, rocks, tall, low].every((blocks) =>
      blocks.every((one) => !overlap(one.bounds, box) || !isInWay(one.outline, line, reach)),
    ) &&
    vehicles.every((one) => !bars(one.at.spot, line, one.reach + reach)) &&
    keepsDry(ground, line, false)
  );
}

const inTheWayOf = ({ people, reach }: Driven, leg: Segment): readonly string[] =>
  people
    .filter(({ at }) => at.level === null && nearness(at.spot, leg, reach + HALF_BASE) < 0)
    .toSorted((a, b) => distance(leg.from, a.at.spot) - distance(leg.from, b.at.spot))
    .map(({ id }) => id);
