/** The sign of a figure: Wits a circle, Fight a square, Speed a triangle, each in its own colour. */
import type { Stat } from '../../../../src/rules/alien-zombie-tentacle/types.ts';
import styles from './cards.module.css';
import { STAT_SHAPES } from './stat-shapes.ts';

export function StatMark({ stat }: { readonly stat: Stat }) {
  return (
    <svg className={styles.statMark} viewBox="0 0 16 16" data-stat={stat} aria-hidden="true">
      <path d={STAT_SHAPES[stat]} />
    </svg>
  );
}
