/** Fields of the Star of a new campaign: name, attribute and weapons. */
import { Select, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { useAsk } from '../../../client/api.ts';
import { leftInField } from '../../../components/characters-left.ts';
import layout from '../../../components/form-rows.module.css';
import { PronounField, pronounOtherwise } from '../components/pronoun-field.tsx';
import type { FieldsProps } from './campaign-fields.tsx';
import styles from './new-campaign.module.css';
import { WeaponPicker } from './weapon-picker.tsx';

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description'];

/** `again`: in the place of a Star who is gone. */
export function StarFields({ draft, errors, onChange, again }: FieldsProps & { readonly again?: true }) {
  const reference = useAsk('reference.get', {}).data;
  const name = useRef<HTMLInputElement>(null);
  const ready = reference !== undefined;
  useEffect(() => {
    if (ready) name.current?.focus();
  }, [ready]);
  if (reference === undefined) return null;

  const { attributes } = reference;
  const chosen = attributes.find(({ id }) => id === draft.attribute);
  return (
    <>
      <p className={`${styles.intro} second prose`}>
        The Star is you: a Rep 5 figure of your own making, with one attribute and whatever weapons you like.
        {again === undefined && ' Three Grunts are then drawn by the tables.'}
      </p>
      <div className={layout.rows}>
        <TextInput
          ref={name}
          label="Name"
          autoComplete="off"
          value={draft.starName}
          {...leftInField(draft.starName, MOST_NAME, errors.starName)}
          onChange={(event) => onChange({ starName: event.currentTarget.value })}
        />
        <PronounField
          value={draft.pronoun ?? null}
          otherwise={pronounOtherwise(draft.starName)}
          onChange={(pronoun) => onChange({ pronoun })}
        />
        <Select
          label="Attribute"
          inputWrapperOrder={ORDER}
          placeholder="Type to search"
          searchable
          selectFirstOptionOnChange
          clearable={false}
          allowDeselect={false}
          onKeyDown={(event) => {
            // Enter takes what is highlighted, and never sends the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          nothingFoundMessage="No match."
          data={attributes.map(({ id, title }) => ({ value: id, label: title }))}
          renderOption={({ option }) => (
            <AttributeOption
              title={option.label}
              summary={attributes.find(({ id }) => id === option.value)?.summary}
            />
          )}
          value={draft.attribute}
          error={errors.attribute}
          description={chosen?.summary}
          onChange={(id) =>
            onChange({ attribute: attributes.find((attribute) => attribute.id === id)?.id ?? null })
          }
        />
      </div>
      <WeaponPicker
        weapons={reference.weapons}
        chosen={draft.weapons}
        error={errors.weapons}
        onChange={(weapons) => onChange({ weapons })}
      />
    </>
  );
}

/** An attribute in a list: its name, and what it does in our words. */
function AttributeOption({
  title,
  summary,
}: {
  readonly title: string;
  readonly summary: string | undefined;
}) {
  return (
    <span className={styles.option}>
      <b>{title}</b>
      <span>{summary}</span>
    </span>
  );
}
