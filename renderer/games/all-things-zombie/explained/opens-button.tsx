import type { ReactNode } from 'react';
import styles from './opens-button.module.css';
import { words as said } from './text/opens-button.ts';

interface OpensButtonProps {
  readonly opened: boolean;
  readonly onTurn: () => void;
  /** What it is about, in words. */
  readonly children: ReactNode;
}

/** Words that open to how it came about. */
export function OpensButton({ opened, onTurn, children }: OpensButtonProps) {
  return (
    <button
      type="button"
      className={styles.opens}
      aria-expanded={opened}
      title={said.howItCameAbout}
      onClick={onTurn}
    >
      {children}
    </button>
  );
}
