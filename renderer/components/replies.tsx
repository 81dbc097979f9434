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
      {(named ? runsOf(replies) : replies.map((reply) => [reply] as const)).map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply is known by its place.
        <li key={index}>
          <span className={named ? 'small second' : 'vh'}>{withColon(nameOf(run[0]))} </span>
          {run.map((reply, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so is one of a run.
            <Answered key={at} reply={reply} named={named} />
          ))}
        </li>
      ))}
    </ul>
  );
}

type Run = readonly [ReplyView, ...ReplyView[]];

/** Many of one name, one after the other, are named once: a table that is set up rolls dozens. */
function runsOf(replies: readonly ReplyView[]): readonly Run[] {
  const runs: Run[] = [];
  for (const reply of replies) {
    const last = runs.at(-1);
    if (last !== undefined && nameOf(last[0]) === nameOf(reply)) runs[runs.length - 1] = [...last, reply];
    else runs.push([reply]);
  }
  return runs;
}

function Answered({ reply, named }: { readonly reply: ReplyView; readonly named: boolean }) {
  const { dice, answer, by, side = null, counted = null, corrected } = reply;
  return (
    <span className={styles.one} data-reply>
      {dice !== null ? (
        <DiceOf dice={dice} by={by} side={side} counted={named ? counted : null} size="md" />
      ) : (
        <>
          {typeof answer === 'string' && <PlayingCard card={answer} />}
          <Yours by={by} />
        </>
      )}
      <Difference when={corrected.length > 0} of={corrected} />
    </span>
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
