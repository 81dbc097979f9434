/** Six bars and the line that even dice would reach. The table below says the same in figures. */
import type { DiceCount } from '../../../src/contract/statistics.ts';
import { Die } from '../die.tsx';
import styles from './statistics.module.css';

const grouped = new Intl.NumberFormat('en');

const WIDTH = 460;
const HEIGHT = 180;
const BASE = 132;
const TOP = 8;
/** Room at the right for the words at the line’s end. */
const PLOT = 400;
const STEP = PLOT / 6;
const BAR = 38;

export function DiceChart({ hand: { by, faces, expected } }: { readonly hand: DiceCount }) {
  const most = Math.max(...faces, expected);
  const y = (times: number) => BASE - ((BASE - TOP) * times) / most;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {faces.map((times, at) => {
        const middle = STEP * at + STEP / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place.
          <g key={at}>
            <rect
              className={styles.bar}
              data-by={by}
              x={middle - BAR / 2}
              y={y(times)}
              width={BAR}
              height={BASE - y(times)}
            />
            <text className={styles.label} x={middle} y={BASE + 45}>
              {grouped.format(times)}
            </text>
            <g transform={`translate(${middle - 11} ${BASE + 8})`}>
              <Die face={at + 1} />
            </g>
          </g>
        );
      })}
      <line className={styles.base} x1="0" x2={PLOT} y1={BASE} y2={BASE} />
      <line className={styles.even} x1="0" x2={PLOT} y1={y(expected)} y2={y(expected)} />
      <text className={styles.evenLabel} x={PLOT + 6} y={y(expected) + 4}>
        even
      </text>
    </svg>
  );
}
