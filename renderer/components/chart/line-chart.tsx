/** A chart of lines in steps, each told apart by colour and dash, with its label at its end. */
import { Axis, Values } from './axis.tsx';
import styles from './chart.module.css';
import { type ChartProps, Frame } from './frame.tsx';
import { haveMet, type Scale, type Step, scale, spread, stepPath, ticks } from './scale.ts';

export interface Line {
  readonly id: string;
  /** Name at the line's end. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Period in which the line ends for good; null where it goes on. */
  readonly gone: number | null;
}

interface LineChartProps extends ChartProps {
  /** Five at most. */
  readonly lines: readonly Line[];
  /** From a little below the least value, where how far it is from nothing says little. */
  readonly close?: boolean;
}

const HIGH = 168;
const [LEFT, RIGHT, TOP, BOTTOM] = [22, 206, 10, 140];
const ROW = 16;
/** Letters that fit beside a line's end. */
const LETTERS = 12;
/** Between lines of one value, so that none hides another. */
const BESIDE = 3;

/** In the order of LOOK.md: a line is known by its colour, by its dash and by the label at its end. */
const STROKES = [
  { stroke: 'var(--chart-1)', dash: undefined },
  { stroke: 'var(--chart-2)', dash: '9 3' },
  { stroke: 'var(--chart-3)', dash: '2 3' },
  { stroke: 'var(--chart-4)', dash: '9 3 2 3' },
  { stroke: 'var(--chart-5)', dash: '5 5' },
] as const;

export function LineChart({ label, lines, years, from, to, close = false }: LineChartProps) {
  const all = lines.flatMap(({ steps }) => steps.map(({ value }) => value));
  const most = Math.max(1, ...all);
  const least = close ? Math.max(0, Math.min(most, ...all) - 1) : 0;
  const values = ticks(most - least).map((value) => least + value);
  const x = scale([from, to], [LEFT, RIGHT]);
  const y = scale([least, values.at(-1) ?? most], [BOTTOM, TOP]);
  const aside = haveMet(lines) ? BESIDE : 0;
  const ends = spread(
    lines.map(({ steps }) => y(steps.at(-1)?.value ?? least)),
    ROW,
    TOP,
  );
  return (
    <Frame label={label} high={HIGH}>
      <Values y={y} ticks={values} to={RIGHT} />
      <Axis x={x} y={BOTTOM + 6} from={from} to={to} years={years} />
      {lines.map(({ id, label: name, steps, gone }, index) => {
        const { stroke, dash } = STROKES[index % STROKES.length] ?? STROKES[0];
        const end = ends[index] ?? TOP;
        const own: Scale = (value) => y(value) + aside * (index - (lines.length - 1) / 2);
        const last = own(steps.at(-1)?.value ?? least);
        return (
          <g key={id}>
            <path
              className={index === 0 ? `${styles.line} ${styles.first}` : styles.line}
              style={{ stroke }}
              strokeDasharray={dash}
              d={stepPath(steps, x, own, gone ?? to)}
            />
            {gone !== null && (
              <path className={styles.gone} d={`M${x(gone) - 4} ${last - 4}l8 8m0 -8l-8 8`} />
            )}
            <path
              className={index === 0 ? `${styles.line} ${styles.first}` : styles.line}
              style={{ stroke }}
              strokeDasharray={dash}
              d={`M${RIGHT + 8} ${end}h18`}
            />
            <text className={styles.label} x={RIGHT + 31} y={end + 4}>
              {shortened(name)}
            </text>
          </g>
        );
      })}
    </Frame>
  );
}

/** The whole name stands in the table; the number at the end of a label is never cut. */
function shortened(label: string): string {
  if (label.length <= LETTERS) return label;
  const value = label.slice(label.lastIndexOf(' '));
  return `${label.slice(0, LETTERS - 1 - value.length)}…${value}`;
}
