import { NumberInput } from '@mantine/core';
import { useId } from 'react';
import { tallied } from '../../../../src/contract/games/all-things-zombie/odds-input.ts';
import type { OddsField } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import styles from './rules.module.css';

interface TallyFieldProps {
  readonly field: Extract<OddsField, { readonly kind: 'tally' }>;
  /** Each as often as it is there. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Field for how many there are of each, side by side. */
export function TallyField({ field: { label, options, most }, value, onChange }: TallyFieldProps) {
  const counts = options.map(
    (option) => [option.value, value.filter((one) => one === option.value).length] as const,
  );
  const room = most - value.length;
  const change = (changed: string, many: number) =>
    onChange(tallied(counts.map(([one, now]) => [one, one === changed ? many : now])));
  return (
    <fieldset className={styles.group}>
      <legend>
        {label}: {value.length}
      </legend>
      <div className={styles.tally}>
        {counts.map(([one, many], at) => (
          <Counted
            key={one}
            label={options[at]?.text ?? one}
            many={many}
            most={many + room}
            onChange={(next) => change(one, next)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CountedProps {
  readonly label: string;
  readonly many: number;
  readonly most: number;
  readonly onChange: (many: number) => void;
}

function Counted({ label, many, most, onChange }: CountedProps) {
  const id = useId();
  return (
    <div className={styles.counted}>
      <label htmlFor={id}>{label}</label>
      <NumberInput
        id={id}
        size="sm"
        className={styles.count ?? ''}
        allowDecimal={false}
        allowNegative={false}
        min={0}
        max={most}
        clampBehavior="strict"
        value={many}
        // Emptied on the way to another number, the last one stays.
        onChange={(next) => typeof next === 'number' && onChange(next)}
      />
    </div>
  );
}
