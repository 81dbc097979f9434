/** Signs of several parts joined for one map: where they stand, and what they draw on the ground. */
import { Fragment } from 'react';
import type { TableMapProps } from '../../../components/map/table-map.tsx';

type OnGround = Pick<TableMapProps, 'signs' | 'rings' | 'beneath'>;

export function onGround(...parts: readonly OnGround[]) {
  return {
    signs: parts.flatMap(({ signs = [] }) => signs),
    rings: parts.flatMap(({ rings = [] }) => rings),
    beneath: (view) =>
      parts.map(({ beneath }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: each part keeps its place.
        beneath === undefined ? null : <Fragment key={at}>{beneath(view)}</Fragment>,
      ),
  } satisfies OnGround;
}
