/** Places for the signs of people who don’t come on at the entry edge, with their words and those of their vehicles’ rings. */
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { type Half, signBox } from '../../../components/map/aside.ts';
import { type Box, boxesMeet, boxOnMap, onMap, type View } from '../../../components/map/geometry.ts';
import { type Hindrances, sheetOf } from '../../../components/map/hindrances.ts';
import { type MapLabel, widthOfText } from '../../../components/map/labels.ts';
import { boxOf } from '../../../components/map/oriented.ts';
import { lineBox, ringLabel, ringLabelOnPage } from './ring-label.ts';
import { signWord } from './sign-word.ts';
import type { TableView } from './table-view.ts';

export type PlacedOnMap = UnderWay['placed'][number];

/** Half a sign, in pixels: it does not grow with the map. */
export const HALF = 9;
const SIGN: Half = { across: HALF, down: HALF };

const PLACED_WORDS = {
  prison: 'Prison',
  runners: 'Runners',
  chasers: 'Chasers',
  defenders: 'Defenders',
  raiders: 'Raiders',
} as const satisfies Record<PlacedOnMap['what'], string>;

/** A line of words, by its middle. */
interface Word extends Spot {
  readonly text: string;
}

export interface PlacedSign {
  readonly what: PlacedOnMap['what'];
  readonly at: Spot;
  /** Words of the sign, and of its ring where it has one. */
  readonly words: readonly Word[];
}

interface PlacedPlaces {
  readonly signs: readonly PlacedSign[];
  /** Boxes that nothing else may stand on. */
  readonly taken: readonly Box[];
}

interface On {
  readonly table: Pick<TableView, 'width' | 'depth'>;
  readonly view: View;
  readonly labels: readonly MapLabel[];
  /** Ground that the words of rings keep off besides; of no matter where there are no rings. */
  readonly ground?: Hindrances | undefined;
}

/** Places the signs and words one after the other, none on a box that is taken already. */
export function placedPlaces(
  placed: readonly PlacedOnMap[],
  { table, view, labels, ground }: On,
): PlacedPlaces {
  const { scale } = view;
  const words = labels.map(boxOf);
  const within = sheetOf(view);
  const shown = boxOnMap(view, view.window);
  const taken: Box[] = [];
  const signs = placed.map(({ what, spot, getaway }): PlacedSign => {
    const middle = onMap(view, spot);
    const at = onMap(view, {
      x: inside(spot.x, table.width, scale),
      y: inside(spot.y, table.depth, scale),
    });
    const text = PLACED_WORDS[what];
    const own: Word[] = [];
    // A page that doesn’t show it says nothing of it.
    if (boxesMeet(signBox(at, SIGN), shown)) {
      const word = { text, ...signWord(at, HALF, text, [...words, ...taken], within) };
      own.push(word);
      taken.push(signBox(at, SIGN), lineBox(word, widthOfText(text)));
    }
    if (getaway === null) return { what, at, words: own };
    const vehicles = `vehicles, ${getaway / 10}″`;
    const ring = { middle, radius: getaway * scale };
    const all = [...words, ...taken];
    const place =
      view.words === undefined || ground === undefined
        ? ringLabel(ring, vehicles, all, within, ground)
        : ringLabelOnPage(ring, vehicles, all, within, ground);
    if (place === undefined) return { what, at, words: own };
    const beside = { text: vehicles, ...place };
    taken.push(lineBox(beside, widthOfText(vehicles)));
    return { what, at, words: [beside, ...own] };
  });
  return { signs, taken };
}

/** At an edge the sign stays on the table; tenths of an inch. */
function inside(at: number, length: number, scale: number): number {
  const half = (HALF + 2) / scale;
  return Math.min(Math.max(at, half), length - half);
}
