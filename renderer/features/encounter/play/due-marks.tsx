import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Done } from '../use-encounter-act.ts';
import styles from './play.module.css';
import { fighterNamed, usePlay } from './play-context.ts';
import { CONDITION_WORDS } from './words.ts';

/** Marks the last roll leads to and that are not made yet. */
export function useDueMarks(): Done['marks'] {
  const { acts, encounter } = usePlay();
  return (acts.done?.marks ?? []).filter(
    ({ who, condition }) => fighterNamed(encounter, who)?.condition !== condition,
  );
}

/** How the last roll leaves somebody: marked with one key, as an act of its own, or left alone. */
export function DueMarks() {
  const { acts } = usePlay();
  const marks = useDueMarks();
  const first = useRef<HTMLButtonElement>(null);
  const title = acts.done?.title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next roll’s first mark takes the focus again.
  useEffect(() => first.current?.focus(), [title, marks.length]);
  return (
    <div className={styles.marks}>
      {marks.map(({ who, name, condition, byZombie }, at) => (
        <Button
          key={`${who} ${condition}`}
          {...(at === 0 ? { ref: first } : {})}
          variant="filled"
          disabled={acts.busy}
          rightSection={at === 0 ? <kbd>Y</kbd> : undefined}
          onClick={() => acts.perform({ do: 'mark', who, condition, byZombie })}
        >
          Mark {name}: {CONDITION_WORDS[condition].text.toLowerCase()}
        </Button>
      ))}
    </div>
  );
}
