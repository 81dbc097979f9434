import { Button, NativeSelect, NumberInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { FigureView } from '../../../src/contract/corrections.ts';
import { off } from '../../components/off.ts';
import styles from './figure-form.module.css';
import { type Log, useCorrections } from './use-corrections.ts';

interface FigureFormProps {
  readonly log: Log;
  readonly figure: FigureView;
}

type Typed = FigureView['now'] | '';

/** What the table takes, where a figure lies outside of it. */
function boundsBroken(kind: FigureView['kind'], typed: Typed): string | undefined {
  if (kind.kind !== 'number' || typeof typed !== 'number') return undefined;
  const { least, most } = kind;
  return typed < least || typed > most ? `From ${least} to ${most}.` : undefined;
}

/** One figure as the player's printed book has it; whatever is typed, nothing holds before it is sent. */
export function FigureForm({ log, figure }: FigureFormProps) {
  const { correct, takeBack, refused } = useCorrections(log);
  const [typed, setTyped] = useState<Typed>(figure.now);
  const { label, kind, now, corrected } = figure;
  const unchanged = typed === '' || typed === now;
  const outside = boundsBroken(kind, typed);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!unchanged && typed !== '' && outside === undefined) correct(figure, typed);
  };
  return (
    <form className={styles.form} aria-label={`Correct: ${label}`} onSubmit={submit}>
      <FigureField figure={figure} typed={typed} wrong={outside ?? refused} onType={setTyped} />
      <Button type="submit" size="sm" {...off(unchanged || outside !== undefined)}>
        Correct
      </Button>
      {'nullable' in kind && kind.nullable && now !== null && (
        <Button size="sm" variant="subtle" onClick={() => correct(figure, null)}>
          Never
        </Button>
      )}
      {corrected && (
        <Button size="sm" variant="subtle" onClick={() => takeBack(figure)}>
          As in the book
        </Button>
      )}
    </form>
  );
}

interface FigureFieldProps {
  readonly figure: FigureView;
  readonly typed: Typed;
  readonly wrong: string | undefined;
  readonly onType: (typed: Typed) => void;
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function FigureField({ figure: { label, kind }, typed, wrong, onType }: FigureFieldProps) {
  switch (kind.kind) {
    case 'number':
      return (
        <NumberInput
          label={label}
          size="sm"
          error={wrong}
          // What was typed stays, with what is wrong with it.
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={kind.least < 0}
          min={kind.least}
          max={kind.most}
          placeholder={typed === null ? 'never' : ''}
          value={typeof typed === 'number' ? typed : ''}
          onChange={(value) => onType(typeof value === 'number' ? value : '')}
        />
      );
    case 'choice': {
      const own = kind.options.some(({ value }) => value === typed);
      return (
        <NativeSelect
          label={label}
          size="sm"
          error={wrong}
          // What only the book can say stands first, and can't be chosen again.
          data={[
            ...(own ? [] : [{ value: String(typed), label: String(typed), disabled: true }]),
            ...kind.options.map(({ value, text }) => ({ value: String(value), label: text })),
          ]}
          value={String(typed)}
          onChange={({ currentTarget: { value: chosen } }) =>
            onType(kind.options.find(({ value }) => String(value) === chosen)?.value ?? chosen)
          }
        />
      );
    }
    case 'flag':
      return (
        <NativeSelect
          label={label}
          size="sm"
          error={wrong}
          data={YES_NO}
          value={String(typed)}
          onChange={({ currentTarget: { value } }) => onType(value === 'true')}
        />
      );
    default:
      return kind satisfies never;
  }
}
