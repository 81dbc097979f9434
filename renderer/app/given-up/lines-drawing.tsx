/** The present line from left to right, and each given-up one where it leaves it; the list beside it says all of it in words. */
import type { GivenUpLine, LinesAxis } from '../../../src/contract/calls/lines.ts';
import { counted } from '../../../src/rules/core/text/english.ts';
import styles from './given-up.module.css';

const WIDTH = 360;
const LEFT = 8;
const RIGHT = 345;
/** Between two lines above one another. */
const LANE = 28;
/** The most that are drawn; the others stand in the list. */
const LANES = 4;
/** The shortest a line is drawn. */
const SHORT = 26;
/** Where a label has room. */
const LABEL = 48;

interface Drawn {
  readonly line: GivenUpLine;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
}

/** Each in the lowest lane where it meets no other. */
function drawn(lines: readonly GivenUpLine[], x: (at: number) => number): readonly Drawn[] {
  const placed: Drawn[] = [];
  for (const line of lines.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const to = Math.min(RIGHT, Math.max(x(line.to), x(line.from) + SHORT));
    const from = Math.min(x(line.from), to - SHORT);
    for (let lane = 1; lane <= LANES; lane++) {
      const isFree = placed.every(
        (other) =>
          other.lane !== lane ||
          other.to < Math.min(from, to - LABEL) ||
          Math.min(other.from, other.to - LABEL) > to,
      );
      if (!isFree) continue;
      placed.push({ line, from, to, lane });
      break;
    }
  }
  return placed;
}

interface DrawingProps {
  readonly lines: readonly GivenUpLine[];
  readonly axis: LinesAxis;
  readonly shown: number | undefined;
}

export function LinesDrawing({ lines, axis, shown }: DrawingProps) {
  const length = Math.max(1, axis.to - axis.from);
  const x = (at: number) => LEFT + ((at - axis.from) / length) * (RIGHT - LEFT);
  const placed = drawn(lines, x);
  const ground = 34 + LANE * Math.max(1, ...placed.map(({ lane }) => lane));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${ground + 28}`}
      role="img"
      aria-label={`The present line, and ${counted(placed.length, 'line')} that left it`}
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
            <text x={to} y={y - 8} textAnchor={to < LEFT + LABEL ? 'start' : 'end'}>
              {counted(line.acts, 'act')}
            </text>
          </g>
        );
      })}
      <circle className={styles.now} cx={x(axis.now)} cy={ground} r={5} />
    </svg>
  );
}

const anchor = (x: number) => (x < 60 ? 'start' : x > RIGHT - 60 ? 'end' : 'middle');
