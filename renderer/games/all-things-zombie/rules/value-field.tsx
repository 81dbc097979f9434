/** Fields of the odds calculator for one value: a number, a choice, several of a list, or a tick. */
import { Checkbox, MultiSelect, NativeSelect, NumberInput, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { OddsValue } from '../../../../src/contract/games/all-things-zombie/odds-input.ts';
import type { SimpleField } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import styles from './rules.module.css';

type Valued = Exclude<SimpleField, { readonly kind: 'flag' }>;

interface ValueFieldProps<F extends Valued> {
  readonly field: F;
  readonly value: OddsValue | undefined;
  readonly onChange: (value: OddsValue | undefined) => void;
}

export function ValueField({ field, ...value }: ValueFieldProps<Valued>) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label id={`${id}-label`} htmlFor={id}>
        {field.label}
      </label>
      <Control field={field} id={id} {...value} />
    </div>
  );
}

type ControlProps<F extends Valued = Valued> = ValueFieldProps<F> & { readonly id: string };

function Control({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    case 'number':
      return <NumberField field={field} {...rest} />;
    case 'choice':
      return <ChoiceField field={field} {...rest} />;
    case 'several':
      return <SeveralField field={field} {...rest} />;
    default:
      return field satisfies never;
  }
}

type Of<K extends Valued['kind']> = ControlProps<Extract<Valued, { readonly kind: K }>>;

function NumberField({ field: { least, most }, id, value, onChange }: Of<'number'>) {
  return (
    <NumberInput
      id={id}
      size="sm"
      className={styles.number ?? ''}
      allowDecimal={false}
      allowNegative={least < 0}
      min={least}
      max={most}
      clampBehavior="strict"
      value={typeof value === 'number' ? value : least}
      // Emptied on the way to another number, the odds of the last one stay.
      onChange={(next) => typeof next === 'number' && onChange(next)}
    />
  );
}

/** Letters that fit in one row of buttons. */
const ONE_ROW = 34;
const NONE = 'none';

function ChoiceField({ field: { options, optional }, id, value, onChange }: Of<'choice'>) {
  const choices = options.map(({ text }, at) => ({ value: String(at), label: text }));
  const data = optional ? [{ value: NONE, label: '–' }, ...choices] : choices;
  const at = options.findIndex((option) => option.value === value);
  const chosen = at < 0 ? NONE : String(at);
  const choose = (next: string) => onChange(next === NONE ? undefined : options[Number(next)]?.value);
  if (data.reduce((letters, { label }) => letters + label.length + 2, 0) <= ONE_ROW) {
    return (
      <SegmentedControl
        id={id}
        aria-labelledby={`${id}-label`}
        data={data}
        value={chosen}
        onChange={choose}
      />
    );
  }
  return (
    <NativeSelect
      id={id}
      size="sm"
      data={data}
      value={chosen}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

function SeveralField({ field: { options }, id, value, onChange }: Of<'several'>) {
  return (
    <MultiSelect
      id={id}
      size="sm"
      className={styles.several ?? ''}
      data={options.map((option) => ({ value: option.value, label: option.text }))}
      value={Array.isArray(value) ? [...value] : []}
      placeholder={Array.isArray(value) && value.length > 0 ? '' : 'None'}
      searchable
      onChange={onChange}
    />
  );
}

interface FlagFieldProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function FlagField({ label, value, onChange }: FlagFieldProps) {
  return (
    <Checkbox label={label} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
  );
}
