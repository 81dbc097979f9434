/** A bar for each game, as long as the game was in turns, against the most turns a game may have; who won stands behind it. */
import type { SeriesGame } from '../../../../src/rules/zombie-death-force/text/series/run.ts';
import styles from '../../../components/run/run.module.css';

const WIDTH = 330;
const LEFT = 24;
const RIGHT = 108;
const ROW = 24;
const BAR = 10;

interface GameLengthsProps {
  readonly games: readonly SeriesGame[];
  /** Turns at most in each. */
  readonly most: number;
}

export function GameLengths({ games, most }: GameLengthsProps) {
  const x = (turns: number) => LEFT + (turns / most) * (WIDTH - LEFT - RIGHT);
  const bottom = games.length * ROW + 4;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${bottom + 18}`}
      role="img"
      aria-label={said(games, most)}
    >
      {[most / 2, most].map((turns) => (
        <g key={turns}>
          <path className={styles.grid} d={`M${x(turns)} 0V${bottom}`} />
          <text className={styles.quiet} x={x(turns)} y={bottom + 14} textAnchor="middle">
            {Math.round(turns)}
          </text>
        </g>
      ))}
      {games.map(({ number, turns, result, state }, at) => {
        const middle = at * ROW + ROW / 2;
        return (
          <g key={number}>
            <text className={styles.quiet} x={LEFT - 8} y={middle + 4} textAnchor="end">
              {number}
            </text>
            <rect
              className={state === 'drawn' ? styles.drawn : styles.won}
              {...{ x: LEFT, y: middle - BAR / 2, width: x(turns ?? 0) - LEFT, height: BAR }}
            />
            <text className={styles.label} x={x(turns ?? 0) + 6} y={middle + 4}>
              {turns} · {result}
            </text>
          </g>
        );
      })}
      <path className={styles.base} d={`M${LEFT} 0V${bottom}`} />
    </svg>
  );
}

const said = (games: readonly SeriesGame[], most: number): string =>
  `Turns of each game, of ${most} at most. ${games.map(({ name, turns, result }) => `${name}: ${turns}, ${result}`).join('. ')}`;
