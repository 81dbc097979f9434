/** Place at which the note on a part of the map hangs. */
import type { CSSProperties } from 'react';
import type { TableSize } from '../../../../src/rules/core/geometry/table-top.ts';
import { boxAround, MARGIN, wholeOf } from '../../../components/map/geometry.ts';
import type { MapPart } from '../../../components/map/parts.ts';

/** Pixels: how wide a note is, and how far from its part. */
const WIDTH = 256;
const GAP = 14;

/**
 * On the side where there is more room; level with the part, or on the same foot in the lower half. Of a part that
 * leaves no room on either side, such as a street, below it or above.
 */
export function noteAt({ outline }: Pick<MapPart, 'outline'>, size: TableSize, scale: number): CSSProperties {
  const { x, y, width, height } = boxAround({ window: wholeOf(size), scale }, outline);
  const [side, foot] = [size.width * scale, size.depth * scale];
  const north = y + height / 2 < foot / 2;
  const left = MARGIN.left + x;
  const right = side - (x + width) + MARGIN.right;
  const wide = Math.max(left, right) < WIDTH + GAP && width > height;
  const beside = right >= left ? x + width + GAP : x - GAP - WIDTH;
  const most = Math.max(side + MARGIN.right - WIDTH, 0);
  return {
    width: WIDTH,
    left: MARGIN.left + Math.min(Math.max(wide ? x : beside, -MARGIN.left), most),
    ...(wide ? away(y, height, foot, north) : level(y, height, foot, north)),
  };
}

const level = (y: number, height: number, foot: number, north: boolean): CSSProperties =>
  north ? { top: MARGIN.top + Math.max(y, 0) } : { bottom: MARGIN.bottom + Math.max(foot - (y + height), 0) };

const away = (y: number, height: number, foot: number, north: boolean): CSSProperties =>
  north ? { top: MARGIN.top + y + height + GAP } : { bottom: MARGIN.bottom + foot - y + GAP };
