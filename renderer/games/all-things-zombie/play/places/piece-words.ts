/** Words for where a piece of the board stands, and how it came there. */

import { inches } from '../../../../../src/rules/all-things-zombie/text/sight.ts';
import { floorText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { distance } from '../../../../../src/rules/core/geometry/distance.ts';
import { numberOf } from '../../../../components/map/parts.ts';
import type { Level, Piece } from './use-board.ts';

/** `building 5, first floor` */
export const levelText = ({ building, floor }: NonNullable<Level>): string =>
  `building ${numberOf(building)}, ${floorText(floor)}`;

/** `went 6.3″`, the trail it has left; nothing of none. */
export function wentText(trail: Piece['trail']): readonly string[] {
  const far = trail.reduce(
    (sum, way) => sum + way.slice(1).reduce((all, spot, at) => all + distance(way[at] ?? spot, spot), 0),
    0,
  );
  return far === 0 ? [] : [`went ${inches(far)}`];
}
