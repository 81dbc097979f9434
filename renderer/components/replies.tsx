/** List of the dice rolled and cards drawn, in order: their owner, the dice that passed, and the rolls that are the player’s own. */
import type { ReactNode } from 'react';
import type { ReplyView } from '../../src/contract/questions.ts';
import { upperFirst } from '../../src/rules/core/text/english.ts';
import { cardSign, cardWords } from '../text/cards.ts';
import { Difference } from './difference.tsx';
import { DiceOf, Yours } from './explained/dice-of.tsx';
import styles from './replies.module.css';

interface RepliesProps {
  readonly replies: readonly ReplyView[];
  /** True if each reply’s purpose, and the number of dice that did it, are shown as well as read out. */
  readonly named?: boolean;
}

export function Replies({ replies, named = false }: RepliesProps) {
  if (replies.length === 0) return null;
  const runs = named ? runsOf(replies) : replies.map((reply): Run => [reply]);
  const isAllOwn = runs.length > 1 && replies.every(({ by }) => by === 'own');
  return (
    <ul className={styles.replies} data-named={named || undefined}>
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply is known by its place.
        <li key={index}>
          <span className={named ? 'small second' : 'vh'}>{withColon(nameOf(run[0]))} </span>
          {run.map((reply, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so is one of a run.
            <Answered key={at} reply={reply} named={named}>
              {!isAllOwn && run[at + 1]?.by !== reply.by && <Yours by={reply.by} />}
            </Answered>
          ))}
        </li>
      ))}
      {isAllOwn && (
        <li>
          <span className="tag pen">all yours</span>
        </li>
      )}
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

interface AnsweredProps {
  readonly reply: ReplyView;
  readonly named: boolean;
  /** Tag of the hand that rolled, shown after the last of its replies. */
  readonly children: ReactNode;
}

function Answered({ reply, named, children }: AnsweredProps) {
  const { dice, answer, corrected } = reply;
  return (
    <span className={styles.one} data-reply>
      {dice !== null ? (
        <Rolled {...{ reply, named, dice }} />
      ) : (
        typeof answer === 'string' && <PlayingCard card={answer} />
      )}
      {children}
      <Difference when={corrected.length > 0} of={corrected} />
    </span>
  );
}

interface RolledProps extends Omit<AnsweredProps, 'children'> {
  readonly dice: NonNullable<ReplyView['dice']>;
}

/** Dice of a reply; in a volley at several targets each target’s dice stand under its name. */
function Rolled({ reply, named, dice }: RolledProps) {
  const { by, side = null, counted = null, dealt = [] } = reply;
  const shown = { by, side, isOneOfMany: true, size: 'md' } as const;
  if (dealt.length === 0) return <DiceOf {...shown} dice={dice} counted={named ? counted : null} />;
  const unused = dice.filter(({ counts }) => counts === 'unused');
  return (
    <>
      {dealt.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of several zombies each is like the other.
        <span key={at} className={styles.dealt}>
          <span className="small">{withColon(`to ${one.against}`)}</span>
          <DiceOf {...shown} dice={one.dice} counted={one.counted} />
        </span>
      ))}
      {unused.length > 0 && <DiceOf {...shown} dice={unused} counted="not used" />}
    </>
  );
}

/** `Nils Arden: In Sight against Gloria` */
function nameOf({ whose = null, against = null, text }: ReplyView): string {
  const what = against === null ? text : `${text} against ${against}`;
  return whose === null ? what : `${upperFirst(whose)}: ${what}`;
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
