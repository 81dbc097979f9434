/** Signs for what befalls a figure, to lay beside it. */
import type { ReactNode } from 'react';
import styles from './print.module.css';

export const BADGES = [
  'Duck Back',
  'Knocked Down',
  'Out of the Fight',
  'Dead',
  'Running',
  'Hidden',
  'Prone',
  'Out of ammo',
] as const;
export type Badge = (typeof BADGES)[number];

/** The same signs as on the board: chevron, bar, cross, double chevron, dashed outline, flattened, empty magazine. */
export function Sign({ badge }: { readonly badge: Badge }): ReactNode {
  switch (badge) {
    case 'Duck Back':
      return <path className={styles.counterLine} d="M28 52 L50 30 L72 52 M28 70 H72" />;
    case 'Knocked Down':
      return <path className={styles.bar} d="M24 50 H76" />;
    case 'Out of the Fight':
      return (
        <>
          <path className={styles.bar} d="M24 40 H76" />
          <path className={styles.bar} d="M24 62 H76" />
        </>
      );
    case 'Dead':
      return <path className={styles.bar} d="M28 28 L72 72 M72 28 L28 72" />;
    case 'Running':
      return <path className={styles.counterLine} d="M26 28 L48 50 L26 72 M52 28 L74 50 L52 72" />;
    case 'Hidden':
      return <circle className={styles.dashes} cx="50" cy="50" r="28" />;
    case 'Prone':
      return <ellipse className={styles.counterLine} cx="50" cy="56" rx="34" ry="12" />;
    case 'Out of ammo':
      return <path className={styles.counterLine} d="M36 24 H58 L66 76 H44 Z" />;
    default:
      return badge satisfies never;
  }
}
