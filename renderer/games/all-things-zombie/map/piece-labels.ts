/** Names of people beside their pieces on a map, as far as there is room. */
import { type Box, boxesMeet, onMap, type View } from '../../../components/map/geometry.ts';
import { type Piece, radiusAt } from './piece-shapes.ts';

/** Pixels of a name on the screen. */
const SIZE = 12;
/** Width of a letter and height of a line, in sizes. */
const LETTER = 7 / SIZE;
const LINE = 15 / SIZE;

interface Around {
  /** Pixels of a name; of the screen’s size unless told. */
  readonly size?: number | undefined;
  /** Words that stand there already. */
  readonly words?: readonly Box[];
}

/** Boxes of the names of people, in their order, below their pieces or beside them, on nothing else; left out where there is no room. Zombies have their letter. */
export function pieceLabels(
  pieces: readonly Pick<Piece, 'piece' | 'kind' | 'short' | 'spot'>[],
  view: View,
  { size = SIZE, words = [] }: Around = {},
): ReadonlyMap<string, Box> {
  const high = size * LINE;
  const radius = radiusAt(view.scale);
  const taken: Box[] = [
    ...words,
    ...pieces.map(({ spot }) => {
      const { x, y } = onMap(view, spot);
      return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
    }),
  ];
  const found = new Map<string, Box>();
  for (const { piece, kind, short, spot } of pieces) {
    if (kind === 'zombie') continue;
    const { x, y } = onMap(view, spot);
    const width = short.length * size * LETTER + 4;
    const away = radius * 1.4;
    const box = [
      { x: x - width / 2, y: y + away, width, height: high },
      { x: x + away + 2, y: y - high / 2, width, height: high },
      { x: x - away - 2 - width, y: y - high / 2, width, height: high },
      { x: x - width / 2, y: y - away - high, width, height: high },
    ].find((one) => !taken.some((other) => boxesMeet(one, other)));
    if (box === undefined) continue;
    taken.push(box);
    found.set(piece, box);
  }
  return found;
}
