/** Neighbours on the plan in each direction, for the arrow keys. */

import { isSpace } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { SPACE_MIDDLES } from '../outside/outlines.ts';
import { boundsOf, outlineOf, type PlanId, planFor } from '../ship/geometry.ts';

const WAYS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
} as const;
export type Way = keyof typeof WAYS;
export const isWay = (key: string): key is Way => key in WAYS;

const plan = planFor({ width: 0, height: 0 });

/** On the plan of the ship at full size. */
export function middleOf(place: PlanId): Spot {
  if (isSpace(place)) return SPACE_MIDDLES[place];
  const { x, y, width, height } = boundsOf(outlineOf(plan, place));
  return { x: x + width / 2, y: y + height / 2 };
}

/** The nearest of them that lies more that way than aside; the same where there is none. */
export function placeThatWay(places: readonly PlanId[], place: PlanId, key: Way): PlanId {
  const [way, from] = [WAYS[key], middleOf(place)];
  const found = places
    .filter((id) => id !== place)
    .flatMap((other) => {
      const { x, y } = middleOf(other);
      const along = (x - from.x) * way.x + (y - from.y) * way.y;
      const across = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
      return along > across ? [{ other, far: along + 2 * across }] : [];
    });
  return found.toSorted((a, b) => a.far - b.far)[0]?.other ?? place;
}
