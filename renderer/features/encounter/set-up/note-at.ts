/** Where the note on a part of the map hangs. */
import type { CSSProperties } from 'react';
import { boxOnMap, MARGIN } from '../../../components/map/geometry.ts';
import type { MapPart } from '../../../components/map/parts.ts';
import { TABLE_SIDE, WHOLE_TABLE } from '../../../components/map/types.ts';

/** Pixels: how wide a note is, and how far from its part. */
const WIDTH = 256;
const GAP = 14;

/** On the side where there is more room; level with the part, or on the same foot in the lower half. */
export function noteAt({ footprint }: Pick<MapPart, 'footprint'>, scale: number): CSSProperties {
  const { x, y, width, height } = boxOnMap({ window: WHOLE_TABLE, scale }, footprint);
  const side = TABLE_SIDE * scale;
  const right = side - (x + width) >= x;
  const left = right ? x + width + GAP : x - GAP - WIDTH;
  const most = Math.max(side + MARGIN.right - WIDTH, 0);
  return {
    width: WIDTH,
    left: MARGIN.left + Math.min(Math.max(left, -MARGIN.left), most),
    ...(y + height / 2 < side / 2
      ? { top: MARGIN.top + Math.max(y, 0) }
      : { bottom: MARGIN.bottom + Math.max(side - (y + height), 0) }),
  };
}
