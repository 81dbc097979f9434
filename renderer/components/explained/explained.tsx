/** A roll or decision opened to its numbers: the dice one by one, their target, all that bore on it, the odds before, and its rule. */
import { Fragment, type ReactNode } from 'react';
import type { ExplainedRoll } from '../../../src/contract/explained.ts';
import { countedInWords, upperFirst } from '../../../src/rules/core/text/english.ts';
import { Difference } from '../difference.tsx';
import { DiceOf, Yours } from './dice-of.tsx';
import styles from './explained.module.css';
import { OddsBar } from './odds-bar.tsx';
import { words as texts } from './text/explained.ts';

type Dice = NonNullable<ExplainedRoll['dice']>;

interface ExplainedProps {
  readonly roll: ExplainedRoll;
  /** Several stand together: which this one is. */
  readonly titled?: boolean;
  /** Further content on the roll, shown above its rule. */
  readonly children?: ReactNode;
}

export function Explained({ roll, titled = false, children }: ExplainedProps) {
  const { rule, title, section, summary, whose, by, dice, text, target, least, odds, rulings, read } = roll;
  const { against = null, shares = [], side = null, keeps = null } = roll;
  return (
    <dl className={styles.explained} aria-label={title}>
      {titled && (
        <div className={styles.head}>
          <dt className="vh">{texts.what}</dt>
          <dd>
            {whose !== null && <span className="name">{whose}: </span>}
            {title}
            {against !== null && <span className="second">{texts.againstOf(against)}</span>}
          </dd>
        </div>
      )}
      {dice !== null && (
        <Row term={texts.dice}>
          <DiceOf
            {...{ dice, by, side }}
            counted={shares.length > 0 ? null : roll.counted === undefined ? passedText(dice) : roll.counted}
            isSplit={shares.length > 0}
          />
          {keeps !== null && <span className="second"> {texts.theBestCount(keeps)}</span>}
        </Row>
      )}
      {text !== null && (
        <Row term={texts.decision}>
          {text} <Yours by={by} />
        </Row>
      )}
      {shares.map(({ against: whom, dice: its, needs, counted, modifiers }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of several zombies each is like the other.
        <Row key={at} term={upperFirst(whom)}>
          <DiceOf dice={its} by="app" side={side} counted={counted} isSplit={false} />
          {needs !== null && <> {needs}</>}
          {modifiers.length > 0 && (
            <span className="second">
              {' '}
              ({modifiers.map(({ name, does }) => `${name}: ${does}`).join(' · ')})
            </span>
          )}
        </Row>
      ))}
      {shares.length === 0 && (target !== null || least !== null || (roll.needs ?? null) !== null) && (
        <Row term={texts.target}>
          {needsOf(roll)}
          <Difference when={roll.corrected} />
        </Row>
      )}
      {roll.modifiers.length > 0 && (
        <Row term={texts.modifiers}>
          {roll.modifiers.map(({ name, does }) => `${name}: ${does}`).join(' · ')}
        </Row>
      )}
      {odds !== null && (
        <Row term={texts.oddsBefore}>
          <OddsBefore odds={odds} />
        </Row>
      )}
      {read.length > 0 && <Row term={texts.read}>{read.join(' · ')}</Row>}
      {children}
      <Row term={texts.rule}>
        {section} <span className="quiet">{rule}</span>
        <p className="second">{summary}</p>
      </Row>
      {rulings.map(({ id, title: called, decision }) => (
        <Row key={id} term={texts.ruling}>
          {id} {called} <p className="second">{decision}</p>
        </Row>
      ))}
    </dl>
  );
}

/** Face by face, where a die may fail. */
function needsOf({ needs = null, target, least, dice }: ExplainedRoll): string {
  const words = needs ?? (target !== null ? texts.orLessPasses(target) : texts.orMoreHits(least));
  if (!/^\d/.test(words)) return words;
  return dice?.length === 1 ? texts.aDieOf(words) : texts.eachDieOf(words);
}

export function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Odds before the roll; where others hung on the same dice, each has its owner’s name. */
function OddsBefore({ odds }: { readonly odds: NonNullable<ExplainedRoll['odds']> }) {
  const { head, beside = [], corrected } = odds;
  return (
    <>
      {head !== null && <span className="second">{head}</span>}
      <OddsBar odds={odds} />
      {beside.map(({ name, title, outcomes, came }) => (
        <Fragment key={name}>
          <span className="second">{title}</span>
          <OddsBar odds={{ outcomes, came, corrected }} />
        </Fragment>
      ))}
    </>
  );
}

/** Count of the dice that passed; null where no rule says what a die does. */
function passedText(dice: Dice): string | null {
  if (dice.every(({ counts }) => counts === null)) return null;
  const passed = dice.filter(({ counts }) => counts === 'passed').length;
  return passed === 0 ? texts.nonePasses : countedInWords(passed, texts.diePasses, texts.dicePass);
}
