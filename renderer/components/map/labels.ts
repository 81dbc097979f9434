/** Where words stand on a map. They never shrink: what has no room is left out, and stands in the list beside. */
import { type Bounds, boundsOf } from '../../../src/rules/core/geometry/polygon.ts';
import { runsNorth, type Street } from '../../../src/rules/core/geometry/table-top.ts';
import { type Box, boxesMeet, boxInside } from './geometry.ts';

/** Pixels: how wide letters of the 12 px headings face are, the bold ones, as measured in the bundled fonts. */
const NARROW = { letters: ' iljft-’', width: 4 } as const;
const WIDE = { letters: /[A-Zmw]/, width: 9 } as const;
const OTHER = 5.9;
/** The distance of two lines. */
export const LINE = 14;
/** Kept free inside a wall. */
const INSET = 4;

export function widthOfText(text: string): number {
  const widths = [...text].map((letter) => {
    if (NARROW.letters.includes(letter)) return NARROW.width;
    return WIDE.letters.test(letter) ? WIDE.width : OTHER;
  });
  return widths.reduce<number>((sum, width) => sum + width, 0);
}

export interface Lettering {
  readonly lines: readonly string[];
  /** Reads upwards. */
  readonly turned: boolean;
}

/** The lines of a building's label, upright in one that is narrow; only its number where its type has no room. */
export function buildingLettering(
  number: string,
  type: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Lettering {
  const words = [number, ...type.split(' ')];
  const level = linesWithin(words, width, height);
  if (level !== undefined) return { lines: level, turned: false };
  const upright = linesWithin(words, height, width);
  return upright === undefined ? { lines: [number], turned: false } : { lines: upright, turned: true };
}

/** Undefined where there is no room for them. */
function linesWithin(words: readonly string[], length: number, depth: number): readonly string[] | undefined {
  const room = length - 2 * INSET;
  const lines = wrapped(words, room);
  const fits = lines.length <= Math.floor((depth - 2 * INSET) / LINE);
  return fits && lines.every((text) => widthOfText(text) <= room) ? lines : undefined;
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
export function streetNameAt({ line, outline }: Street, others: readonly Bounds[], length: number): number {
  const upright = runsNorth(line);
  const { west, south, east, north } = boundsOf(outline);
  const [from, to] = upright ? [south, north] : [west, east];
  const spans = others.map((rect) =>
    upright ? { low: rect.south, high: rect.north } : { low: rect.west, high: rect.east },
  );
  const free = (at: number) =>
    Math.min(
      ...spans.map(({ low, high }) => Math.max(low - (at + length / 2), at - length / 2 - high)),
      to - from,
    );
  let best = (from + to) / 2;
  for (let at = from + length / 2 + STREET_STEP; at <= to - length / 2 - STREET_STEP; at += STREET_STEP) {
    if (free(at) > free(best)) best = at;
  }
  return best;
}
