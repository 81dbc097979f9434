import type { Paved } from '../../../src/rules/core/geometry/table-top.ts';
import { cornersOnMap, type View } from './geometry.ts';
import { pathOf } from './outlines.ts';
import { smooth } from './polylines.ts';

/** The edge of what is paved beside streets: a turning circle is round, however few corners it is measured by. */
export function pavedPath({ kind, outline }: Paved, view: View): string {
  const corners = cornersOnMap(view, outline);
  return kind === 'turning-circle' ? smooth(corners) : pathOf(corners);
}
