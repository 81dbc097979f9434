import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useGivingUp } from '../client/giving-up.ts';
import styles from './page.module.css';

/** A dialog that stands behind listens at the window, too: an Escape with this on it isn't for the dialog. */
const NOT_FOR_DIALOGS = { 'data-mantine-stop-propagation': true } as const;

/** Stands under the top bar of every screen, and over a dialog, while it is asked: Enter says yes, Escape or leaving the screen no. */
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
  const { pathname } = useLocation();
  const asked = useRef(pathname);
  useEffect(() => {
    if (pathname !== asked.current) answer(false);
  }, [pathname, answer]);
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
      <span className={styles.givingUpQuestionActs}>
        <Button ref={first} {...NOT_FOR_DIALOGS} size="sm" variant="filled" onClick={() => answer(true)}>
          Give them up
        </Button>
        <Button {...NOT_FOR_DIALOGS} size="sm" variant="subtle" onClick={() => answer(false)}>
          Not now
        </Button>
      </span>
    </section>
  );
}
