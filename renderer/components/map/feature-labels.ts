/** Names of ground and water, written on them: level where there is room, else along them. */
import type { Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import type { TableTop } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { boxesMeet, cornersOnMap, onMap, type View } from './geometry.ts';
import { type Hindrances, isFree, joined, lies, sheetOf } from './hindrances.ts';
import { lineOf, type MapLabel, type Sizes, widthOfText } from './labels.ts';
import { cornersOf, liesInside, type Oriented, reading } from './oriented.ts';
import { type Line, lengthOf, placesOn } from './polylines.ts';

/** Spots tried across and down a piece of ground. */
const TRIES = 9;
/** Steps tried along a river, and how far off its middle. */
const STEPS = 24;

interface Where {
  readonly view: View;
  readonly sizes: Sizes;
  readonly taken: Hindrances;
}

/** The nearest place to the middle of a shape where a word lies wholly on it. */
export function labelOn(
  key: string,
  text: string,
  corners: readonly Spot[],
  { view, sizes, taken }: Where,
): MapLabel | undefined {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const sheet = sheetOf(view);
  if (!boxesMeet({ x: west, y: north, width: east - west, height: south - north }, sheet)) return undefined;
  const box = { width: widthOfText(text, sizes.words), height: lineOf(sizes.words) };
  const shares = Array.from({ length: TRIES }, (_, at) => (at + 1) / (TRIES + 1));
  const middle = { x: (west + east) / 2, y: (north + south) / 2 };
  const spots = shares
    .flatMap((across) =>
      shares.map((down) => ({ x: west + across * (east - west), y: north + down * (south - north) })),
    )
    .toSorted(
      (a, b) => Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y),
    );
  const fits = (label: Oriented) =>
    lies(label, sheet) && liesInside(label, corners) && isFree(label, taken, sheet);
  for (const turn of [0, -90, -45, 45]) {
    const spot = spots.find((one) => fits({ ...one, ...box, turn }));
    if (spot !== undefined) return { key, kind: 'feature', text, ...spot, ...box, turn, size: sizes.words };
  }
  return undefined;
}

/** A word along a line, the free place nearest to such a share of its length. */
export function labelAlong(
  key: string,
  text: string,
  line: Line,
  { view, sizes, taken }: Where,
  wished = 0.5,
): MapLabel | undefined {
  const box = { width: widthOfText(text, sizes.words), height: lineOf(sizes.words) };
  const length = lengthOf(line);
  const middle = length * wished;
  const steps = Array.from({ length: STEPS - 1 }, (_, at) => ((at + 1) * length) / STEPS).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
  const place = placesOn(line);
  for (const along of steps) {
    const { spot, way } = place(along);
    const label = { ...spot, ...box, turn: reading(way) };
    if (isFree(label, taken, sheetOf(view)))
      return { key, kind: 'feature', text, size: sizes.words, ...label };
  }
  return undefined;
}

export function terrainLabels(
  { terrain }: TableTop,
  titleOf: (id: string) => string,
  where: Where,
): readonly MapLabel[] {
  const bed = terrain.filter(({ kind }) => kind === 'dry-riverbed');
  // A riverbed laid in several pieces is one, and is named once.
  const named = terrain.filter((piece) => piece.kind !== 'dry-riverbed' || piece === longest(bed));
  return named.flatMap(({ id, outline }) => {
    const label = labelOn(id, titleOf(id), cornersOnMap(where.view, outline), where);
    return label === undefined ? [] : [label];
  });
}

function longest<P extends { readonly outline: Polygon }>(pieces: readonly P[]): P | undefined {
  const round = ({ outline }: P) => lengthOf([...outline, ...outline.slice(0, 1)]);
  return pieces.toSorted((a, b) => round(b) - round(a))[0];
}

/** River, ford and bridge, each on its own. */
export function riverLabels({ river }: TableTop, title: string, where: Where): readonly MapLabel[] {
  if (river === null) return [];
  const { view } = where;
  const line = river.line.map((spot) => onMap(view, spot));
  const parts = [
    { key: 'ford', text: 'Ford', outline: river.fordable },
    { key: 'bridge', text: 'Bridge', outline: river.bridge },
  ].flatMap(({ key, text, outline }) => {
    if (outline === null) return [];
    const label = labelOn(key, text, cornersOnMap(view, outline), where);
    return label === undefined ? [] : [label];
  });
  const dry = [river.bridge].flatMap((one) => (one === null ? [] : [cornersOnMap(view, one)]));
  const taken = joined(where.taken, { shapes: [...parts.map((label) => cornersOf(label)), ...dry] });
  // A river that can be forded everywhere has the ford’s name in its middle.
  const name = labelAlong('river', title, line, { ...where, taken }, river.fordable === null ? 0.5 : 0.2);
  return name === undefined ? parts : [name, ...parts];
}
