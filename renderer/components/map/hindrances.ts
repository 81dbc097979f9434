/** Hindrances that no word may touch: walls, doors, vehicles, kerbs, banks, the outlines of ground. */
import type { TableTop } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { leavesOf } from './doors.ts';
import { type Box, boxOnMap, cornersOnMap, onMap, type View } from './geometry.ts';
import { isInside } from './inside.ts';
import { cornersOf, type Obstacle, type Oriented, shapesMeet, sidesOf } from './oriented.ts';
import { bentAround, beside, type Line, stretchesOf } from './polylines.ts';
import type { StreetPlan } from './street-plan.ts';

export interface Hindrances {
  /** Lines, and shapes without dents. */
  readonly shapes: readonly Obstacle[];
  /** Areas in which no word begins: their sides are among the shapes. */
  readonly solids: readonly (readonly Spot[])[];
}

/** Pixels kept free around a word. */
const AROUND = 1;

/** Says whether a spot lies in an upright rectangle, or on its edge. */
export const lies = ({ x, y }: Spot, within: Box): boolean =>
  x >= within.x && y >= within.y && x <= within.x + within.width && y <= within.y + within.height;

export function isFree(label: Oriented, { shapes, solids }: Hindrances, within: Box): boolean {
  // A page that shows little of a table asks mostly about spots outside it, so that is tested first.
  if (!lies(label, within)) return false;
  const own = cornersOf(label, AROUND);
  return (
    own.every((corner) => lies(corner, within)) &&
    !solids.some((corners) => isInside(corners, label)) &&
    !shapes.some((shape) => shapesMeet(shape, own))
  );
}

export const joined = (...all: readonly Partial<Hindrances>[]): Hindrances => ({
  shapes: all.flatMap(({ shapes = [] }) => shapes),
  solids: all.flatMap(({ solids = [] }) => solids),
});

export const linesAsShapes = (lines: readonly Line[]): readonly Obstacle[] =>
  lines.flatMap((line) => stretchesOf(line).map(({ from, to }) => [from, to]));

/** Hindrances by the things that stand on the table: buildings, vehicles, fences, paved places. */
export function things({ buildings, vehicles, fences = [], paved = [] }: TableTop, view: View): Hindrances {
  const outlines = [...buildings, ...vehicles].map(({ outline }) => cornersOnMap(view, outline));
  const doors = buildings.flatMap(({ outline, doors }) =>
    doors.flatMap((door) =>
      leavesOf(outline, door).map(({ hinge, tip, shut }) => {
        const [a, b, c] = [hinge, tip, shut].map((spot) => onMap(view, spot)) as [Spot, Spot, Spot];
        return [a, b, { x: b.x + c.x - a.x, y: b.y + c.y - a.y }, c];
      }),
    ),
  );
  const open = paved.map(({ outline }) => cornersOnMap(view, outline));
  const lines = fences.map(({ line }) => line.map((spot) => onMap(view, spot)));
  return {
    shapes: [...outlines.flatMap(sidesOf), ...doors, ...open.flatMap(sidesOf), ...linesAsShapes(lines)],
    solids: outlines,
  };
}

/** Kerbs, the outer edges of pavements, and crossings on foot. */
export function kerbs({ roads, crossings }: StreetPlan): Hindrances {
  const sides = roads.flatMap(({ line, half }) => [beside(line, -half), beside(line, half)]);
  return {
    shapes: [...linesAsShapes(sides), ...roads.flatMap(({ corners }) => sidesOf(corners)), ...crossings],
    solids: [],
  };
}

/** Outlines of ground and water. Words of other things may not stand on them either. */
export function grounds({ terrain, river }: TableTop, view: View): Hindrances {
  const outlines = [...terrain, ...(river === null ? [] : [river])].map(({ outline }) =>
    bentAround(cornersOnMap(view, outline)),
  );
  return { shapes: outlines.flatMap(sidesOf), solids: outlines };
}

/** Box in which words may stand. */
export const sheetOf = (view: View): Box => boxOnMap(view, view.words ?? view.window);
