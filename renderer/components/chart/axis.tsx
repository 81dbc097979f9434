/** Axes of a chart: years along its foot, values at its left. */
import styles from './chart.module.css';
import type { Scale } from './scale.ts';

export interface Year {
  readonly at: number;
  readonly text: string;
}

interface AxisProps {
  readonly x: Scale;
  readonly y: number;
  /** The first and the last period shown. */
  readonly from: number;
  readonly to: number;
  readonly years: readonly Year[];
}

/** Least pixels between two years that are both labelled. */
const APART = 34;
const HIGH = 4;

/** The campaign's periods as the ruler has them: a bar, black and white by turns, a year each. */
export function Axis({ x, y, from, to, years }: AxisProps) {
  let free = Number.NEGATIVE_INFINITY;
  return (
    <g>
      {years.map(({ at, text }, index) => {
        const start = x(Math.max(at, from));
        const end = x(Math.min(years[index + 1]?.at ?? to, to));
        const labelled = start >= free;
        if (labelled) free = start + APART;
        return (
          <g key={at}>
            <rect
              className={index % 2 === 0 ? styles.odd : styles.even}
              x={start}
              y={y}
              width={Math.max(end - start, 0)}
              height={HIGH}
            />
            {labelled && (
              <text x={start} y={y + 18}>
                {text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Values at the left, each with its hairline. */
export function Values({
  y,
  ticks,
  to,
}: {
  readonly y: Scale;
  readonly ticks: readonly number[];
  readonly to: number;
}) {
  return (
    <g>
      {ticks.map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M20 ${y(value)}H${to}`} />
          <text x="14" y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}
