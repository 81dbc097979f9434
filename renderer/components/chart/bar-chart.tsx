/** A chart of the kills of each Encounter: bars with zombies below, people above. */
import { Axis, Values } from './axis.tsx';
import styles from './chart.module.css';
import { type ChartProps, Frame } from './frame.tsx';
import { scale, ticks } from './scale.ts';

export interface Bar {
  readonly at: number;
  /** Stacked from below, in this order. */
  readonly zombies: number;
  readonly people: number;
}

interface BarChartProps extends ChartProps {
  readonly bars: readonly Bar[];
}

const HIGH = 128;
const [LEFT, RIGHT, TOP, BOTTOM] = [22, 300, 8, 100];
const BETWEEN = 1.5;
const WIDEST = 16;

export function BarChart({ label, bars, years, from, to }: BarChartProps) {
  const values = ticks(Math.max(1, ...bars.map(({ zombies, people }) => zombies + people)), 3);
  // The last bar needs its own width within the chart.
  const x = scale([from, to + 1], [LEFT, RIGHT]);
  const y = scale([0, values.at(-1) ?? 1], [BOTTOM, TOP]);
  const width = Math.max(1.5, Math.min(WIDEST, (RIGHT - LEFT) / Math.max(to + 1 - from, 1) - BETWEEN));
  return (
    <Frame label={label} high={HIGH}>
      <Values y={y} ticks={values} to={RIGHT} />
      {bars.map(({ at, zombies, people }) => (
        <g key={at}>
          <rect
            className={styles.zombies}
            x={x(at)}
            y={y(zombies)}
            width={width}
            height={BOTTOM - y(zombies)}
          />
          {people > 0 && (
            <rect
              className={styles.people}
              x={x(at)}
              y={y(zombies + people) - BETWEEN}
              width={width}
              height={Math.max(y(zombies) - y(zombies + people), 1)}
            />
          )}
        </g>
      ))}
      <Axis x={x} y={BOTTOM + 4} from={from} to={to + 1} years={years} />
    </Frame>
  );
}
