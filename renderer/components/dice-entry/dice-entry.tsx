/**
 * The player's own dice and cards, typed in: the field has the focus already, moves on by itself, and one key leaves
 * the answer to the app. Give it a new `key` with each question.
 */

import { CardField } from './card-field.tsx';
import styles from './dice-entry.module.css';
import { DiceFields } from './dice-fields.tsx';
import { OptionKeys } from './option-keys.tsx';
import type { DiceEntryProps } from './props.ts';

export function DiceEntry(props: DiceEntryProps) {
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.question}>{props.question.text}</legend>
      <Fields {...props} />
      {props.error !== undefined && (
        <p className={styles.error} role="alert">
          {props.error}
        </p>
      )}
    </fieldset>
  );
}

function Fields({ question, onAnswer, error, typed }: DiceEntryProps) {
  const refused = error !== undefined;
  switch (question.kind) {
    case 'roll':
      return <DiceFields dice={question.dice} onAnswer={onAnswer} refused={refused} typed={typed} />;
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
