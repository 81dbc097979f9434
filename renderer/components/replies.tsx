import type { ReplyView } from '../../src/contract/questions.ts';
import { upperFirst } from '../../src/rules/core/text/english.ts';
import { cardSign, cardWords } from '../text/cards.ts';
import { Difference } from './difference.tsx';
import { DiceOf, Yours } from './explained/dice-of.tsx';
import styles from './replies.module.css';
import { words as said } from './text/replies.ts';

interface RepliesProps {
  readonly replies: readonly ReplyView[];
  /** What each was for, and how many dice did it, are read as well as heard. */
  readonly named?: boolean;
}

/** What was rolled and drawn, in order: whose it was, which dice passed, and what is the player’s own. */
export function Replies({ replies, named = false }: RepliesProps) {
  if (replies.length === 0) return null;
  return (
    <ul className={styles.replies} data-named={named || undefined}>
      {replies.map((reply, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply is known by its place.
        <li key={index}>
          <span className={named ? 'small second' : 'vh'}>{withColon(nameOf(reply))} </span>
          {reply.dice !== null ? (
            <DiceOf
              dice={reply.dice}
              by={reply.by}
              side={reply.side ?? null}
              counted={named ? (reply.counted ?? null) : null}
              size="md"
            />
          ) : (
            <>
              {typeof reply.answer === 'string' && <PlayingCard card={reply.answer} />}
              <Yours by={reply.by} />
            </>
          )}
          <Difference when={reply.corrected.length > 0} of={reply.corrected} />
        </li>
      ))}
    </ul>
  );
}

/** `Nils Arden: In Sight against Gloria` */
function nameOf({ whose = null, against = null, text }: ReplyView): string {
  const what = against === null ? text : said.against(text, against);
  return whose === null ? what : said.of(upperFirst(whose), what);
}

/** A question stands for itself: `Have they noticed?` */
const withColon = (name: string): string => (name.endsWith('?') ? name : `${name}:`);

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
