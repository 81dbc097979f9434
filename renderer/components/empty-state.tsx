/** A screen or section with nothing to show yet: what will appear there, and the one thing to do about it. */
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Sentence on what will appear here. */
  readonly sentence: string;
  /** A single button. */
  readonly button: ReactNode;
  /** A single quiet link. */
  readonly link?: ReactNode;
}

export function EmptyState({ sentence, button, link }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.sentence}>{sentence}</p>
      <div className={styles.acts}>
        {button}
        {link}
      </div>
    </div>
  );
}
