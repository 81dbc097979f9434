/** The side of somebody in the table of figures. */

import styles from '../play.module.css';
export type Side = 'party' | 'others' | 'dead';

const SHAPES = {
  party: <circle cx="6" cy="6" r="4.6" />,
  others: <path d="M6 .8l4.6 2.6v5.2L6 11.2 1.4 8.6V3.4z" />,
  dead: <path d="M1.6 1.6h8.8v8.8H1.6z" />,
} as const satisfies Record<Side, unknown>;

/** A side by its shape and colour; a word stands beside it. */
export function SideMark({ side }: { readonly side: Side }) {
  return (
    <svg className={styles.sideMark} data-side={side} width="11" height="11" viewBox="0 0 12 12" aria-hidden>
      {SHAPES[side]}
    </svg>
  );
}
