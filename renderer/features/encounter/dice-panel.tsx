import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { DiceEntry } from '../../components/dice-entry/dice-entry.tsx';
import { Replies } from '../../components/replies.tsx';
import styles from './dice-panel.module.css';
import type { EncounterActs } from './use-encounter-act.ts';

interface DicePanelProps {
  readonly acts: EncounterActs;
  /** What is being rolled for: `Marta: In Sight`. */
  readonly title: string;
}

/** The table asks, the player types what fell; nothing is changed before the last answer. */
export function DicePanel({ acts, title }: DicePanelProps) {
  const { asking, error, busy, answer, back, cancel } = acts;
  const panel = useRef<HTMLElement>(null);
  const question = asking?.entries.length;
  useEffect(() => {
    if (question !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [question]);
  if (asking === undefined) return null;
  return (
    <section ref={panel} className={styles.panel} aria-label={title}>
      <Replies replies={asking.replies} />
      <DiceEntry
        key={asking.entries.length}
        question={asking.question}
        error={error}
        busy={busy}
        onAnswer={answer}
      />
      <footer>
        {asking.entries.length > 0 && (
          <Button size="sm" variant="subtle" disabled={busy} onClick={back}>
            Back one answer
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      </footer>
    </section>
  );
}
