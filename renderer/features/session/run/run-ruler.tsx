/** The games of a run on one bar: won is black, a draw white, lost hatched; what is to come is pale. */
import { useId } from 'react';
import styles from './run.module.css';
import { words } from './text/run-ruler.ts';

export interface RunPart {
  readonly name: string;
  readonly state: 'won' | 'drawn' | 'lost' | 'now' | 'to-come';
  /** Under it: what it came to, `next`; may be empty. */
  readonly result: string;
}

const WIDTH = 780;
const BAR = 8;
const TOP = 20;

export function RunRuler({ parts }: { readonly parts: readonly RunPart[] }) {
  const hatch = useId();
  const wide = (WIDTH - 2) / parts.length;
  const now = parts.findIndex(({ state }) => state === 'now');
  return (
    <svg
      className={styles.ruler}
      viewBox={`0 0 ${WIDTH} 48`}
      role="img"
      aria-label={parts.map(said).join('; ')}
    >
      <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} className={styles.drawn} />
        <path d="M0 0V6" className={styles.hatch} />
      </pattern>
      {parts.map(({ name, state, result }, at) => {
        const x = 1 + at * wide;
        return (
          <g key={name}>
            <text
              className={state === 'to-come' ? styles.quiet : styles.name}
              x={state === 'now' ? x + 9 : x}
              y={TOP - 6}
            >
              {name}
            </text>
            <rect
              className={styles[LOOK[state]]}
              {...(state === 'lost' ? { style: { fill: `url(#${hatch})` } } : {})}
              {...{ x, y: TOP, width: wide, height: BAR }}
            />
            <text className={styles.quiet} x={x} y={TOP + BAR + 15}>
              {result}
            </text>
          </g>
        );
      })}
      {now >= 0 && <path className={styles.mark} d={`M${1 + now * wide} ${TOP - 1}l-5-8h10Z`} />}
    </svg>
  );
}

const said = ({ name, result, state }: RunPart): string =>
  `${name}: ${result === '' ? (state === 'now' ? 'next' : words.toCome) : result}`;

const LOOK = { won: 'won', drawn: 'drawn', lost: 'drawn', now: 'now', 'to-come': 'toCome' } as const;
