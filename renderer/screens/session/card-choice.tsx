/** The kinds of card that are left, with how many of each and what it would do: buttons for whoever draws by hand. */

import type { SessionQuestion } from '../../../src/contract/session-questions.ts';
import type { Noun } from '../../../src/rules/core/text/term.ts';
import styles from './session.module.css';

type Card = Extract<SessionQuestion, { kind: 'draw' }>['cards'][number];

interface CardChoiceProps {
  readonly cards: readonly Card[];
  /** `chit` */
  readonly piece: Noun;
  /** Null where the app draws: there is nothing to choose. */
  readonly onDrawn: ((card: string) => void) | null;
}

export function CardChoice({ cards, piece, onDrawn }: CardChoiceProps) {
  if (cards.length === 0) return null;
  return (
    <ul
      className={styles.cards}
      aria-label={onDrawn === null ? `Each ${piece.one} left` : `The ${piece.one} drawn`}
    >
      {cards.map((card) => (
        <li key={card.id} data-card={card.id}>
          {onDrawn === null ? (
            <div className={styles.card}>
              <Face {...card} />
            </div>
          ) : (
            <button type="button" className={styles.card} onClick={() => onDrawn(card.id)}>
              <Face {...card} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const Face = ({ text, left, line }: Card) => (
  <>
    <b>{text}</b>
    <span className="num">
      {left}
      <span className="vh">{' left'}</span>
    </span>
    {line !== '' && <i>{line}</i>}
  </>
);
