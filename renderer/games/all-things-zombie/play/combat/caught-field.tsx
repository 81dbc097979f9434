/** The button for surprise in the form of melee. */
import { Button } from '@mantine/core';
import { keyText } from '../keys/table.ts';
import type { Key } from '../state/key.ts';
import { CAUGHT_WORDS, caughtAfter, type Opponent } from './bout.ts';

interface CaughtFieldProps {
  /** Name of the one surprised: `Bubba`. */
  readonly name: string;
  readonly letter: Key;
  readonly value: Opponent['caught'];
  readonly onChange: (to: Opponent['caught']) => void;
}

/** Button for how far somebody is surprised, one step further with each press. */
export function CaughtField({ name, letter, value, onChange }: CaughtFieldProps) {
  return (
    <Button
      size="sm"
      variant={value === undefined ? 'subtle' : 'default'}
      rightSection={<kbd>{keyText(letter)}</kbd>}
      onClick={() => onChange(caughtAfter(value))}
    >
      <span className="vh">{name}: </span>
      {value === undefined ? 'Not surprised' : CAUGHT_WORDS[value]}
    </Button>
  );
}
