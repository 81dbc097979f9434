import { Button } from '@mantine/core';
import styles from './notes.module.css';

interface WrittenMeanwhileProps {
  readonly theirs: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** The same text was saved elsewhere since this one was begun: both are shown, and the player chooses. */
export function WrittenMeanwhile({ theirs, onMine, onTheirs }: WrittenMeanwhileProps) {
  return (
    <div role="alert" className={styles.meanwhile}>
      <p className="flag small">It was changed elsewhere since you began. Saved is now:</p>
      <blockquote className={styles.note}>
        <p>{theirs === '' ? 'Nothing; it was emptied.' : theirs}</p>
      </blockquote>
      <div className={styles.acts}>
        <Button size="sm" onClick={onMine}>
          Save mine in its place
        </Button>
        <Button size="sm" variant="subtle" onClick={onTheirs}>
          Keep that one
        </Button>
      </div>
    </div>
  );
}
