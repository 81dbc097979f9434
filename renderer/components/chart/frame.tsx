import type { ReactNode } from 'react';
import type { Year } from './axis.tsx';
import styles from './chart.module.css';

/** Props common to all charts over the campaign’s periods. */
export interface ChartProps {
  /** Content of the chart in one sentence, for those who don’t see it; a table beside it has the figures. */
  readonly label: string;
  readonly years: readonly Year[];
  /** The first and the last period shown. */
  readonly from: number;
  readonly to: number;
}

const WIDE = 304;

/** A drawing as wide as the column beside an entry. */
export function Frame({
  label,
  high,
  children,
}: {
  readonly label: string;
  readonly high: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={styles.chart}
      width={WIDE}
      height={high}
      viewBox={`0 0 ${WIDE} ${high}`}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}
