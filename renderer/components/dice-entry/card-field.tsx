/** A field for the card that the player drew, by rank and suit unless the game says otherwise; Enter sends it. */
import { Button } from '@mantine/core';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { CARD, type Noun } from '../../../src/rules/core/text/term.ts';
import { undoOf } from '../../client/keys.ts';
import { off } from '../off.ts';
import { AppKey } from './app-key.tsx';
import styles from './dice-entry.module.css';
import type { DiceEntryProps } from './props.ts';
import { APP_KEY, cardTyped } from './typed-keys.ts';

interface CardFieldProps extends Pick<DiceEntryProps, 'onAnswer' | 'typed'> {
  /** Cards that remain in the deck. */
  readonly left: number;
  readonly refused: boolean;
  /** Hint on how to type a card of the game’s own. */
  readonly hint?: string | null;
  /** Noun for the pieces drawn, where they aren’t cards. */
  readonly piece?: Noun;
  /** The app draws nothing. */
  readonly isLog?: boolean;
}

export function CardField({
  left,
  onAnswer,
  refused,
  typed,
  hint,
  piece = CARD,
  isLog = false,
}: CardFieldProps) {
  const [card, setCard] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();

  // Keys typed before the question came are filled in by a layout effect, so that they stand in the field before the next key comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the question opens.
  useLayoutEffect(() => {
    if (typed.arePassedBy?.() !== true) field.current?.focus();
    const { value, entry, rest } = cardTyped(typed.take());
    setCard(value);
    if (value !== '') typed.standing?.([...value]);
    if (entry !== undefined) onAnswer(entry);
    typed.giveBack(rest);
  }, []);
  useLayoutEffect(() => {
    if (refused) field.current?.select();
  }, [refused]);

  const send = () => {
    if (card.trim() !== '') onAnswer({ own: card.trim() });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      send();
    } else if (event.key.toLowerCase() === APP_KEY && !event.ctrlKey && !event.metaKey && !isLog) {
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
          aria-label={`The ${piece.one}`}
          aria-describedby={hintId}
          aria-invalid={refused}
          {...undoOf(card === '')}
          value={card}
          onChange={(event) => {
            setCard(event.target.value);
            typed.standing?.([...event.target.value]);
          }}
          onKeyDown={press}
        />
        <Button {...off(card.trim() === '')} onClick={send}>
          {`Take this ${piece.one}`}
        </Button>
        {!isLog && <AppKey text="Let the app draw" onPress={() => onAnswer('app')} />}
      </div>
      <p id={hintId} className="quiet small">
        {hint ?? 'Rank and suit: 3S, 10H, QD. JK for a Joker.'}{' '}
        {left === 1 ? `One ${piece.one} remains` : `${left} ${piece.many} remain`}.
      </p>
    </>
  );
}
