/** Nothing is the player's to answer: bots go on, at the pace that was chosen. */
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import styles from './session.module.css';
import type { Answers } from './use-answers.ts';
import type { Pace } from './use-pace.ts';

/** Milliseconds between two steps that are to be followed. */
const SLOW = 900;

interface BotsProps {
  readonly answers: Answers;
  readonly pace: Pace;
  /** Revision of the state from which the bots go on. */
  readonly revision: number;
}

export function Bots({ answers: { goOn }, pace, revision }: BotsProps) {
  const [isStopped, setStopped] = useState(false);
  const latest = useRef(goOn);
  latest.current = goOn;
  const follows = pace === 'slow' && !isStopped;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that is done.
  useEffect(() => {
    if (!follows) return undefined;
    const next = setTimeout(() => latest.current(1), SLOW);
    return () => clearTimeout(next);
  }, [follows, revision]);
  if (follows)
    return (
      <div className={styles.acts}>
        <Button variant="filled" onClick={() => setStopped(true)}>
          Stop
        </Button>
      </div>
    );
  return (
    <div className={styles.acts}>
      <Button variant="filled" onClick={() => goOn(1)}>
        Play one step
      </Button>
      <Button onClick={() => (pace === 'slow' ? setStopped(false) : goOn())}>Play on</Button>
    </div>
  );
}
