/**
 * The player's own dice and cards, typed in: the field has the focus already, moves on by itself, and one key leaves
 * the answer to the app. Give it a new `key` with each question.
 */

import { upperFirst } from '../../../src/rules/core/text/english.ts';
import { CardField } from './card-field.tsx';
import styles from './dice-entry.module.css';
import { DiceFields } from './dice-fields.tsx';
import { OptionKeys } from './option-keys.tsx';
import type { DiceEntryProps } from './props.ts';

export function DiceEntry(props: DiceEntryProps) {
  return (
    <fieldset className={styles.entry} data-question>
      <legend className={styles.question}>
        <Whose asked={props.question.asked} />
        {props.question.text}
      </legend>
      {typeof props.question.asked?.needs === 'string' && (
        <p className={styles.needs}>{props.question.asked.needs}.</p>
      )}
      <Fields {...props} />
      {props.error !== undefined && (
        <p className={styles.error} role="alert">
          {props.error}
        </p>
      )}
    </fieldset>
  );
}

/** `Nils Arden, against Gloria:` in the colour of his side; nothing where it is the table’s as a whole. */
function Whose({ asked }: Pick<DiceEntryProps['question'], 'asked'>) {
  if (asked === undefined || asked.who === null) return null;
  return (
    <span className={styles.whose} data-side={asked.side ?? undefined}>
      <b className="name">{upperFirst(asked.who)}</b>
      {asked.against !== null && <span>{` against ${asked.against}`}</span>}
      <span className="vh">: </span>
    </span>
  );
}

function Fields({ question, onAnswer, error, typed }: DiceEntryProps) {
  const refused = error !== undefined;
  switch (question.kind) {
    case 'roll':
      return (
        <DiceFields
          dice={question.dice}
          of={question.asked?.dice ?? []}
          onAnswer={onAnswer}
          refused={refused}
          typed={typed}
        />
      );
    case 'draw':
      return <CardField left={question.left} onAnswer={onAnswer} refused={refused} typed={typed} />;
    case 'choose':
      return (
        <OptionKeys options={question.options} usual={question.usual} onAnswer={onAnswer} typed={typed} />
      );
    default:
      return question satisfies never;
  }
}
