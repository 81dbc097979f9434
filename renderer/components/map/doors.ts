/** Doors as a plan shows them: a gap in the wall, and the leaves with the quarter circle they swing through. */
import { edgeOf, type Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import { type Door, gapOf, type Opening } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { onMap, type View } from './geometry.ts';
import { lineOf } from './outlines.ts';
import { far, plus, wayFrom } from './polylines.ts';

/** A leaf hinged at one place, open at a right angle to the wall, that swings shut to another. */
export interface Leaf {
  readonly hinge: Spot;
  readonly tip: Spot;
  readonly shut: Spot;
}

/** Leaves of a door: a single door has one, hinged at its western or southern end; a double door has two that meet in the middle. */
export function leavesOf(outline: Polygon, door: Door): readonly Leaf[] {
  const { from, to } = gapOf(outline, door);
  // The inside is on the left of a wall: a quarter turn to the right opens outwards.
  const out = { x: (to.y - from.y) / door.leaves, y: (from.x - to.x) / door.leaves };
  const leaf = (hinge: Spot, shut: Spot): Leaf => ({
    hinge,
    tip: { x: hinge.x + out.x, y: hinge.y + out.y },
    shut,
  });
  const [low, high] = inOrder(from, to);
  if (door.leaves === 1) return [leaf(low, high)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [leaf(low, middle), leaf(high, middle)];
}

/** The western or southern one first. */
function inOrder(a: Spot, b: Spot): readonly [Spot, Spot] {
  return a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
}

export interface DoorPaths {
  readonly gap: string;
  readonly leaves: string;
}

export function doorPaths(view: View, outline: Polygon, door: Door): DoorPaths {
  return {
    gap: openingPath(view, outline, door),
    leaves: leavesOf(outline, door)
      .map((leaf) => leafPath(onMap(view, leaf.hinge), onMap(view, leaf.tip), onMap(view, leaf.shut)))
      .join(''),
  };
}

export function openingPath(view: View, outline: Polygon, opening: Opening): string {
  const wall = edgeOf(outline, opening.wall);
  const [from, to] = [onMap(view, wall.from), onMap(view, wall.to)];
  const length = far(wall.from, wall.to);
  const way = wayFrom(from, to);
  // Exactly on its wall: a jamb of the table lies on a whole tenth of an inch, at full size beside a wall at an angle.
  const jambs = [opening.at - opening.width / 2, opening.at + opening.width / 2].map((at) =>
    plus(from, way, Math.min(Math.max(at, 0), length) * view.scale),
  );
  return lineOf(jambs);
}

function leafPath(hinge: Spot, tip: Spot, shut: Spot): string {
  const radius = Math.hypot(tip.x - hinge.x, tip.y - hinge.y);
  // Direction of the arc: the sign of the cross product, with y running down.
  const turn = (tip.x - hinge.x) * (shut.y - hinge.y) - (tip.y - hinge.y) * (shut.x - hinge.x);
  return `M${hinge.x} ${hinge.y}L${tip.x} ${tip.y}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${shut.x} ${shut.y}`;
}
