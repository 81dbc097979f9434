/** The reason for a figure who comes by no Encounter: asked once the first party is complete. */
import { TextInput } from '@mantine/core';
import { MOST_WHY } from '../../../../src/contract/limits.ts';
import { leftInField } from '../../../components/characters-left.ts';

interface WhyJoinsProps {
  readonly why: string;
  readonly error: { readonly message: string; readonly field?: string | undefined } | undefined;
  readonly onChange: (why: string) => void;
}

export function WhyJoins({ why, error, onChange }: WhyJoinsProps) {
  return (
    <TextInput
      label="Why"
      placeholder="more figures only come by Encounters"
      autoComplete="off"
      aria-required
      value={why}
      {...leftInField(why, MOST_WHY, error?.field === 'why' ? error.message : undefined)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
