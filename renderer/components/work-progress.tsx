/** Long work under way: how far it has come, and the way out where there is one. */
import { Button } from '@mantine/core';
import styles from './work-progress.module.css';

interface WorkProgressProps {
  /** Work under way, as a clause: “Preparing the search”. */
  readonly what: string;
  /** Share of the work that is done, from 0 to 1. */
  readonly share: number;
  /** Without it the work can’t be called off. */
  readonly onCancel?: () => void;
}

export function WorkProgress({ what, share, onCancel }: WorkProgressProps) {
  const percent = Math.floor(share * 100);
  return (
    <div className={styles.working}>
      <span className={styles.what}>{what}</span>
      <progress className={styles.bar} aria-label={what} max={100} value={percent} />
      <span className={styles.percent}>{percent} %</span>
      {onCancel !== undefined && (
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
