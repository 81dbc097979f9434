import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { APP_KEY, AppKey } from './app-key.tsx';
import styles from './dice-entry.module.css';
import type { DiceEntryProps } from './dice-entry.tsx';

interface CardFieldProps extends Pick<DiceEntryProps, 'onAnswer'> {
  /** Cards that remain in the deck. */
  readonly left: number;
  readonly refused: boolean;
  readonly busy: boolean;
}

/** A card by rank and suit; Enter sends it. */
export function CardField({ left, onAnswer, refused, busy }: CardFieldProps) {
  const [card, setCard] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();

  useEffect(() => {
    field.current?.focus();
  }, []);
  useEffect(() => {
    if (refused) field.current?.select();
  }, [refused]);

  const send = () => {
    if (card.trim() !== '' && !busy) onAnswer({ own: card.trim() });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      send();
    } else if (event.key.toLowerCase() === APP_KEY && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onAnswer('app');
    }
  };

  return (
    <>
      <div className={styles.fields}>
        <input
          ref={field}
          className={styles.card}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={6}
          aria-label="The card"
          aria-describedby={hint}
          aria-invalid={refused}
          value={card}
          readOnly={busy}
          onChange={(event) => setCard(event.target.value)}
          onKeyDown={press}
        />
        <Button disabled={busy || card.trim() === ''} onClick={send}>
          Take this card
        </Button>
        <AppKey text="Let the app draw" busy={busy} onPress={() => onAnswer('app')} />
      </div>
      <p id={hint} className="quiet small">
        Rank and suit: 3S, 10H, QD. JK for a Joker. {left === 1 ? 'One card remains' : `${left} cards remain`}
        .
      </p>
    </>
  );
}
