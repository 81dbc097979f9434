/** Monsters of a kind in one state: kind by shape, the number is their constitution, the disc how many. */

import styles from './counters.module.css';
import { Badge, Count } from './marks.tsx';
import { FRESH, SHAPES, STUNNED } from './shapes.ts';
import type { MonsterCounterProps } from './sizes.ts';

export function MonsterCounter(props: MonsterCounterProps) {
  const { kind, constitution, count, fresh, stunned, done, bare = false } = props;
  const { d, foot } = SHAPES[kind];
  return (
    <g
      className={styles.monster}
      data-counter={kind}
      data-stunned={stunned || undefined}
      data-done={done || undefined}
      data-fresh={fresh || undefined}
    >
      <g transform={stunned ? 'rotate(180)' : undefined}>
        <path className={styles.halo} d={d} />
        <path className={styles.monsterBody} d={d} />
      </g>
      {!bare && (
        <text className={styles.number} y={stunned ? 4.5 : foot}>
          {constitution}
        </text>
      )}
      {count > 1 && <Count x={11} y={10} count={count} />}
      {(fresh || stunned) && <Badge x={-10.5} y={-9.5} d={stunned ? STUNNED : FRESH} />}
    </g>
  );
}

interface MonsterIconProps extends Pick<MonsterCounterProps, 'kind' | 'constitution'> {
  readonly size: number;
}

const PLAIN = { count: 1, fresh: false, stunned: false, done: false } as const;

/** In a line of text or a table. */
export function MonsterIcon({ kind, constitution, size }: MonsterIconProps) {
  return (
    <svg className={styles.icon} viewBox="-18 -18 36 36" width={size} height={size} aria-hidden>
      <MonsterCounter {...{ kind, constitution, ...PLAIN }} bare={size < 20} />
    </svg>
  );
}
