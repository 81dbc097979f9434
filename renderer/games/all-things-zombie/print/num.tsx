/** Numbers on paper, all on the line of their cell. */
import type { ReactNode } from 'react';
import styles from './print.module.css';

interface NumProps {
  readonly big?: boolean;
  readonly children: ReactNode;
}

/**
 * A number in the heading face on the line of its cell. A printed table aligns its cells by their upper edges, whatever
 * is asked of it; so every cell keeps the same line, and what is larger takes no room of its own on it.
 */
export function Num({ big = false, children }: NumProps) {
  return (
    <span className={styles.num} data-big={big || undefined}>
      {children}
    </span>
  );
}
