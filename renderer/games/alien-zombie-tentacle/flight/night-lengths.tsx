/** A bar for each night, as long as it was in rounds; how many were lost in it stands behind. */
import type { FlightNight } from '../../../../src/rules/alien-zombie-tentacle/text/flight/run.ts';
import styles from '../../../components/run/run.module.css';

const WIDTH = 330;
const LEFT = 24;
const RIGHT = 132;
const ROW = 24;
const BAR = 10;

export function NightLengths({ nights }: { readonly nights: readonly FlightNight[] }) {
  const most = Math.max(1, ...nights.map(({ rounds }) => rounds ?? 0));
  const x = (rounds: number) => LEFT + (rounds / most) * (WIDTH - LEFT - RIGHT);
  const bottom = nights.length * ROW + 4;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${bottom + 4}`}
      role="img"
      aria-label={nights.map(said).join('; ')}
    >
      {nights.map(({ number, rounds, lost, state, result }, at) => {
        const middle = at * ROW + ROW / 2;
        return (
          <g key={number}>
            <text className={styles.quiet} x={LEFT - 8} y={middle + 4} textAnchor="end">
              {number}
            </text>
            <rect
              className={state === 'lost' ? styles.drawn : styles.won}
              {...{ x: LEFT, y: middle - BAR / 2, width: x(rounds ?? 0) - LEFT, height: BAR }}
            />
            <text className={styles.label} x={x(rounds ?? 0) + 6} y={middle + 4}>
              {`${rounds} · ${lost} lost, ${result}`}
            </text>
          </g>
        );
      })}
      <path className={styles.base} d={`M${LEFT} 0V${bottom}`} />
    </svg>
  );
}

const said = ({ name, rounds, lost, result }: FlightNight): string =>
  `${name}: ${rounds} rounds, ${lost} lost, ${result}`;
