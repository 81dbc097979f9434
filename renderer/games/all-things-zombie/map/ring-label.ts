/** The words on a ring, where they hide no other word of the map. */

import type { Spot } from '../../../../src/rules/core/play.ts';
import { type Box, boxesMeet, boxInside } from '../../../components/map/geometry.ts';
import { LINE, widthOfText } from '../../../components/map/labels.ts';

/** Pixels from the ring to the line of words. */
const OFF = LINE / 2 + 2;
/** From the north both ways round, a sixteenth at a time. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8] as const;

export interface Ring {
  readonly middle: Spot;
  readonly radius: number;
}

/** The middle of the line: outside the ring, else inside it, as near to its north as there is room; at its north where there is none. */
export function ringLabel({ middle, radius }: Ring, text: string, words: readonly Box[], within: Box): Spot {
  const width = widthOfText(text);
  const places = [1, -1].flatMap((side) =>
    TURNS.map((turn): Spot => {
      const angle = (turn * Math.PI) / 8;
      // A line is wider than it is high: at the sides it stands further off.
      const away = radius + side * (OFF + (width / 2) * Math.abs(Math.sin(angle)));
      return { x: middle.x + away * Math.sin(angle), y: middle.y - away * Math.cos(angle) };
    }),
  );
  const isFree = (spot: Spot) => {
    const box = lineBox(spot, width);
    return boxInside(box, within) && !words.some((other) => boxesMeet(box, other));
  };
  return places.find(isFree) ?? { x: middle.x, y: middle.y - radius - OFF };
}

/** What the line takes of the drawing. */
export const lineBox = ({ x, y }: Spot, width: number): Box => ({
  x: x - width / 2,
  y: y - LINE / 2,
  width,
  height: LINE,
});
