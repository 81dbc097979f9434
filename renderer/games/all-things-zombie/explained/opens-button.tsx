/** A button of words that opens to how they came about. */
import type { ReactNode } from 'react';
import styles from './explained.module.css';

interface OpensButtonProps {
  readonly opened: boolean;
  readonly onTurn: () => void;
  /** Subject in words. */
  readonly children: ReactNode;
}

export function OpensButton({ opened, onTurn, children }: OpensButtonProps) {
  return (
    <button
      type="button"
      className={styles.opens}
      aria-expanded={opened}
      title="How it came about"
      onClick={onTurn}
    >
      {children}
    </button>
  );
}
