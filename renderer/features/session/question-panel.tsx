/** What the game asks now: of whom, and the fields to answer it. */
import { Button, SegmentedControl } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SessionQuestion, SessionView } from '../../../src/contract/sessions.ts';
import { countedInWords } from '../../../src/rules/core/text/english.ts';
import { useAsk, useDo } from '../../app/api.ts';
import { keepFocus } from '../../app/focus.ts';
import { notify } from '../../app/notify.ts';
import { CardField } from '../../components/dice-entry/card-field.tsx';
import { DiceFields } from '../../components/dice-entry/dice-fields.tsx';
import { OptionKeys } from '../../components/dice-entry/option-keys.tsx';
import { nothingAskedFor } from '../../text/failures.ts';
import { Chance } from './chance.tsx';
import { CorrectedNote } from './corrected.tsx';
import { PlaceFields } from './place-fields.tsx';
import styles from './session.module.css';
import type { Answers, Rolls } from './use-answers.ts';
import { useHalfTyped } from './use-half-typed.ts';

interface QuestionPanelProps {
  readonly view: SessionView;
  readonly answers: Answers;
  readonly rolls: Rolls;
}

export function QuestionPanel({ view, answers, rolls }: QuestionPanelProps) {
  const { question } = view;
  const half = useHalfTyped(view.id, view.revision, answers.typed);
  // A question stands there together with its fields: whoever reads it may type.
  if (question !== null && !half.ready) return <section className={styles.question} aria-busy />;
  return (
    <section className={styles.question} aria-labelledby="question">
      <header>
        <p className="quiet small">{whose(view)}</p>
        {!view.over && <DiceChoice rolls={rolls} />}
      </header>
      <h2 id="question">{headline(view)}</h2>
      {question !== null && question.text !== question.summary && (
        <p className="quiet small">{question.summary}</p>
      )}
      <Chance view={view} />
      <CorrectedNote view={view} />
      {view.askedAgain !== null && (
        <p className={styles.again} role="note">
          The rules have changed since: what was answered in this step is asked again.
        </p>
      )}
      {question === null ? (
        !view.over && <Bots answers={answers} />
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
          rolls={rolls}
        />
      )}
      {answers.error !== undefined && (
        <p className="flag" role="alert">
          {answers.error}
        </p>
      )}
    </section>
  );
}

function headline({ question, over, ending }: SessionView): string {
  if (over) return ending ?? 'The game is over.';
  return question === null ? 'The bots play.' : question.text;
}

function whose({ question, over, seats, names }: SessionView): string {
  if (over) return 'The game is over';
  if (question === null) return 'Nothing is asked of you';
  const name = names.seats[question.seat] ?? question.seat;
  const holder = seats[question.seat];
  if (holder === undefined || holder === 'player') return name;
  return `${name}, bot: ${names.bots[holder.bot] ?? holder.bot}`;
}

/** Who rolls: the same wherever dice are rolled. */
function DiceChoice({ rolls }: { readonly rolls: Rolls }) {
  const set = useDo('settings.set');
  return (
    <SegmentedControl
      size="xs"
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

function Fields({
  question,
  answers: { answer, byApp, error, typed },
  rolls,
}: {
  readonly question: SessionQuestion;
  readonly answers: Answers;
  readonly rolls: Rolls;
}) {
  const given = { onAnswer: answer, typed, refused: error !== undefined };
  switch (question.kind) {
    case 'roll':
      return rolls === 'own' ? (
        <DiceFields dice={question.dice} {...given} />
      ) : (
        <AppRolls
          text={`Roll ${countedInWords(question.dice, 'die', 'dice')}`}
          onPress={byApp}
          typed={typed}
        />
      );
    case 'draw':
      return rolls === 'own' ? (
        <CardField left={question.left} hint={question.hint} {...given} />
      ) : (
        <AppRolls text="Draw a card" onPress={byApp} typed={typed} />
      );
    case 'choose':
      return <OptionKeys options={question.options} usual={question.usual} {...given} />;
    case 'place':
      return <PlaceFields question={question} {...given} />;
    default:
      return question satisfies never;
  }
}

interface AppRollsProps {
  readonly text: string;
  readonly onPress: () => void;
  readonly typed: Answers['typed'];
}

/** Enter is enough, unless the player has turned to something else. */
function AppRolls({ text, onPress, typed }: AppRollsProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => keepFocus(() => button.current), []);
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

function Bots({ answers: { goOn } }: { readonly answers: Answers }) {
  return (
    <div className={styles.acts}>
      <Button variant="filled" onClick={() => goOn(1)}>
        Play one step
      </Button>
      <Button onClick={() => goOn()}>Play on</Button>
    </div>
  );
}
