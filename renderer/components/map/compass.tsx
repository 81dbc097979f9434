import type { Edge } from '../../../src/rules/core/geometry/table-top.ts';
import styles from './map.module.css';

/** Degrees by which an arrow that points north is turned. */
const TURNED = { n: 0, e: 90, s: 180, w: 270 } as const satisfies Record<Edge, number>;

/** North at the top, and the way the wind carries fire. */
export function Compass({ wind }: { readonly wind: Edge }) {
  return (
    <svg width="34" height="38" viewBox="-17 -24 34 38" aria-hidden>
      <text className={styles.north} y="-14">
        N
      </text>
      <circle r="11" />
      <path className={styles.wind} transform={`rotate(${TURNED[wind]})`} d="M0 7V-7M-4 -3L0 -7L4 -3" />
    </svg>
  );
}
