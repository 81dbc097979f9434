/** Places of the arrows at the entry edge: in the streets that lead over it, clear of everything that lies there. */
import type { Edge, TableSize } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { boxOnMap, type View, wholeOf } from './geometry.ts';
import { type Hindrances, isFree } from './hindrances.ts';
import { cornersOf, type Obstacle } from './oriented.ts';
import { crossingsOf, type Line } from './polylines.ts';
import type { StreetPlan } from './street-plan.ts';

/** Pixels. */
const LONG = 20;
const WIDE = 12;
const FROM_EDGE = 5;
/** Most arrows along an edge. */
const ARROWS = 3;

export interface Arrow {
  readonly from: Spot;
  readonly to: Spot;
  readonly box: Obstacle;
}

const INWARDS = {
  n: { x: 0, y: 1 },
  e: { x: -1, y: 0 },
  s: { x: 0, y: -1 },
  w: { x: 1, y: 0 },
} as const satisfies Record<Edge, Spot>;

/** A window may lie away from the edge the party comes on at. */
export function isEdgeShown(entry: Edge, { window }: View, size: TableSize): boolean {
  const side = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;
  return window[side[entry]] === wholeOf(size)[side[entry]];
}

export function entryArrows(
  entry: Edge,
  { roads }: StreetPlan,
  taken: Hindrances,
  view: View,
  size: TableSize,
): readonly Arrow[] {
  if (!isEdgeShown(entry, view, size)) return [];
  const { x, y, width, height } = boxOnMap(view, wholeOf(size));
  const edge: Line = {
    n: [
      { x, y },
      { x: x + width, y },
    ],
    s: [
      { x, y: y + height },
      { x: x + width, y: y + height },
    ],
    w: [
      { x, y },
      { x, y: y + height },
    ],
    e: [
      { x: x + width, y },
      { x: x + width, y: y + height },
    ],
  }[entry] as Line;
  const upright = entry === 'w' || entry === 'e';
  const along = (spot: Spot) => (upright ? spot.y : spot.x);
  const inStreets = roads.flatMap(({ line, half }) =>
    crossingsOf(edge, line).flatMap(({ spot }) =>
      [-0.55, 0.55, -0.3, 0.3].map((lane) => along(spot) + lane * half),
    ),
  );
  const anywhere = [0.25, 0.5, 0.75, 0.12, 0.38, 0.62, 0.88].map(
    (share) => (upright ? y : x) + share * (upright ? height : width),
  );
  const free = [...inStreets, ...anywhere]
    .map((at) => arrowAt(at, entry, edge))
    .filter((arrow) => isFree(boxOf(arrow), taken, boxOnMap(view, view.window)));
  const apart: Arrow[] = [];
  for (const arrow of free)
    if (
      apart.length < ARROWS &&
      apart.every(({ from }) => Math.abs(along(from) - along(arrow.from)) > 2 * WIDE)
    )
      apart.push(arrow);
  return apart;
}

function arrowAt(at: number, entry: Edge, edge: Line): Arrow {
  const inwards = INWARDS[entry];
  const corner = edge[0] ?? { x: 0, y: 0 };
  const base = inwards.x === 0 ? { x: at, y: corner.y } : { x: corner.x, y: at };
  const on = (by: number) => ({ x: base.x + inwards.x * by, y: base.y + inwards.y * by });
  const arrow = { from: on(FROM_EDGE), to: on(LONG), box: [] };
  return { ...arrow, box: cornersOf(boxOf(arrow)) };
}

function boxOf({ from, to }: Pick<Arrow, 'from' | 'to'>) {
  const upright = from.x === to.x;
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: upright ? WIDE : LONG - FROM_EDGE,
    height: upright ? LONG - FROM_EDGE : WIDE,
    turn: 0,
  };
}
