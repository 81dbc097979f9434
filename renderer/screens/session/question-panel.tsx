/** The game’s present question: the seat that is asked, and the fields to answer it. */

import { Button, SegmentedControl } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { SessionQuestion } from '../../../src/contract/session-questions.ts';
import type { OptionFiguresView, SessionView } from '../../../src/contract/sessions.ts';
import type { Tier } from '../../../src/contract/tiers.ts';
import { countedInWords } from '../../../src/rules/core/text/english.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { keepFocus } from '../../client/focus.ts';
import { notify } from '../../client/notify.ts';
import { CardField } from '../../components/dice-entry/card-field.tsx';
import { DiceFields } from '../../components/dice-entry/dice-fields.tsx';
import { Failed } from '../../components/failed.tsx';
import { nothingAskedFor } from '../../text/failures.ts';
import { Bots } from './bots.tsx';
import { CardChoice } from './card-choice.tsx';
import { Chance } from './chance.tsx';
import { CorrectedNote } from './corrected.tsx';
import { DiceLine } from './dice-line.tsx';
import { isMany } from './many-dice.ts';
import { OptionTable } from './option-table.tsx';
import { PlaceFields } from './place-fields.tsx';
import styles from './session.module.css';
import { toQuestion } from './to-question.ts';
import { type Answers, isBots, type Rolls } from './use-answers.ts';
import { useHalfTyped } from './use-half-typed.ts';
import type { Pace } from './use-pace.ts';
import { WhyNot } from './why-not.tsx';

const ASKED_AGAIN = {
  rules: 'The rules have changed since: what was answered in this step is asked again.',
  figures: 'Figures were corrected since: what was answered in this step by the old ones is asked again.',
};

/** Props on the way of answering, and on the option that is pointed at. */
interface Asking {
  readonly rolls: Rolls;
  readonly tier: Tier;
  /** Played without the board: all dice go into one field. */
  readonly inWords: boolean;
  readonly figures: OptionFiguresView | null;
  readonly picked: string | null;
  readonly onPick: (option: string | null) => void;
}

interface QuestionPanelProps extends Asking {
  readonly view: SessionView;
  readonly answers: Answers;
  readonly pace: Pace;
}

export function QuestionPanel({ view, answers, pace, ...asking }: QuestionPanelProps) {
  const { question } = view;
  const { rolls, tier } = asking;
  // Bots whose steps are followed roll at their pace, too, where the app rolls.
  const botsGoOn = isBots(view) && rolls === 'app' && pace !== 'at-once';
  const half = useHalfTyped(view.id, view.revision, answers.typed);
  // A question stands there together with its fields: whoever reads it may type.
  const isToCome = question !== null && !half.ready;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they come or go.
  useLayoutEffect(() => {
    if (isToCome) answers.fieldsToCome();
    else if (botsGoOn || question === null) answers.fieldsGone();
  }, [isToCome, question === null]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the panel goes.
  useLayoutEffect(() => answers.fieldsGone, []);
  if (isToCome) return <section className={styles.question} aria-busy />;
  return (
    <section className={styles.question} aria-labelledby="question">
      <header>
        <p className="quiet small">{whose(view)}</p>
        {!view.over && tier !== 'log' && <DiceChoice rolls={rolls} />}
      </header>
      <h2 id="question">{headline(view)}</h2>
      {question !== null && factsOf(question) !== '' && <p className="quiet small">{factsOf(question)}</p>}
      <Chance view={view} />
      <CorrectedNote view={view} />
      {view.askedAgain !== null && (
        <p className={styles.sessionAgain} role="note">
          {ASKED_AGAIN[view.askedAgain.since]}
        </p>
      )}
      {question === null || botsGoOn ? (
        !view.over && <Bots answers={answers} pace={pace} revision={view.revision} />
      ) : (
        <Fields
          key={view.revision}
          question={question}
          answers={{
            ...answers,
            typed: half.typed,
            answer: (entry) => {
              half.forget();
              answers.answer(entry);
            },
          }}
          {...asking}
        />
      )}
      {question !== null && <WhyNot whyNot={question.whyNot} />}
      <Failed error={answers.error} />
    </section>
  );
}

function headline({ question, over, ending }: SessionView): string {
  if (over) return ending ?? 'The game is over.';
  return question === null ? 'The bots play.' : question.text;
}

/** Line below the question: the game’s remark on it, else its rule. */
function factsOf({ line, text, summary }: SessionQuestion): string {
  if (line !== '') return line;
  return text === summary ? '' : summary;
}

function whose({ question, over, seats, names }: SessionView): string {
  if (over) return 'The game is over';
  if (question === null) return 'Nothing is asked of you';
  const name = [names.seats[question.seat] ?? question.seat, question.over]
    .filter((part) => part !== '')
    .join(' · ');
  const holder = seats[question.seat];
  if (holder === undefined || holder === 'player') return name;
  return `${name}, bot: ${names.bots[holder.bot] ?? holder.bot}`;
}

/** Choice of who rolls: the same wherever dice are rolled. */
function DiceChoice({ rolls }: { readonly rolls: Rolls }) {
  const set = useDo('settings.set');
  return (
    <SegmentedControl
      size="xs"
      onClick={toQuestion}
      aria-label="Dice and cards"
      data={[
        { value: 'app', label: 'App rolls' },
        { value: 'own', label: 'My dice' },
      ]}
      value={rolls}
      onChange={(dice) => set.mutate({ dice: dice === 'own' ? 'own' : 'app' })}
    />
  );
}

/** The player's own choice of who rolls. */
export function useRolls(): Rolls {
  return useAsk('settings.get', {}, { select: ({ dice }) => dice }).data ?? 'app';
}

interface FieldsProps extends Asking {
  readonly question: SessionQuestion;
  readonly answers: Answers;
}

function Fields({ question, answers, rolls, tier, inWords, figures, picked, onPick }: FieldsProps) {
  const { answer, byApp, error, typed } = answers;
  const given = { onAnswer: answer, typed, refused: error !== undefined };
  const isLog = tier === 'log';
  switch (question.kind) {
    case 'roll':
      if (rolls === 'app')
        return (
          <AppRolls
            text={question.byApp ?? `Roll ${countedInWords(question.dice, 'die', 'dice')}`}
            onPress={byApp}
            typed={typed}
          />
        );
      if (inWords || isMany(question.dice))
        return <DiceLine dice={question.dice} faces={question.faces} isLog={isLog} {...given} />;
      return (
        <DiceFields
          dice={question.dice}
          faces={question.faces}
          isLog={isLog}
          onBegun={begun(answer)}
          {...given}
        />
      );
    case 'draw':
      return (
        <>
          {rolls === 'own' ? (
            <CardField
              left={question.left}
              hint={question.hint}
              piece={question.piece}
              isLog={isLog}
              {...given}
            />
          ) : (
            <AppRolls text={question.byApp ?? 'Draw a card'} onPress={byApp} typed={typed} />
          )}
          <CardChoice
            cards={question.cards}
            piece={question.piece}
            onDrawn={rolls === 'own' ? (own) => answer({ own }) : null}
          />
        </>
      );
    case 'choose':
      return (
        <OptionTable
          options={question.options}
          usual={question.usual}
          figures={figures}
          picked={picked}
          onPick={onPick}
          {...given}
        />
      );
    case 'place':
      return <PlaceFields question={question} {...given} />;
    default:
      return question satisfies never;
  }
}

const begun = (answer: Answers['answer']) => (faces: readonly number[]) => answer({ begun: [...faces] });

interface AppRollsProps {
  readonly text: string;
  readonly onPress: () => void;
  readonly typed: Answers['typed'];
}

/** Enter is enough, unless the player has turned to something else. */
function AppRolls({ text, onPress, typed }: AppRollsProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keepFocus(() => button.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the question opens.
  useLayoutEffect(() => {
    const [first, ...rest] = typed.take();
    if (first === undefined) return;
    if (first !== 'Enter') notify({ message: nothingAskedFor([first, ...rest]) });
    else {
      onPress();
      typed.giveBack(rest);
    }
  }, []);
  return (
    <div className={styles.acts}>
      <Button ref={button} variant="filled" onClick={onPress}>
        {text}
      </Button>
    </div>
  );
}
