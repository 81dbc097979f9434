/** Parts of a table, as a list that the keys lead through. */
import { boundsOf, type Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import { middleOf } from './geometry.ts';

export interface MapPart {
  /** `b3`, `v1`, `t2`, `river`, `s1` */
  readonly id: string;
  readonly kind: 'building' | 'vehicle' | 'terrain' | 'river' | 'street';
  /** Name that stands on the map. */
  readonly title: string;
  /** Type of a building that has a name of its own. */
  readonly type?: string;
  /** The whole of it in a few words: `Building 3, House, two storeys`. */
  readonly name: string;
  readonly outline: Polygon;
}

/** The number a part carries on the map: `b12` is 12. */
export const numberOf = (id: string): string => id.slice(1);

/** Keys that lead through all parts in their order: some part may lie where no arrow leads. */
const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

const isArrow = (key: string): key is ArrowKey => key in DIRECTIONS;

/** Part to which a key leads from another; undefined for any other key, and at the end. */
export function partAt(parts: readonly MapPart[], from: string, key: string): string | undefined {
  if (isArrow(key)) return nextTowards(parts, from, key);
  const here = parts.findIndex(({ id }) => id === from);
  if (key === 'Home') return parts[0]?.id;
  if (key === 'End') return parts.at(-1)?.id;
  const step = STEPS[key];
  return step === undefined || here + step < 0 ? undefined : parts[here + step]?.id;
}

const DIRECTIONS = {
  ArrowUp: [0, 1],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
} as const;
type ArrowKey = keyof typeof DIRECTIONS;

/**
 * Part to which an arrow key leads from another: the nearest that doesn’t lie more than twice as far aside as ahead; undefined at the end.
 */
function nextTowards(parts: readonly MapPart[], from: string, key: ArrowKey): string | undefined {
  const here = parts.find(({ id }) => id === from);
  if (here === undefined) return parts[0]?.id;
  const [right, up] = DIRECTIONS[key];
  const start = middleOf(boundsOf(here.outline));
  let best: { readonly id: string; readonly cost: number } | undefined;
  for (const { id, outline } of parts) {
    if (id === from) continue;
    const there = middleOf(boundsOf(outline));
    const ahead = (there.x - start.x) * right + (there.y - start.y) * up;
    const aside = Math.abs((there.x - start.x) * up) + Math.abs((there.y - start.y) * right);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (best === undefined || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
