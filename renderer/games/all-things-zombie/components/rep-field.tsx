/** A field for the Rep of somebody the app knows nothing of. */
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { FighterView } from '../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { Field } from './field.tsx';

type Rep = FighterView['rep'];
/** The Reps anybody can have. */
export const REPS: readonly Rep[] = [1, 2, 3, 4, 5, 6, 7];
/** Rep that most people met have, more or less. */
export const USUAL_REP: Rep = 4;

interface RepFieldProps {
  readonly label: string;
  readonly value: Rep;
  readonly onChange: (rep: Rep) => void;
}

export function RepField({ label, value, onChange }: RepFieldProps) {
  const id = useId();
  return (
    <Field label={label} id={id}>
      <NativeSelect
        id={id}
        value={String(value)}
        data={REPS.map(String)}
        onChange={(event) => {
          const picked = REPS.find((rep) => String(rep) === event.currentTarget.value);
          if (picked !== undefined) onChange(picked);
        }}
      />
    </Field>
  );
}
