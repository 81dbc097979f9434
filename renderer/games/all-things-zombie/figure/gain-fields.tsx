/** The forms for what a figure gains: an attribute, a weapon, one of a Star's advantages. */
import { Select } from '@mantine/core';
import type { Edit } from '../../../../src/rules/all-things-zombie/acts/edit.ts';
import { useAsk } from '../../../client/api.ts';
import { type FigureLine, weaponFacts } from '../text/figures.ts';
import { FieldForm, type FieldProps } from './field-form.tsx';
import styles from './figure.module.css';

interface Choice<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly summary: string;
}

interface GainFormProps<Id extends string> {
  readonly figure: FigureLine;
  /** Name under which the draft is kept. */
  readonly field: 'gains-attribute' | 'gains-advantage' | 'gains-weapon';
  readonly label: string;
  readonly choices: readonly Choice<Id>[];
  readonly edit: (id: Id) => Edit;
}

function GainForm<Id extends string>({ figure, field, label, choices, edit }: GainFormProps<Id>) {
  return (
    <FieldForm<Id | null>
      figure={figure.id}
      field={field}
      label={label}
      start={null}
      edit={(id) => (choices.some((choice) => choice.id === id) && id !== null ? edit(id) : undefined)}
      save="Add"
    >
      {(given) => <Search {...given} label={label} choices={choices} />}
    </FieldForm>
  );
}

interface SearchProps<Id extends string> extends FieldProps<Id | null> {
  readonly label: string;
  readonly choices: readonly Choice<Id>[];
}

function Search<Id extends string>({ id, label, value, onChange, choices }: SearchProps<Id>) {
  const byId = new Map<string, Choice<Id>>(choices.map((choice) => [choice.id, choice]));
  return (
    <Select
      id={id}
      aria-label={label}
      size="sm"
      className={styles.search}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      nothingFoundMessage="No match"
      maxDropdownHeight={260}
      value={value}
      data={choices.map((choice) => ({ value: choice.id, label: choice.title }))}
      onChange={(next) => onChange(byId.get(next ?? '')?.id ?? null)}
      renderOption={({ option }) => (
        <span className={styles.option}>
          <span>{option.label}</span>
          <span className={styles.summary}>{byId.get(option.value)?.summary}</span>
        </span>
      )}
    />
  );
}

export function AttributeForm({ figure }: { readonly figure: FigureLine }) {
  const { data } = useAsk('reference.get', {});
  if (data === undefined) return null;
  const has = figure.attributes.map(({ id }) => id);
  return (
    <GainForm
      figure={figure}
      field="gains-attribute"
      label="Attribute"
      choices={data.attributes.filter(({ id }) => !has.includes(id))}
      edit={(attribute) => ({ field: 'attribute', attribute, has: true })}
    />
  );
}

export function AdvantageForm({ figure }: { readonly figure: FigureLine }) {
  const { data } = useAsk('reference.get', {});
  if (data === undefined) return null;
  const has = figure.advantages.map(({ id }) => id);
  return (
    <GainForm
      figure={figure}
      field="gains-advantage"
      label="Advantage"
      choices={data.advantages.filter(({ id }) => !has.includes(id))}
      edit={(advantage) => ({ field: 'advantage', advantage, has: true })}
    />
  );
}

export function WeaponForm({ figure }: { readonly figure: FigureLine }) {
  const { data } = useAsk('reference.get', {});
  if (data === undefined) return null;
  return (
    <GainForm
      figure={figure}
      field="gains-weapon"
      label="Weapon"
      choices={data.weapons.map((weapon) => ({ ...weapon, summary: weaponFacts(weapon) }))}
      edit={(weapon) => ({ field: 'weapon-got', weapon })}
    />
  );
}
