/** Choice of the pronoun by which sentences speak of a figure. */
import { Select } from '@mantine/core';
import type { Input } from '../../../../src/contract/contract.ts';
import { PRONOUN_CHOICES } from '../../../../src/contract/games/all-things-zombie/shapes.ts';

export type PronounId = NonNullable<Input<'party.add'>['pronoun']>;

interface PronounFieldProps {
  readonly value: PronounId | null;
  readonly onChange: (pronoun: PronounId | null) => void;
  /** Pronoun that the figure has where none is chosen; without it, one is always chosen. */
  readonly otherwise?: string;
  readonly className?: string | undefined;
}

export function PronounField({ value, onChange, otherwise, className = '' }: PronounFieldProps) {
  return (
    <Select
      label="Pronoun"
      className={className}
      data={[...PRONOUN_CHOICES]}
      value={value}
      placeholder={otherwise}
      clearable={otherwise !== undefined}
      allowDeselect={false}
      onChange={(to) => onChange(PRONOUN_CHOICES.find((one) => one === to) ?? null)}
    />
  );
}

/** Pronoun of a new figure where the player chooses none: a name that is drawn brings its own. */
export const pronounOtherwise = (name: string): string => (name.trim() === '' ? 'with the name' : 'they');
