/** Where words stand on a map. They never shrink: what has no room is left out, and stands in the list beside. */
import { type Box, boxesMeet, boxInside } from './geometry.ts';
import type { Rect, Street } from './types.ts';

/** Pixels: the mean width of a letter of the 12 px headings face, and the distance of two lines. */
const LETTER = 6.2;
export const LINE = 14;
/** Kept free inside a wall. */
const INSET = 5;

export const widthOfText = (text: string): number => text.length * LETTER;

/** The lines of a building's label; only its number where its type has no room. */
export function buildingLines(number: string, type: string, box: Pick<Box, 'width' | 'height'>) {
  const room = { width: box.width - 2 * INSET, lines: Math.floor((box.height - 2 * INSET) / LINE) };
  const lines = wrapped([number, ...type.split(' ')], room.width);
  return lines.length <= room.lines && lines.every((text) => widthOfText(text) <= room.width)
    ? lines
    : [number];
}

function wrapped(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOfText(longer) > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/** The middle of a line of text beside a box: below, above, right or left of it, where first there is room. */
export function beside(box: Box, text: string, taken: readonly Box[], bounds: Box) {
  const width = widthOfText(text);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [out, off] = [box.height / 2 + LINE / 2 + 3, box.width / 2 + width / 2 + 5];
  const spots = [
    { x, y: y + out },
    { x, y: y - out },
    { x: x + off, y },
    { x: x - off, y },
  ];
  const around = (spot: { x: number; y: number }): Box => ({
    x: spot.x - width / 2,
    y: spot.y - LINE / 2,
    width,
    height: LINE,
  });
  const found = spots.find((spot) => {
    const label = around(spot);
    return boxInside(label, bounds) && taken.every((other) => !boxesMeet(label, other));
  });
  return found === undefined ? undefined : { ...found, box: around(found) };
}

/** How far from the ends of a street its name keeps, and in what steps a place is looked for, in tenths of an inch. */
const STREET_STEP = 10;

/**
 * The middle of a street's name along it, in tenths of an inch: as far as can be from whatever stands or crosses there.
 * `length` is the name's own.
 */
export function streetNameAt({ along, footprint }: Street, others: readonly Rect[], length: number): number {
  const upright = along === 'north-south';
  const [from, to] = upright ? [footprint.south, footprint.north] : [footprint.west, footprint.east];
  const spans = others.map(({ west, south, east, north }) =>
    upright ? ([south, north] as const) : ([west, east] as const),
  );
  const free = (at: number) =>
    Math.min(
      ...spans.map(([low, high]) => Math.max(low - (at + length / 2), at - length / 2 - high)),
      to - from,
    );
  let best = (from + to) / 2;
  for (let at = from + length / 2 + STREET_STEP; at <= to - length / 2 - STREET_STEP; at += STREET_STEP) {
    if (free(at) > free(best)) best = at;
  }
  return best;
}
