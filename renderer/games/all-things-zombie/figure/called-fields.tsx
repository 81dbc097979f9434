/** Fields of a figure’s short name and pronoun, which stand beside its name. */
import { TextInput } from '@mantine/core';
import type { Input } from '../../../../src/contract/contract.ts';
import { MOST_SHORT_NAME } from '../../../../src/contract/limits.ts';
import { shortNames } from '../../../../src/rules/all-things-zombie/text/chronicle/names.ts';
import { leftInField } from '../../../components/characters-left.ts';
import { PronounField, type PronounId } from '../components/pronoun-field.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './figure.module.css';

export type Called = {
  readonly name: string;
  readonly shortName: string;
  readonly pronoun: PronounId;
};

type Named = Pick<FigureLine, 'name' | 'shortName' | 'pronoun'>;

export const calledNow = ({ name, shortName, pronoun }: Named): Called => ({
  name,
  shortName: shortName ?? '',
  pronoun,
});

/** Input of the act from the form: an empty short name takes it away. */
export function renaming({
  name,
  shortName,
  pronoun,
}: Called): Omit<Input<'figure.rename'>, 'campaign' | 'revision' | 'figure'> {
  return { name, pronoun, shortName: shortName.trim() === '' ? null : shortName };
}

/** True if nothing of the form differs from how the figure is called. */
export const isCalledSo = (figure: Named, { name, shortName, pronoun }: Called): boolean =>
  name.trim() === figure.name && shortName.trim() === (figure.shortName ?? '') && pronoun === figure.pronoun;

interface CalledFieldsProps {
  readonly value: Called;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<Called>) => void;
}

export function CalledFields({ value, error, onChange }: CalledFieldsProps) {
  const { name, shortName, pronoun } = value;
  return (
    <div className={styles.called}>
      <TextInput
        label="Short name"
        placeholder={shortNames([{ name }])({ name })}
        autoComplete="off"
        value={shortName}
        {...leftInField(shortName, MOST_SHORT_NAME, error)}
        onChange={(event) => onChange({ shortName: event.currentTarget.value })}
      />
      <PronounField value={pronoun} onChange={(to) => onChange({ pronoun: to ?? 'they' })} />
    </div>
  );
}
