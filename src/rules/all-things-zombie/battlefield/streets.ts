/** The streets of a table: how wide, along which lines, and which edges they reach. */
import { isPolygon } from '../../core/geometry/polygon.ts';
import { stripAlong } from '../../core/geometry/strip.ts';
import type { Edge, MiddleLine, Paved, Street, TableSize } from '../../core/geometry/table-top.ts';
import type { Area } from '../types.ts';
import { curve } from './curve.ts';
import type { PlanId } from './plan-ids.ts';
import { drawn } from './plans.ts';
import type { Shaker } from './shaker.ts';
import { type Obstacle, obstacles } from './solids.ts';

/** Buildings of a built-up area face each other across 12"; a country road of half that is ours. */
export const STREET_WIDTH = { urban: 120, outskirts: 120, rural: 60 } as const satisfies Record<Area, number>;

export type Unnamed = Omit<Street, 'name'>;

export interface Ways {
  readonly plan: PlanId;
  readonly streets: readonly Unnamed[];
  readonly paved: readonly Paved[];
}

/** Undefined where a bend is too sharp for the width. */
export function laid(plan: PlanId, area: Area, shaker: Shaker): Ways | undefined {
  const width = STREET_WIDTH[area];
  const { streets, paved } = drawn(plan, width, shaker);
  const all = streets.map((spots) => {
    const line = curve(spots);
    return { line, outline: stripAlong(line, width) };
  });
  return all.every(({ outline }) => isPolygon(outline)) ? { plan, streets: all, paved } : undefined;
}

/** Ground that streets and squares cover, piece by piece. */
export function covered({
  streets,
  paved = [],
}: {
  readonly streets: readonly Unnamed[];
  readonly paved?: readonly Paved[];
}): readonly Obstacle[] {
  return [...streets, ...paved].flatMap(({ outline }) => obstacles(outline, 0));
}

/** The edges a street leads to. */
export function edgesReached(
  streets: readonly { readonly line: MiddleLine }[],
  { width, depth }: TableSize,
): readonly Edge[] {
  const edges = streets.flatMap(({ line }) =>
    [line[0], line.at(-1)].flatMap((end): readonly Edge[] => {
      if (end === undefined) return [];
      if (end.y >= depth) return ['n'];
      if (end.y <= 0) return ['s'];
      if (end.x >= width) return ['e'];
      return end.x <= 0 ? ['w'] : [];
    }),
  );
  return [...new Set(edges)];
}
