/** The cards in the player's hand, each in full; what may be done with one stands on it. */
import { Button } from '@mantine/core';
import type { HandView } from '../../../../src/rules/alien-zombie-tentacle/text/table/held-view.ts';
import { HeldCard } from '../cards/held-card.tsx';
import { Spot } from './spot.tsx';
import styles from './table.module.css';
import type { Pairs } from './use-pairs.ts';

/** An answer that is no card's and nobody's: the end of a step. */
export interface Word {
  readonly id: string;
  readonly text: string;
  readonly press: () => void;
}

interface HandProps {
  readonly hand: HandView;
  readonly words: readonly Word[];
  readonly pairs: Pairs;
  /** Not a bot’s. */
  readonly isMine: boolean;
  readonly isPast: boolean;
}

export function Hand({ hand: { cards, aside, free }, words, pairs, isMine, isPast }: HandProps) {
  const told = isPast ? 'as it was then; nothing is asked' : aside;
  return (
    <section className={styles.hand} aria-label="Hand">
      <header>
        <h2>{isMine ? 'Your hand' : 'Hand'}</h2>
        {words.length === 0 && (
          <span className="quiet" title={told}>
            {told}
          </span>
        )}
        <span className={styles.words}>
          {words.map(({ id, text, press }) => (
            <Button key={id} size="compact-xs" onClick={press}>
              {text}
            </Button>
          ))}
        </span>
      </header>
      <ul className={styles.cards} aria-label="Cards in hand">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a card is known by its place.
          <li key={`${card.card} ${at}`}>
            <Spot token={card.token} pairs={pairs} label={card.label}>
              <HeldCard view={card} size="hand" />
            </Spot>
          </li>
        ))}
        {free !== '' && <li className={styles.slot}>{free}</li>}
      </ul>
    </section>
  );
}
