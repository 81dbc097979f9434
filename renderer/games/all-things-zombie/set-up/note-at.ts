/** Where the note on a part of the map hangs. */
import type { CSSProperties } from 'react';
import { boxOnMap, MARGIN } from '../../../components/map/geometry.ts';
import type { MapPart } from '../../../components/map/parts.ts';
import { TABLE_SIDE, WHOLE_TABLE } from '../../../components/map/types.ts';

/** Pixels: how wide a note is, and how far from its part. */
const WIDTH = 256;
const GAP = 14;

/**
 * On the side where there is more room; level with the part, or on the same foot in the lower half. Of a part that
 * leaves no room on either side, such as a street, below it or above.
 */
export function noteAt({ footprint }: Pick<MapPart, 'footprint'>, scale: number): CSSProperties {
  const { x, y, width, height } = boxOnMap({ window: WHOLE_TABLE, scale }, footprint);
  const side = TABLE_SIDE * scale;
  const north = y + height / 2 < side / 2;
  const left = MARGIN.left + x;
  const right = side - (x + width) + MARGIN.right;
  const wide = Math.max(left, right) < WIDTH + GAP && width > height;
  const beside = right >= left ? x + width + GAP : x - GAP - WIDTH;
  const most = Math.max(side + MARGIN.right - WIDTH, 0);
  return {
    width: WIDTH,
    left: MARGIN.left + Math.min(Math.max(wide ? x : beside, -MARGIN.left), most),
    ...(wide ? away(y, height, side, north) : level(y, height, side, north)),
  };
}

const level = (y: number, height: number, side: number, north: boolean): CSSProperties =>
  north ? { top: MARGIN.top + Math.max(y, 0) } : { bottom: MARGIN.bottom + Math.max(side - (y + height), 0) };

const away = (y: number, height: number, side: number, north: boolean): CSSProperties =>
  north ? { top: MARGIN.top + y + height + GAP } : { bottom: MARGIN.bottom + side - y + GAP };
