/** A street’s name, along it: on its middle line, which opens there, else in a lane. */

import type { View } from './geometry.ts';
import { type Hindrances, isFree, joined, lies, sheetOf } from './hindrances.ts';
import { lineOf, type MapLabel, type Sizes, widthOfText } from './labels.ts';
import { beside, lengthOf, placesOn } from './lines.ts';
import { cornersOf, reading } from './oriented.ts';
import type { Road, StreetPlan } from './street-plan.ts';

const STEP = 8;
/** Letters of a street stand a little apart. */
const SPREAD = 1.06;
/** Shares of half the carriageway off the middle line. */
const LANES = [0, 0.52, -0.52] as const;

export function streetNames(
  { roads, crossings }: StreetPlan,
  taken: Hindrances,
  view: View,
  sizes: Sizes,
): readonly MapLabel[] {
  const named: MapLabel[] = [];
  for (const [at, road] of roads.entries()) {
    const others = roads
      .filter((other) => other !== road)
      .map(({ line, half }) => [beside(line, -half), beside(line, half)]);
    const crossed = others.flat().flatMap((side) => side.slice(1).map((to, nth) => [side[nth] ?? to, to]));
    const hindrances = joined(taken, {
      shapes: [...crossings, ...crossed, ...named.map((label) => cornersOf(label, 2))],
    });
    const label = nameOf(road, `s${at + 1}`, hindrances, view, sizes);
    if (label !== undefined) named.push(label);
  }
  return named;
}

/** The free place nearest to the middle of its length. */
function nameOf(road: Road, key: string, taken: Hindrances, view: View, sizes: Sizes): MapLabel | undefined {
  const box = { width: widthOfText(road.name, sizes.words) * SPREAD, height: lineOf(sizes.words) };
  const sheet = sheetOf(view);
  const length = lengthOf(road.line);
  const count = Math.floor(length / STEP);
  const places = Array.from({ length: count }, (_, at) => (at + 0.5) * STEP).toSorted(
    (a, b) => Math.abs(a - length / 2) - Math.abs(b - length / 2),
  );
  for (const lane of LANES) {
    if (lane !== 0 && Math.abs(lane) * road.half < box.height / 2 + 1) continue;
    const line = lane === 0 ? road.line : beside(road.line, lane * road.half);
    const place = placesOn(line);
    for (const along of places) {
      const { spot, way } = place(along);
      if (!lies(spot, sheet)) continue;
      const [before, after] = [place(along - box.width / 2), place(along + box.width / 2)];
      // On a bend a straight word would leave the road.
      const bends = before.way.x * after.way.x + before.way.y * after.way.y < BEND;
      const label = { ...spot, ...box, turn: reading(way) };
      if (!bends && isFree(label, taken, sheet))
        return { key, kind: 'street', text: road.name, size: sizes.words, ...label };
    }
  }
  return undefined;
}

/** The cosine of half a right angle’s half. */
const BEND = 0.92;
