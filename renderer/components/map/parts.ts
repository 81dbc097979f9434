/** Parts of a table, as a list that the keys lead through. */
import { boundsOf, type Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import { isArrow, nextTowards } from './arrows.ts';
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

/** Part to which a key leads from another; undefined for any other key, and at the end. */
export function partAt(parts: readonly MapPart[], from: string, key: string): string | undefined {
  const here = parts.findIndex(({ id }) => id === from);
  const part = parts[here];
  if (isArrow(key))
    return part === undefined ? parts[0]?.id : nextTowards(parts, spotOf(part), key, spotOf)?.id;
  if (key === 'Home') return parts[0]?.id;
  if (key === 'End') return parts.at(-1)?.id;
  const step = STEPS[key];
  return step === undefined || here + step < 0 ? undefined : parts[here + step]?.id;
}

const spotOf = ({ outline }: MapPart) => middleOf(boundsOf(outline));
