/** Places of signs on a map: at their spot, or beside it where they would hide a word or another sign. */
import type { Spot } from '../../../../src/rules/core/play.ts';
import { type Half, signBox, standAside } from '../../../components/map/aside.ts';
import { type Box, boxOnMap, onMap, type View } from '../../../components/map/geometry.ts';
import { type MapLabel, widthOfText } from '../../../components/map/labels.ts';
import { boxOf } from '../../../components/map/oriented.ts';

/** Half the disc of the party, in pixels. */
export const PARTY_RADIUS = 9;
export const PARTY: Half = { across: PARTY_RADIUS, down: PARTY_RADIUS };

/** Half the side of a square, and what is left free beside its words, in pixels: they do not grow with the map. */
export const HALF = 9;
const BESIDE = 4;

export interface Square {
  readonly spot: Spot;
  readonly count: number;
  /** Letter of the square’s group, where groups are kept. */
  readonly letter?: string;
  /** True if the zombies came on there, and have gone on since. */
  readonly moved?: boolean;
}

const wordsOf = ({ letter = '', count }: Square) => `${letter}${count}`;

export interface Around {
  readonly view: View;
  /** The words of the map, which no sign hides. */
  readonly labels: readonly MapLabel[];
  /** Spot of the party’s sign. */
  readonly party?: Spot | undefined;
  /** Other signs, which are hidden neither. */
  readonly taken?: readonly Box[];
}

/** Half of a square: as wide as the longest of their words wants. */
export const halfOf = (squares: readonly Square[]) => ({
  across: Math.max(HALF, ...squares.map((one) => widthOfText(wordsOf(one)) / 2 + BESIDE)),
  down: HALF,
});

/** Signs of one size, each at its spot or beside it, off words, other signs and one another. */
export function besideWords(
  spots: readonly Spot[],
  half: Half,
  { view, labels, party, taken = [] }: Around,
): readonly Spot[] {
  const all = [
    ...labels.map(boxOf),
    ...taken,
    ...(party === undefined ? [] : [signBox(onMap(view, party), PARTY)]),
  ];
  return standAside(
    spots.map((spot) => onMap(view, spot)),
    half,
    all,
    boxOnMap(view, view.window),
  );
}

export const squarePlaces = (squares: readonly Square[], around: Around): readonly Spot[] =>
  besideWords(
    squares.map(({ spot }) => spot),
    halfOf(squares),
    around,
  );
