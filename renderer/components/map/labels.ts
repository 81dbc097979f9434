/** Words on a map: how wide they are, and how a building’s are broken. They never shrink: what has no room is left out, and stands in the list beside. */
import type { Box } from './geometry.ts';
import type { Oriented } from './oriented.ts';

/** Pixels: how wide letters of the 12 px headings face are, the bold ones, as measured in the bundled fonts. */
const NARROW = { letters: ' iljft-’', width: 4 } as const;
const WIDE = { letters: /[A-Zmw]/, width: 9 } as const;
const OTHER = 5.9;
const MEASURED = 12;
/** The distance of two lines at that size. */
export const LINE = 14;
/** Kept free inside a wall. */
const INSET = 4;

export function widthOfText(text: string, size: number = MEASURED): number {
  const widths = [...text].map((letter) => {
    if (NARROW.letters.includes(letter)) return NARROW.width;
    return WIDE.letters.test(letter) ? WIDE.width : OTHER;
  });
  return (widths.reduce<number>((sum, width) => sum + width, 0) * size) / MEASURED;
}

/** Sizes of words, in pixels: a building’s number, and all others. */
export interface Sizes {
  readonly number: number;
  readonly words: number;
}

export const ON_SCREEN: Sizes = { number: 14, words: MEASURED };

export const lineOf = (size: number): number => (size * LINE) / MEASURED;

export interface MapLabel extends Oriented {
  /** `b3/0`: of which part, and which of its lines. */
  readonly key: string;
  readonly kind: 'number' | 'type' | 'vehicle' | 'feature' | 'street' | 'room';
  readonly text: string;
  readonly size: number;
}

/**
 * Distance of the baseline below the middle of its line, as a multiple of the words’ size: a line with a number is as high as the number.
 */
export const baselineOf = ({ kind, size }: Pick<MapLabel, 'kind' | 'size'>, { number }: Sizes): number =>
  (0.35 * (kind === 'number' ? number : size)) / size;

/** A number and the words behind it on one line. */
export const numberIn = (text: string): readonly [number: string, words: string] => {
  const end = text.indexOf(' ');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
};

export function widthOfLine(text: string, first: boolean, { number, words }: Sizes): number {
  if (!first) return widthOfText(text, words);
  const [digits, others] = numberIn(text);
  return widthOfText(digits, number) + widthOfText(others, words);
}

/** The lines of a building’s label where they fit, its number first; undefined where there is no room for more. */
export function linesWithin(
  words: readonly string[],
  { width, height }: Pick<Box, 'width' | 'height'>,
  sizes: Sizes,
): readonly string[] | undefined {
  const room = width - 2 * INSET;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOfLine(longer, lines.length === 1, sizes) > room) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  const high = lineOf(sizes.number) + (lines.length - 1) * lineOf(sizes.words);
  const fits = lines.every((text, at) => widthOfLine(text, at === 0, sizes) <= room);
  return fits && high <= height - 2 * INSET ? lines : undefined;
}
