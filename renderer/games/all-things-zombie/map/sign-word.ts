/** The word of a sign, where it hides no other word of the map. */
import type { Spot } from '../../../../src/rules/core/play.ts';
import { isClear } from '../../../components/map/aside.ts';
import { type Box, boxInside } from '../../../components/map/geometry.ts';
import { LINE, widthOfText } from '../../../components/map/labels.ts';
import { lineBox } from './ring-label.ts';

/** Pixels between a sign and its word. */
const GAP = 3;

/** The middle of the word: below the sign, above it, to its right or its left, the first that is free; below where none is. */
export function signWord(
  { x, y }: Spot,
  half: number,
  text: string,
  words: readonly Box[],
  within: Box,
): Spot {
  const width = widthOfText(text);
  const down = half + GAP + LINE / 2;
  const across = half + GAP + width / 2;
  const inside = (at: number) =>
    Math.min(Math.max(at, within.x + width / 2), within.x + within.width - width / 2);
  const below = { x: inside(x), y: y + down };
  const above = { x: inside(x), y: y - down };
  const places = [below, above, { x: x + across, y }, { x: x - across, y }];
  const isFree = (spot: Spot) => isClear(lineBox(spot, width), words, within);
  return places.find(isFree) ?? (boxInside(lineBox(below, width), within) ? below : above);
}
