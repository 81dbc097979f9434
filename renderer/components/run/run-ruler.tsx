/** The games of a run on one bar: won is black, a draw white, lost hatched; what is to come is pale. */
import { useId } from 'react';
import styles from './run.module.css';

export interface RunPart {
  readonly name: string;
  readonly state: 'won' | 'drawn' | 'lost' | 'now' | 'to-come';
  /** Under it: what it came to, `next`; may be empty. */
  readonly result: string;
}

const HEIGHT = 48;
const BAR = 8;
const TOP = 20;

/** Drawn at the width there is, in shares of it: words keep their size. */
export function RunRuler({ parts }: { readonly parts: readonly RunPart[] }) {
  const hatch = useId();
  const share = (at: number) => `${(100 * at) / parts.length}%`;
  return (
    <svg
      className={styles.ruler}
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={parts.map(said).join('; ')}
    >
      <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} className={styles.drawn} />
        <path d="M0 0V6" className={styles.hatch} />
      </pattern>
      {parts.map(({ name, state, result }, at) => (
        <svg key={name} x={share(at)} width={share(1)} height={HEIGHT} overflow="visible" aria-hidden>
          <text
            className={state === 'to-come' ? styles.quiet : styles.name}
            x={state === 'now' ? 9 : 0}
            y={TOP - 6}
          >
            {name}
          </text>
          <rect
            className={styles[LOOK[state]]}
            {...(state === 'lost' ? { style: { fill: `url(#${hatch})` } } : {})}
            y={TOP}
            width="100%"
            height={BAR}
          />
          <text className={styles.quiet} x={0} y={TOP + BAR + 15}>
            {result}
          </text>
          {state === 'now' && <path className={styles.mark} d={`M0 ${TOP - 1}l-5-8h10Z`} />}
        </svg>
      ))}
    </svg>
  );
}

const said = ({ name, result, state }: RunPart): string =>
  `${name}: ${result === '' ? (state === 'now' ? 'next' : 'to come') : result}`;

const LOOK = { won: 'won', drawn: 'drawn', lost: 'drawn', now: 'now', 'to-come': 'toCome' } as const;
