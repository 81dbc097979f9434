/** Fields of a date in the campaign: the period of the year, and the year since the outbreak. */
import { NativeSelect, NumberInput } from '@mantine/core';
import styles from './components.module.css';

/** Year and period, which counts from 0 in its year; an empty year is none yet. */
export type DateFilled = {
  readonly period: number;
  readonly year: number | '';
};

type DateFieldsProps = DateFilled & {
  readonly id: string;
  /** Names of the periods of a year, in order. */
  readonly periods: readonly string[];
  readonly onChange: (changed: Partial<DateFilled>) => void;
};

export function DateFields({ id, periods, period, year, onChange }: DateFieldsProps) {
  return (
    <span className={styles.date}>
      <NativeSelect
        id={id}
        size="sm"
        data={periods.map((label, index) => ({ value: String(index), label }))}
        value={String(period)}
        onChange={(event) => onChange({ period: Number(event.currentTarget.value) })}
      />
      <NumberInput
        size="sm"
        className={styles.year ?? ''}
        aria-label="Year"
        prefix="O+"
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        value={year}
        onChange={(value) => onChange({ year: typeof value === 'number' ? value : '' })}
      />
    </span>
  );
}
