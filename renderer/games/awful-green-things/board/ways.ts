/** Which area lies which way, for the arrow keys. */

import type { AreaId } from '../../../../src/rules/awful-green-things/data/areas.ts';
import { AREAS_ON_PLAN } from '../../../../src/rules/awful-green-things/text/plan.ts';
import { boundsOf, outlineOf, planFor } from '../ship/geometry.ts';

const WAYS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
} as const;
export type Way = keyof typeof WAYS;
export const isWay = (key: string): key is Way => key in WAYS;

const plan = planFor({ width: 0, height: 0 });

export function middleOf(area: AreaId) {
  const { x, y, width, height } = boundsOf(outlineOf(plan, area));
  return { x: x + width / 2, y: y + height / 2 };
}

/** The nearest that lies more that way than aside; the same where there is none. */
export function areaThatWay(area: AreaId, key: Way): AreaId {
  const [way, from] = [WAYS[key], middleOf(area)];
  const found = AREAS_ON_PLAN.filter(({ id }) => id !== area).flatMap(({ id: other }) => {
    const { x, y } = middleOf(other);
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const across = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    return along > across ? [{ other, far: along + 2 * across }] : [];
  });
  return found.toSorted((a, b) => a.far - b.far)[0]?.other ?? area;
}
