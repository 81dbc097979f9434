/**
 * The player's own dice and cards, typed in: the field has the focus already, moves on by itself, and one key leaves
 * the answer to the app. Give it a new `key` with each question.
 */

import { Button } from '@mantine/core';
import type { Choice } from '../../../src/contract/questions.ts';
import { upperFirst } from '../../../src/rules/core/text/english.ts';
import { percentText } from '../../../src/rules/core/text/percent.ts';
import { AppKey } from './app-key.tsx';
import { CardField } from './card-field.tsx';
import styles from './dice-entry.module.css';
import { DiceFields } from './dice-fields.tsx';
import type { DiceEntryProps } from './props.ts';
import { useOptionKeys } from './use-option-keys.ts';

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

/** Outcomes that an option may lead to: `Join 67 % · Part 33 %`. */
function Outcomes({ of }: { readonly of: NonNullable<Choice['options'][number]['outcomes']> }) {
  const open = of.filter(({ n }) => n > 0);
  const text = open.map((one) => `${one.text} ${percentText(one.n / one.of)}`).join(' · ');
  return <span className={styles.outcomes}>{text}</span>;
}

interface OptionKeysProps extends Pick<DiceEntryProps, 'onAnswer' | 'typed'>, Choice {}

/** A decision: each option has its number for a key, of two digits where there are ten or more. */
function OptionKeys({ options, usual, onAnswer, typed }: OptionKeysProps) {
  const { press, keyOf, buttonOf } = useOptionKeys({ options, onAnswer, typed });
  const byDefault = options.find(({ id }) => id === usual);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside.
    <div className={styles.fields} onKeyDown={press}>
      {options.map((option, at) => (
        <Button
          key={option.id}
          {...buttonOf(at)}
          leftSection={<kbd data-begun={keyOf(at).isBegun || undefined}>{keyOf(at).label}</kbd>}
          onClick={() => onAnswer({ own: option.id })}
        >
          <span className={styles.option}>
            {option.text}
            {option.does !== undefined && <span className={styles.outcomes}>{option.does}</span>}
            {option.outcomes !== undefined && <Outcomes of={option.outcomes} />}
          </span>
        </Button>
      ))}
      <AppKey
        text={byDefault ? `Default: ${byDefault.text}` : 'Let the app draw'}
        onPress={() => onAnswer('app')}
      />
    </div>
  );
}
