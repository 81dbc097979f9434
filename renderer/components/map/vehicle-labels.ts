/** Names of vehicles, each beside its vehicle: at the nearest place that touches nothing. */
import type { TableTop } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { type Box, boxAround, boxesMeet, type View } from './geometry.ts';
import { type Hindrances, isFree, joined, sheetOf } from './hindrances.ts';
import { lineOf, type MapLabel, type Sizes, widthOfText } from './labels.ts';
import { boxOfSpots, cornersOf } from './oriented.ts';

/** Pixels between a vehicle and its word, from place to place, and how far off a word still says what it is. */
const OFF = 3;
const STEP = 5;
const FURTHEST = 15;

/** Labels of the vehicles; a vehicle without a free place has none, as the list and the name of its part say what it is. */
export function vehicleLabels(
  { vehicles }: TableTop,
  titleOf: (id: string) => string,
  taken: Hindrances,
  view: View,
  sizes: Sizes,
): readonly MapLabel[] {
  const labels: MapLabel[] = [];
  for (const { id, outline } of vehicles) {
    const text = titleOf(id);
    const around = boxAround(view, outline);
    const box = { width: widthOfText(text, sizes.words), height: lineOf(sizes.words), turn: 0 };
    const reach = box.width + FURTHEST + 2 * OFF;
    if (!boxesMeet(grown(around, reach), sheetOf(view))) continue;
    const near = nearby(taken, grown(around, reach));
    const others = joined(near, { shapes: labels.map((label) => cornersOf(label, 1)) });
    const found = placesAround(around, box).find((spot) =>
      isFree({ ...spot, ...box }, others, sheetOf(view)),
    );
    if (found !== undefined)
      labels.push({ key: id, kind: 'vehicle', text, ...found, ...box, size: sizes.words });
  }
  return labels;
}

/** All round it, those first that are nearest to its own middle or to one of its sides’. */
function placesAround({ x, y, width, height }: Box, box: Pick<Box, 'width' | 'height'>): readonly Spot[] {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [across, down] = [(width + box.width) / 2 + OFF, (height + box.height) / 2];
  const steps = (reach: number) => {
    const count = Math.floor(reach / STEP);
    return Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * STEP);
  };
  const outwards = steps(FURTHEST).filter((step) => step >= 0);
  const above = outwards.flatMap((out) =>
    steps(across).flatMap((dx) => [-1, 1].map((side) => ({ dx, dy: side * (down + out), out }))),
  );
  const beside = outwards.flatMap((out) =>
    steps(down).flatMap((dy) => [-1, 1].map((side) => ({ dx: side * (across + out), dy, out }))),
  );
  // Off the middle costs less than off the side.
  const cost = ({ dx, dy, out }: (typeof above)[number]) =>
    3 * out + Math.min(Math.abs(dx), Math.abs(dy) + 0.6 * box.height) + (dy < 0 ? 0.5 : 0);
  return [...above, ...beside]
    .toSorted((a, b) => cost(a) - cost(b))
    .map(({ dx, dy }) => ({ x: cx + dx, y: cy + dy }));
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Hindrances that lie near enough to be met. */
function nearby({ shapes, solids }: Hindrances, reach: Box): Hindrances {
  const meets = (spots: readonly Spot[]) => {
    const box = boxOfSpots(spots);
    return boxesMeet({ ...box, width: box.width + 1, height: box.height + 1 }, reach);
  };
  return { shapes: shapes.filter(meets), solids: solids.filter(meets) };
}
