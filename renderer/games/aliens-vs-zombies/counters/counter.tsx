/** Drawing of a counter: side by family of shapes and colour, kind by its shape, armour by a ring, a mob by a second shape behind it. */
import type { CounterView } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import styles from './counter.module.css';
import { type CounterShape, SHAPES } from './shapes.ts';

export interface CounterProps
  extends Pick<CounterView, 'side' | 'kind' | 'number' | 'twice'>,
    Partial<Pick<CounterView, 'acted' | 'count'>> {
  /** Below 20 px its number can’t be read, and stands beside the name. */
  readonly bare?: boolean;
}

function Outline({ shape: { d, lines }, className }: { shape: CounterShape; className: string | undefined }) {
  return (
    <g className={className}>
      {lines !== undefined && <path className={styles.lines} d={lines} />}
      <path d={d} />
    </g>
  );
}

/** Offset, up and to the right, of the second shape of a mob. */
const BEHIND = 4.2;
const DIGIT = 5.3;

export function Counter({ side, kind, number, twice, acted = false, count = 1, bare = false }: CounterProps) {
  const shape = SHAPES[kind];
  const isMob = twice && side === 'zombies';
  const { middle } = shape;
  const classes = [styles.counter, styles[side], acted ? styles.acted : ''].join(' ');
  return (
    <g className={classes} data-counter={kind}>
      {isMob && (
        <g transform={`translate(${BEHIND} ${-BEHIND})`}>
          <Outline shape={shape} className={styles.halo} />
          <Outline shape={shape} className={styles.behind} />
        </g>
      )}
      <Outline shape={shape} className={styles.halo} />
      <Outline shape={shape} className={styles.body} />
      {isMob && <circle className={styles.disc} cy={middle} r={7.9} />}
      {twice && !isMob && <circle className={styles.armour} cy={middle} r={7.3} />}
      {!bare && (
        <text className={isMob ? styles.inDisc : styles.number} y={middle + DIGIT}>
          {number}
        </text>
      )}
      {count > 1 && (
        <g className={styles.count} transform="translate(11.5 10.5)">
          <circle r={count > 9 ? 11 : 9.3} />
          <text y={DIGIT}>{count}</text>
        </g>
      )}
    </g>
  );
}

interface CounterIconProps extends CounterProps {
  readonly size: number;
}

/** A counter in a line of text or a table. */
export function CounterIcon({ size, ...counter }: CounterIconProps) {
  return (
    <svg className={styles.icon} viewBox="-18 -19 36 36" width={size} height={size} aria-hidden>
      <Counter {...counter} bare={counter.bare ?? size < 20} />
    </svg>
  );
}
