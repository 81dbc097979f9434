/** The words on a ring, where they hide no other word of the map and lie on none of its lines. */

import type { Spot } from '../../../../src/rules/core/play.ts';
import { isClear, signBox } from '../../../components/map/aside.ts';
import type { Box } from '../../../components/map/geometry.ts';
import { type Hindrances, isFree } from '../../../components/map/hindrances.ts';
import { LINE, widthOfText } from '../../../components/map/labels.ts';

/** Pixels from the ring to the line of words. */
const OFF = LINE / 2 + 2;
/** From the north both ways round, so many parts of half a turn at a time. */
const PARTS = 16;
const TURNS = Array.from({ length: 2 * PARTS }, (_, at) => (at % 2 === 0 ? -1 : 1) * Math.ceil(at / 2));

export interface Ring {
  readonly middle: Spot;
  readonly radius: number;
}

/**
 * The middle of the line: outside the ring, else inside it, as near to its north as there is room. Where it would lie on a
 * line of `ground` all round, it hides no word at least; where there is no such place, it stands at the north.
 */
export function ringLabel(
  { middle, radius }: Ring,
  text: string,
  words: readonly Box[],
  within: Box,
  ground: Hindrances = { shapes: [], solids: [] },
): Spot {
  const width = widthOfText(text);
  const places = placesOn({ middle, radius }, width);
  // Inside a wood or a house it may stand; across its edge it may not.
  const lines = { shapes: ground.shapes, solids: [] };
  const offLines = (spot: Spot) => isFree({ ...spot, width, height: LINE, turn: 0 }, lines, within);
  const free = places.filter((spot) => isClear(lineBox(spot, width), words, within));
  return free.find(offLines) ?? free[0] ?? { x: middle.x, y: middle.y - radius - OFF };
}

/** The same on a page of the map at full size, which has floors instead of roofs: off whatever stands there, or on another page. */
export function ringLabelOnPage(
  ring: Ring,
  text: string,
  words: readonly Box[],
  within: Box,
  ground: Hindrances,
): Spot | undefined {
  const width = widthOfText(text);
  return placesOn(ring, width).find(
    (spot) =>
      isClear(lineBox(spot, width), words, within) &&
      isFree({ ...spot, width, height: LINE, turn: 0 }, ground, within),
  );
}

function placesOn({ middle, radius }: Ring, width: number): readonly Spot[] {
  return [1, -1].flatMap((side) =>
    TURNS.map((turn): Spot => {
      const angle = (turn * Math.PI) / PARTS;
      // A line is wider than it is high: at the sides it stands further off.
      const away = radius + side * (OFF + (width / 2) * Math.abs(Math.sin(angle)));
      return { x: middle.x + away * Math.sin(angle), y: middle.y - away * Math.cos(angle) };
    }),
  );
}

/** Box that the line takes of the drawing. */
export const lineBox = (spot: Spot, width: number): Box =>
  signBox(spot, { across: width / 2, down: LINE / 2 });
