import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useGivingUp } from './giving-up.ts';
import styles from './giving-up-question.module.css';

/** Stands under the top bar of every screen while it is asked: Enter says yes, Escape no. */
export function GivingUpQuestion() {
  const asked = useGivingUp();
  return asked === undefined ? null : <Asked {...asked} />;
}

function Asked({ what, answer }: NonNullable<ReturnType<typeof useGivingUp>>) {
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    first.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    };
  }, []);
  return (
    <section
      className={styles.question ?? ''}
      aria-label="Acts are given up"
      onKeyDown={(event) => {
        // A key is for the question alone.
        event.stopPropagation();
        if (event.key === 'Escape') answer(false);
      }}
    >
      <p>
        <b>{what}</b>{' '}
        <span className="second">They stay with the campaign, under Everything done, Given up.</span>
      </p>
      <span className={styles.acts}>
        <Button ref={first} size="sm" variant="filled" onClick={() => answer(true)}>
          Give them up
        </Button>
        <Button size="sm" variant="subtle" onClick={() => answer(false)}>
          Not now
        </Button>
      </span>
    </section>
  );
}
