/** Banks of a riverbed or a river: along its sides, not where it leaves the table or goes on in another piece of its own. */
import type { TableSize } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { boxOnMap, type View, wholeOf } from './geometry.ts';
import { isInside } from './inside.ts';
import { aside, type Line, lengthOf, path, piecesWhere, placeAt, plus } from './polylines.ts';
import { noise } from './texture.ts';

/** Tenths of an inch from one stroke down the bank to the next, and how long they are. */
const STROKES = 7;
const LEAST = 2.5;
const MORE = 3;
/** A bank nearer to the rim than this is none. */
const RIM = 1;

/** Corners clockwise, as `cornersOnMap` gives them. */
export function banksOf(
  corners: readonly Spot[],
  others: readonly (readonly Spot[])[],
  size: TableSize,
  view: View,
): readonly Line[] {
  const table = boxOnMap(view, wholeOf(size));
  const off = ({ x, y }: Spot) =>
    x > table.x + RIM &&
    y > table.y + RIM &&
    x < table.x + table.width - RIM &&
    y < table.y + table.height - RIM &&
    !others.some((other) => isInside(grown(other), { x, y }));
  const [first] = corners;
  return first === undefined ? [] : piecesWhere([...corners, first], 2 * view.scale, off);
}

/** By a hair, so that pieces which only touch are one. */
function grown(corners: readonly Spot[]): readonly Spot[] {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length;
  return corners.map((corner) => ({
    x: corner.x + Math.sign(corner.x - x) * 1.5,
    y: corner.y + Math.sign(corner.y - y) * 1.5,
  }));
}

/** Strokes down the bank, into what it holds. */
export function hachures(banks: readonly Line[], { scale }: View): string {
  return banks
    .flatMap((bank) => {
      const count = Math.floor(lengthOf(bank) / (STROKES * scale));
      return Array.from({ length: count }, (_, nth) => {
        const { spot, way } = placeAt(bank, (nth + 0.5) * STROKES * scale);
        return path([spot, plus(spot, aside(way), (LEAST + MORE * noise(nth * 7, count)) * scale)]);
      });
    })
    .join('');
}
