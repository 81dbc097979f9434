/** Confirmation, asked for once, of a deed that can’t be taken back at the table, or ends the campaign: Enter says yes, Escape no. */
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './acts.module.css';
import type { Words } from './declarations.ts';

interface AskOnceProps {
  readonly words: Words;
  readonly who?: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function AskOnce({ words: { title, aside, yes }, who = 'They', onYes, onNo }: AskOnceProps) {
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    first.current?.focus();
  }, []);
  const no = () => {
    onNo();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <section
      className={styles.ask ?? ''}
      aria-label={title(who)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') no();
      }}
    >
      <span>
        <b>{title(who)}</b> <span className="second small">{aside}</span>
      </span>
      <span>
        <Button ref={first} size="sm" variant="filled" onClick={onYes}>
          {yes}
        </Button>{' '}
        <Button size="sm" variant="subtle" onClick={no}>
          Not yet
        </Button>
      </span>
    </section>
  );
}
