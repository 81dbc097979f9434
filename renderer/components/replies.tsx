import type { ReplyView } from '../../src/contract/questions.ts';
import { cardSign, cardWords } from '../text/cards.ts';
import { Dice } from './die.tsx';
import { Difference } from './difference.tsx';
import styles from './replies.module.css';
import { words as said } from './text/replies.ts';

interface RepliesProps {
  readonly replies: readonly ReplyView[];
  /** What each was for, and how many dice did it, are read as well as heard. */
  readonly named?: boolean;
}

/** What was rolled and drawn, in order; the player's own is marked as theirs. */
export function Replies({ replies, named = false }: RepliesProps) {
  if (replies.length === 0) return null;
  return (
    <ul className={styles.replies} data-named={named || undefined}>
      {replies.map((reply, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply is known by its place.
        <li key={index}>
          <span className="vh">{reply.text}: </span>
          {named && (
            <span aria-hidden className="small second">
              {reply.text}
            </span>
          )}
          {typeof reply.answer === 'string' ? (
            <PlayingCard card={reply.answer} />
          ) : (
            <Dice faces={reply.answer} look={reply.by === 'own' ? 'party' : 'plain'} />
          )}
          {named && typeof reply.counted === 'string' && <span className="small">{reply.counted}</span>}
          <Difference when={reply.corrected.length > 0} of={reply.corrected} />
          {reply.by === 'own' && <span className="tag pen">{said.yours}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A card by its rank and suit; another answer, such as a kind of weapon, in its words. */
export function PlayingCard({ card }: { readonly card: string }) {
  const sign = cardSign(card);
  if (sign === undefined) return <span className="tag">{card}</span>;
  return (
    <span className={styles.card} role="img" aria-label={cardWords(card)}>
      {sign}
    </span>
  );
}
