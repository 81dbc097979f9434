/** A picture of our own in a few strokes. */

import styles from './cards.module.css';
import type { Strokes } from './strokes.ts';

export function Picture({ of: { lines, filled } }: { readonly of: Strokes }) {
  return (
    <svg className={styles.picture} viewBox="0 0 40 42" aria-hidden="true">
      <path d={lines} />
      {filled !== undefined && <path className={styles.filled} d={filled} />}
    </svg>
  );
}
