/** The form that corrects one figure of a table to the player’s printed book; nothing that is typed holds before it is sent. */
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect } from 'react';
import { z } from 'zod';
import type { FigureView } from '../../../src/contract/corrections.ts';
import { FoundAgain } from '../form-acts.tsx';
import { type Filled, KeptForm } from '../kept-form.tsx';
import { off } from '../off.ts';
import styles from './corrections.module.css';
import { figureFault } from './figure-fault.ts';
import { type Log, useCorrections } from './use-corrections.ts';

interface FigureFormProps {
  readonly log: Log;
  readonly figure: FigureView;
  readonly onDrawn?: () => void;
}

type Typed = FigureView['now'] | '';

export function FigureForm(props: FigureFormProps) {
  const { table, row, field, now } = props.figure;
  const of = `${table}/${row}/${field}`;
  return (
    <KeptForm<Fields>
      form={`corrections/${of
        .toLowerCase()
        .replace(/[^a-z0-9/]+/g, '-')
        .slice(-60)}`}
      log={props.log.id}
      initial={{ of, typed: now }}
      read={(kept) => {
        const { data } = Kept.safeParse(kept);
        return data?.of === of ? data : undefined;
      }}
    >
      {(filled) => <Correction {...props} filled={filled} />}
    </KeptForm>
  );
}

const Kept = z.object({
  /** The figure’s full address (table, row and field); the form’s name may be cut short. */
  of: z.string(),
  typed: z.union([z.number(), z.string(), z.boolean(), z.null()]),
});
type Fields = z.infer<typeof Kept>;

function Correction({ log, figure, filled, onDrawn }: FigureFormProps & { readonly filled: Filled<Fields> }) {
  const { correct, takeBack, refused } = useCorrections(log);
  const { typed } = filled.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => onDrawn?.(), []);
  const { label, kind, now, corrected } = figure;
  const unchanged = typed === '' || typed === now;
  const outside = typed === '' ? undefined : figureFault(kind, typed);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!unchanged && typed !== '' && outside === undefined) correct(figure, typed, filled.sending());
  };
  return (
    <form className={styles.form} aria-label={`Correct: ${label}`} onSubmit={submit}>
      <FigureField
        figure={figure}
        typed={typed}
        wrong={outside ?? refused}
        onType={(to) => filled.set({ typed: to })}
      />
      <Button type="submit" size="sm" {...off(unchanged || outside !== undefined)}>
        Correct
      </Button>
      {'nullable' in kind && kind.nullable && now !== null && (
        <Button size="sm" variant="subtle" onClick={() => correct(figure, null, filled.sending())}>
          Never
        </Button>
      )}
      {corrected && (
        <Button size="sm" variant="subtle" onClick={() => takeBack(figure, filled.sending())}>
          As in the book
        </Button>
      )}
      <FoundAgain filled={filled} />
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
          // An entry out of range stays, with the fault beside it.
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
          // A value that only the book has stands first, and can’t be chosen again.
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
    case 'text':
      return (
        <TextInput
          label={label}
          size="sm"
          error={wrong}
          autoComplete="off"
          spellCheck={false}
          value={typeof typed === 'string' ? typed : ''}
          onChange={({ currentTarget: { value } }) => onType(value)}
        />
      );
    default:
      return kind satisfies never;
  }
}
