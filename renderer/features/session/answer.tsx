/** One answer, and what explains it. */

import type { SessionAnswer } from '../../../src/contract/sessions.ts';
import { countedInWords } from '../../../src/rules/core/text/english.ts';
import { Dice } from '../../components/die.tsx';
import { Difference } from '../../components/difference.tsx';
import { PlayingCard } from '../../components/replies.tsx';
import { cardSign } from '../../text/cards.ts';
import { percent } from '../../text/percent.ts';
import { placeText } from './place-text.ts';
import styles from './session.module.css';

/** Whose hand it was, where it wasn't the app's. */
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

/** Which rule asked, what the dice were held against, and how likely it was. */
export function Explained({ answer }: { readonly answer: SessionAnswer }) {
  const { section, summary, rule, target, least, kept, counted, modifiers, corrected } = answer;
  return (
    <dl className={styles.explained}>
      {(target !== null || least !== null) && (
        <div>
          <dt>Target</dt>
          <dd>{target !== null ? `${target} or less` : `${least} or more`}</dd>
        </div>
      )}
      {modifiers.map(({ row, does, by }) => (
        <div key={row}>
          <dt>Modifier</dt>
          <dd>
            {does.replaceAll('-', ' ')} {by} <span className="quiet">{row}</span>
          </dd>
        </div>
      ))}
      {kept !== null && (
        <div>
          <dt>Kept</dt>
          <dd>{kept.join(', ')}</dd>
        </div>
      )}
      {counted !== null && (
        <div>
          <dt>Passed</dt>
          <dd>
            {countedInWords(counted.dice, 'die', 'dice')}; {percent(counted.share)} before the roll
          </dd>
        </div>
      )}
      {corrected.length > 0 && (
        <div>
          <dt>Corrected</dt>
          <dd>
            <span aria-hidden>‡ </span>
            {corrected.join('; ')}
          </dd>
        </div>
      )}
      <div>
        <dt>Rule</dt>
        <dd>
          {section}: {summary} <span className="quiet">{rule}</span>
        </dd>
      </div>
    </dl>
  );
}
