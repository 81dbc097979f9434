/** The towns of a war on one bar: won is black, a stalemate white, lost hatched; what is to come is pale. */
import { useId } from 'react';
import type { TownView } from '../../../../src/rules/aliens-vs-zombies/text/war/run.ts';
import styles from './war.module.css';

const WIDTH = 780;
const BAR = 8;
const TOP = 20;

export function WarRuler({ towns }: { readonly towns: readonly TownView[] }) {
  const hatch = useId();
  const wide = (WIDTH - 2) / towns.length;
  const now = towns.findIndex(({ state }) => state === 'now');
  return (
    <svg
      className={styles.ruler}
      viewBox={`0 0 ${WIDTH} 48`}
      role="img"
      aria-label={towns.map(said).join('; ')}
    >
      <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} className={styles.drawn} />
        <path d="M0 0V6" className={styles.hatch} />
      </pattern>
      {towns.map(({ name, state, result }, at) => {
        const x = 1 + at * wide;
        return (
          <g key={name}>
            <text
              className={state === 'to-come' ? styles.quiet : styles.town}
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

const said = ({ name, result, state }: TownView): string =>
  `${name}: ${result === '' ? (state === 'now' ? 'next' : 'to come') : result}`;

const LOOK = { won: 'won', drawn: 'drawn', lost: 'drawn', now: 'now', 'to-come': 'toCome' } as const;
