/** The present line from left to right, and each given-up one where it leaves it; the list beside it says all of it in words. */
import type { GivenUpLine, LinesAxis } from '../../../src/contract/calls/lines.ts';
import { counted } from '../../../src/rules/core/text/english.ts';
import styles from './given-up.module.css';
import { LANE, placed as placedIn } from './placed-lines.ts';

const WIDTH = 360;
const LEFT = 8;
const RIGHT = 345;
/** From where a line begins to rise to where its label stands, past the bend. */
const LABEL = 21;

interface DrawingProps {
  readonly lines: readonly GivenUpLine[];
  readonly axis: LinesAxis;
  readonly shown: number | undefined;
}

export function LinesDrawing({ lines, axis, shown }: DrawingProps) {
  const length = Math.max(1, axis.to - axis.from);
  const x = (at: number) => LEFT + ((at - axis.from) / length) * (RIGHT - LEFT);
  const placed = placedIn(lines, x, { left: LEFT, right: RIGHT });
  const ground = 34 + LANE * Math.max(1, ...placed.map(({ lane }) => lane));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${ground + 28}`}
      role="img"
      aria-label={`The present line, and ${counted(placed.length, 'line', 'lines')} that left it`}
    >
      <path className={styles.beyond} d={`M${LEFT} ${ground}H${x(axis.to)}`} />
      <path className={styles.present} d={`M${LEFT} ${ground}H${x(axis.now)}`} />
      {axis.ticks.map(({ at, text }) => (
        <g key={at}>
          <path className={styles.tick} d={`M${x(at)} ${ground - 6}v12`} />
          <text x={Math.min(RIGHT + 7, x(at))} y={ground + 22} textAnchor={anchor(x(at))}>
            {text}
          </text>
        </g>
      ))}
      {placed.map(({ line, from, to, lane }) => {
        const y = ground - LANE * lane;
        const bend = Math.min(18, (to - from) / 2);
        return (
          <g key={line.line} data-shown={line.line === shown || undefined}>
            <path
              className={styles.left}
              d={`M${from} ${ground}C${from + bend} ${ground} ${from + bend / 2} ${y} ${from + bend * 1.6} ${y}H${to}`}
            />
            <circle className={styles.end} cx={to} cy={y} r={3.5} />
            <text x={from + LABEL} y={y - 8}>
              {counted(line.acts, 'act', 'acts')}
            </text>
          </g>
        );
      })}
      <circle className={styles.now} cx={x(axis.now)} cy={ground} r={5} />
    </svg>
  );
}

const anchor = (x: number) => (x < 60 ? 'start' : x > RIGHT - 60 ? 'end' : 'middle');
