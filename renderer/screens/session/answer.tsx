/** Answer to a question, and its explanation. */

import type { ExplainedRoll } from '../../../src/contract/explained.ts';
import type { SessionAnswer } from '../../../src/contract/session-questions.ts';
import { countedInWords } from '../../../src/rules/core/text/english.ts';
import { heldDice } from '../../../src/rules/core/text/held-dice.ts';
import { Dice } from '../../components/die.tsx';
import { Difference } from '../../components/difference.tsx';
import { Explained as Numbers, Row } from '../../components/explained/explained.tsx';
import { PlayingCard } from '../../components/replies.tsx';
import { cardSign } from '../../text/cards.ts';
import { percent } from '../../text/percent.ts';
import { placeText } from './place-text.ts';
import styles from './session.module.css';

/** Tag of the hand that answered, where it wasn’t the app’s. */
function By({ by }: Pick<SessionAnswer, 'by'>) {
  if (by === 'own') return <span className="tag pen">yours</span>;
  return by === 'bot' ? <span className="tag">bot</span> : null;
}

/** Dice as dice, cards as cards, everything else in words. */
export function Given({ answer: { answer, text, by, corrected } }: { readonly answer: SessionAnswer }) {
  return (
    <span className={styles.given}>
      {typeof answer === 'string' ? (
        cardSign(answer) === undefined ? (
          <span className="name">{text}</span>
        ) : (
          <PlayingCard card={answer} />
        )
      ) : 'x' in answer ? (
        <span>{placeText(answer)}</span>
      ) : (
        <Dice faces={answer} size="sm" look={by === 'own' ? 'party' : 'plain'} />
      )}
      <Difference when={corrected.length > 0} of={corrected} />
      <By by={by} />
    </span>
  );
}

/** Explanation of an answer: the rule that asked, the target the dice were held against, and the odds. */
export function Explained({ answer }: { readonly answer: SessionAnswer }) {
  const { counted, corrected } = answer;
  return (
    <Numbers roll={rollOf(answer)}>
      {counted !== null && (
        <Row term="Passed">
          {`${countedInWords(counted.dice, 'die', 'dice')}; ${percent(counted.share)} before the roll`}
        </Row>
      )}
      {corrected.length > 0 && (
        <Row term="Corrected">
          <span aria-hidden>‡ </span>
          {corrected.join('; ')}
        </Row>
      )}
    </Numbers>
  );
}

/** The roll in the form of every explanation; the names of a game’s rows are known to the game alone. */
function rollOf(given: SessionAnswer): ExplainedRoll {
  const { answer, rule, section, summary, by, target, least, kept, modifiers } = given;
  const dice =
    typeof answer !== 'string' && !('x' in answer) ? heldDice(answer, { target, least, kept }) : null;
  return {
    ...{ rule, section, summary, by, target, least, dice },
    title: section,
    whose: null,
    // The decision stands in the line that was opened.
    text: null,
    modifiers: modifiers.map(({ row, does, by: much }) => ({
      name: row,
      does: `${does.replaceAll('-', ' ')} ${much}`,
    })),
    read: [],
    rulings: [],
    odds: null,
    corrected: false,
  };
}
