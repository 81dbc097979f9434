import { NativeSelect } from '@mantine/core';
import { useCampaign } from '../../../client/campaign-context.ts';
import { yearText } from '../text/calendar.ts';
import styles from './print.module.css';

/** Both included; null for the first there is, and the last. */
export interface Years {
  readonly from: number | null;
  readonly to: number | null;
}

export const ALL_YEARS: Years = { from: null, to: null };

interface YearFieldsProps {
  readonly years: Years;
  readonly onChange: (years: Years) => void;
}

/** Fields for the first and the last chapter: a campaign of many years is printed year by year. */
export function YearFields({ years: { from, to }, onChange }: YearFieldsProps) {
  const { calendar } = useCampaign();
  const first = calendar.start.year;
  const last = calendar.now.year;
  const years = (which: string) =>
    Array.from({ length: last - first + 1 }, (_, at) => ({
      value: String(first + at),
      label: `${which} ${yearText(first + at)}`,
    }));
  return (
    <>
      <NativeSelect
        aria-label="From year"
        size="sm"
        className={styles.year}
        data={years('From')}
        value={String(from ?? first)}
        onChange={({ currentTarget }) => {
          const year = Number(currentTarget.value);
          onChange({ from: year, to: to === null ? null : Math.max(year, to) });
        }}
      />
      <NativeSelect
        aria-label="To year"
        size="sm"
        className={styles.year}
        data={years('To')}
        value={String(to ?? last)}
        onChange={({ currentTarget }) => {
          const year = Number(currentTarget.value);
          onChange({ from: from === null ? null : Math.min(year, from), to: year });
        }}
      />
    </>
  );
}
