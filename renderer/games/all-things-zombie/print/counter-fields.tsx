import { NativeSelect, NumberInput } from '@mantine/core';
import { BASES, type CounterChoice, MOST_BADGES, MOST_OTHERS, MOST_ZOMBIES } from './counter-choice.ts';
import styles from './print.module.css';

interface CounterFieldsProps {
  readonly choice: CounterChoice;
  readonly onChange: (choice: CounterChoice) => void;
}

/** Fields for the size of the counters, and for how many of each. */
export function CounterFields({ choice, onChange }: CounterFieldsProps) {
  const number = (label: string, field: 'zombies' | 'blanks' | 'badges', most: number) => (
    <NumberInput
      label={label}
      size="xs"
      className={styles.count}
      min={0}
      max={most}
      clampBehavior="strict"
      allowDecimal={false}
      value={choice[field]}
      onChange={(value) => onChange({ ...choice, [field]: typeof value === 'number' ? value : 0 })}
    />
  );
  return (
    <div className={styles.fields}>
      <NativeSelect
        label="Base"
        size="xs"
        value={choice.base}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, base: BASES.find((base) => String(base) === value) ?? choice.base })
        }
        data={BASES.map((base) => ({ value: String(base), label: `${base} mm` }))}
      />
      {number('Zombies', 'zombies', MOST_ZOMBIES)}
      {number('Others', 'blanks', MOST_OTHERS)}
      {number('Of each status', 'badges', MOST_BADGES)}
    </div>
  );
}
