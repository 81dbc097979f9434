/** Doors as a plan shows them: a gap in the wall, and the leaves with the quarter circle they swing through. */
import type { DOOR_WIDTH as Widths } from '../../../src/rules/all-things-zombie/battlefield/walls.ts';
import { onMap, TOWARDS, type View } from './geometry.ts';
import type { Building, Door, Edge, Rect, Spot } from './types.ts';

/** Tenths of an inch. */
const DOOR_WIDTH: typeof Widths = { single: 10, double: 20 };
const WINDOW_WIDTH = 8;

/** The direction of a wall, from its western or southern end. */
const ALONG = {
  n: { x: 1, y: 0 },
  e: { x: 0, y: 1 },
  s: { x: 1, y: 0 },
  w: { x: 0, y: 1 },
} as const satisfies Record<Edge, Spot>;

const moved = ({ x, y }: Spot, by: Spot, times: number): Spot => ({
  x: x + by.x * times,
  y: y + by.y * times,
});

/** The two ends of an opening on a wall, from its western or southern one. */
export function jambs(at: Spot, wall: Edge, width: number): readonly [Spot, Spot] {
  return [moved(at, ALONG[wall], -width / 2), moved(at, ALONG[wall], width / 2)];
}

/** A leaf hinged at one place, open at a right angle to the wall, that swings shut to another. */
export interface Leaf {
  readonly hinge: Spot;
  readonly tip: Spot;
  readonly shut: Spot;
}

/** One leaf for a single door, two that meet in the middle for a double one; both open outwards. */
export function leavesOf({ at, wall, width }: Door): readonly Leaf[] {
  const [low, high] = jambs(at, wall, DOOR_WIDTH[width]);
  const leaf = (hinge: Spot, shut: Spot, length: number): Leaf => ({
    hinge,
    tip: moved(hinge, TOWARDS[wall], length),
    shut,
  });
  return width === 'single'
    ? [leaf(low, high, DOOR_WIDTH.single)]
    : [leaf(low, at, DOOR_WIDTH.double / 2), leaf(high, at, DOOR_WIDTH.double / 2)];
}

/** The ground a door swings over, doorway included. */
export function swingOf(door: Door): Rect {
  const spots = leavesOf(door).flatMap(({ hinge, tip, shut }) => [hinge, tip, shut]);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

export interface DoorPaths {
  readonly gap: string;
  readonly leaves: string;
}

export function doorPaths(view: View, door: Door): DoorPaths {
  const [low, high] = jambs(door.at, door.wall, DOOR_WIDTH[door.width]);
  return {
    gap: line(onMap(view, low), onMap(view, high)),
    leaves: leavesOf(door)
      .map((leaf) => leafPath(onMap(view, leaf.hinge), onMap(view, leaf.tip), onMap(view, leaf.shut)))
      .join(''),
  };
}

export function windowPath(view: View, { at, wall }: Building['windows'][number]): string {
  const [low, high] = jambs(at, wall, WINDOW_WIDTH);
  return line(onMap(view, low), onMap(view, high));
}

function leafPath(hinge: Spot, tip: Spot, shut: Spot): string {
  const radius = Math.hypot(tip.x - hinge.x, tip.y - hinge.y);
  // Which way round the arc goes: the sign of the cross product, with y running down.
  const turn = (tip.x - hinge.x) * (shut.y - hinge.y) - (tip.y - hinge.y) * (shut.x - hinge.x);
  return `M${hinge.x} ${hinge.y}L${tip.x} ${tip.y}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${shut.x} ${shut.y}`;
}

const line = (from: Spot, to: Spot): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;
