/** The victory scale as a black and white bar, with the dead of now on it. */
import type { LevelView, ScaleView } from '../../../../src/rules/aliens-vs-zombies/text/scale.ts';
import styles from './piles.module.css';

interface VictoryScaleProps extends ScaleView {
  readonly dead: number;
  readonly width: number;
  /** In a row of a table: the bar and its mark alone. */
  readonly small?: boolean;
}

const BAR = 7;

export function VictoryScale({ levels, to, dead, width, small = false }: VictoryScaleProps) {
  const at = (count: number) => (Math.min(count, to) / to) * (width - 2) + 1;
  const top = small ? 8 : 12;
  const held = levels.findLast(({ from }) => from <= dead);
  return (
    <svg
      className={styles.scale}
      width={width}
      height={small ? 16 : 52}
      {...(small && { viewBox: `0 0 ${width} 16`, preserveAspectRatio: 'none' })}
      role="img"
      aria-label={`Victory scale: ${dead} dead, ${held?.name ?? ''}`}
    >
      {levels.map((level, index) => {
        const [from, until] = [at(level.from), at(levels[index + 1]?.from ?? to)];
        return (
          <g key={level.level}>
            <rect
              className={index % 2 === 0 ? styles.dark : styles.light}
              {...{ x: from, y: top, width: until - from, height: BAR }}
            />
            {!small && <Names level={level} x={from} middle={(from + until) / 2} top={top + BAR} />}
          </g>
        );
      })}
      <path className={styles.mark} d={`M${at(dead)} ${top - 1}l-5-8h10Z`} />
    </svg>
  );
}

interface NamesProps {
  readonly level: LevelView;
  readonly x: number;
  readonly middle: number;
  readonly top: number;
}

function Names({ level, x, middle, top }: NamesProps) {
  return (
    <>
      <text className={styles.from} x={x} y={top + 12}>
        {level.from}
      </text>
      <text className={styles.level} x={middle} y={top + 27}>
        {level.name}
      </text>
    </>
  );
}
