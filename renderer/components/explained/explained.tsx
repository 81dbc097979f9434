import { Fragment, type ReactNode } from 'react';
import type { ExplainedRoll } from '../../../src/contract/explained.ts';
import { countedInWords } from '../../../src/rules/core/text/english.ts';
import { Die } from '../die.tsx';
import { Difference } from '../difference.tsx';
import styles from './explained.module.css';
import { OddsBar } from './odds-bar.tsx';

type Dice = NonNullable<ExplainedRoll['dice']>;

interface ExplainedProps {
  readonly roll: ExplainedRoll;
  /** Several stand together: which this one is. */
  readonly titled?: boolean;
  /** What else there is to say of it, above its rule. */
  readonly children?: ReactNode;
}

/** One answer opened to its numbers: the dice one by one, what they were held against, all that bore on it, its rule. */
export function Explained({ roll, titled = false, children }: ExplainedProps) {
  const { rule, title, section, summary, whose, by, dice, text, target, least, odds, rulings, read } = roll;
  const { against = null, shares = [], side = null } = roll;
  return (
    <dl className={styles.explained} aria-label={title}>
      {titled && (
        <div className={styles.head}>
          <dt className="vh">What</dt>
          <dd>
            {whose !== null && <span className="name">{whose}: </span>}
            {title}
            {against !== null && <span className="second"> against {against}</span>}
          </dd>
        </div>
      )}
      {dice !== null && (
        <Row term="Dice">
          <DiceOf dice={dice} by={by} side={side} isSplit={shares.length > 0} />
        </Row>
      )}
      {text !== null && (
        <Row term="Decision">
          {text} <Yours by={by} />
        </Row>
      )}
      {shares.map(({ against: whom, dice: its, needs, modifiers }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of several zombies each is like the other.
        <Row key={at} term={`To ${whom}`}>
          <DiceOf dice={its} by="app" side={side} isSplit={false} />
          {needs !== null && <> {needs}</>}
          {modifiers.length > 0 && (
            <span className="second">
              {' '}
              ({modifiers.map(({ name, does }) => `${name}: ${does}`).join(' · ')})
            </span>
          )}
        </Row>
      ))}
      {shares.length === 0 && (target !== null || least !== null) && (
        <Row term="Target">
          {needsOf(roll)}
          <Difference when={roll.corrected} />
        </Row>
      )}
      {roll.modifiers.length > 0 && (
        <Row term="Modifiers">{roll.modifiers.map(({ name, does }) => `${name}: ${does}`).join(' · ')}</Row>
      )}
      {odds !== null && (
        <Row term="Odds before">
          <OddsBefore odds={odds} />
        </Row>
      )}
      {read.length > 0 && <Row term="Read">{read.join(' · ')}</Row>}
      {children}
      <Row term="Rule">
        {section} <span className="quiet">{rule}</span>
        <p className="second">{summary}</p>
      </Row>
      {rulings.map(({ id, title: called, decision }) => (
        <Row key={id} term="Ruling">
          {id} {called} <p className="second">{decision}</p>
        </Row>
      ))}
    </dl>
  );
}

/** Face by face, where a die may fail. */
function needsOf({ needs = null, target, least }: ExplainedRoll): string {
  const words = needs ?? (target !== null ? `${target} or less passes` : `${least} or more hits`);
  return /^\d/.test(words) ? `each die of ${words}` : words;
}

export function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where it is said whose they are, with those of others that hung on the same dice. */
function OddsBefore({ odds }: { readonly odds: NonNullable<ExplainedRoll['odds']> }) {
  const { head, beside = [], corrected } = odds;
  if (head === null) return <OddsBar odds={odds} />;
  return (
    <>
      <span className="second">{head}</span>
      <OddsBar odds={odds} />
      {beside.map(({ name, title, outcomes }) => (
        <Fragment key={name}>
          <span className="second">{title}</span>
          <OddsBar odds={{ outcomes, came: null, corrected }} />
        </Fragment>
      ))}
    </>
  );
}

const Yours = ({ by }: Pick<ExplainedRoll, 'by'>) =>
  by === 'own' || by === 'player' ? (
    <span className="tag pen">yours</span>
  ) : by === 'bot' ? (
    <span className="tag">bot</span>
  ) : null;

const COUNTS = { passed: 'passes', failed: 'fails', unused: 'not used' } as const;

interface DiceOfProps {
  readonly dice: Dice;
  readonly by: ExplainedRoll['by'];
  readonly side: NonNullable<ExplainedRoll['side']> | null;
  /** What they are held against is told share by share. */
  readonly isSplit: boolean;
}

/** In the colour of whose they are. */
function DiceOf({ dice, by, side, isSplit }: DiceOfProps) {
  const own = side ?? (by === 'own' ? 'party' : 'plain');
  const held = !isSplit && dice.some(({ counts }) => counts !== null);
  const passed = dice.filter(({ counts }) => counts === 'passed').length;
  return (
    <span className={styles.dice}>
      {dice.map(({ face, counts, of }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll differ in nothing but their place.
          key={at}
          className={styles.die}
          title={counts === null ? undefined : COUNTS[counts]}
        >
          {of !== undefined && <span className="name">{of.name}</span>}
          <Die
            face={face}
            size="sm"
            look={counts === 'failed' || counts === 'unused' ? 'failed' : (of?.side ?? own)}
          />
          {counts !== null && <span className="vh">{COUNTS[counts]}</span>}
        </span>
      ))}
      {held && (
        <span>{passed === 0 ? 'none passes' : countedInWords(passed, 'die passes', 'dice pass')}</span>
      )}
      <Yours by={by} />
    </span>
  );
}
