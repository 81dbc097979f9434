import { Button } from '@mantine/core';
import styles from './notes.module.css';
import { words } from './text/written-meanwhile.ts';

interface WrittenMeanwhileProps {
  readonly theirs: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** The same text was saved elsewhere since this one was begun: both are shown, and the player chooses. */
export function WrittenMeanwhile({ theirs, onMine, onTheirs }: WrittenMeanwhileProps) {
  return (
    <div role="alert" className={styles.meanwhile}>
      <p className="flag small">{words.itWasChangedElsewhereSince}</p>
      <blockquote className={styles.note}>
        <p>{theirs === '' ? words.nothingItWasEmptied : theirs}</p>
      </blockquote>
      <div className={styles.acts}>
        <Button size="sm" onClick={onMine}>
          {words.saveMineInItsPlace}
        </Button>
        <Button size="sm" variant="subtle" onClick={onTheirs}>
          {words.keepThatOne}
        </Button>
      </div>
    </div>
  );
}
