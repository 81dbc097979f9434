/** Key to the signs of the plan, in the two corners that the hull leaves free. */

import crew from '../counters/counters.module.css';
import { MonsterCounter } from '../counters/monster-counter.tsx';
import outside from '../outside/outside.module.css';
import type { Plan } from './geometry.ts';
import styles from './ship.module.css';
import { WayOut } from './ship-ground.tsx';

const ROW = 17;
const PLAIN = { constitution: 0, count: 1, fresh: false, stunned: false, done: false, bare: true } as const;

interface ShipKeyProps {
  readonly plan: Plan;
  /** Skin and spaces are drawn, too. */
  readonly isOpen?: boolean;
}

export function ShipKey({ plan, isOpen = false }: ShipKeyProps) {
  return (
    <g className={styles.key} aria-hidden>
      <g transform="translate(12 16)">
        <g>
          <rect className={`${styles.room} ${styles.swatch}`} y={-6} width={20} height={12} />
          <text className={styles.word} x={27} y={4}>
            room
          </text>
        </g>
        <g transform={`translate(0 ${ROW})`}>
          <rect className={`${styles.passage} ${styles.swatch}`} y={-6} width={20} height={12} />
          <text className={styles.word} x={27} y={4}>
            passage
          </text>
        </g>
        <g transform={`translate(0 ${2 * ROW})`}>
          <g className={styles.hatch}>
            <rect y={-3.5} width={20} height={7} />
            <path d="M10-3.5v7" />
          </g>
          <text className={styles.word} x={27} y={4}>
            hatch
          </text>
        </g>
        <g transform={`translate(0 ${3 * ROW})`}>
          <line className={styles.open} x1={1} x2={20} />
          <text className={styles.word} x={27} y={4}>
            open way
          </text>
        </g>
      </g>
      <g transform="translate(92 16)">
        <g transform="translate(10 0) scale(.8)">
          <WayOut x={0} y={0} turned={0} />
        </g>
        <text className={styles.word} x={27} y={4}>
          way out
        </text>
        <g className={crew.lying} data-empty transform={`translate(10 ${ROW})`}>
          <rect x={-7} y={-7} width={14} height={14} rx={2} />
        </g>
        <text className={styles.word} x={27} y={ROW + 4}>
          weapon’s place
        </text>
      </g>
      {isOpen && (
        <g transform={`translate(12 ${plan.height - 94})`} data-key="outside">
          <rect className={`${outside.skin} ${styles.swatch}`} y={-6} width={20} height={12} />
          <text className={styles.word} x={27} y={4}>
            skin
          </text>
          <path className={outside.line} d="M66 0h20" />
          <text className={styles.word} x={93} y={4}>
            between spaces
          </text>
          <text className={styles.word} x={27} y={ROW}>
            both reconstructed
          </text>
        </g>
      )}
      <g transform={`translate(12 ${plan.height - 56})`}>
        <g className={crew.crew} transform="translate(26 0)">
          <rect className={crew.crewBody} x={-26} y={-14} width={52} height={28} rx={8} />
          <text className={crew.who} y={-2}>
            Name
          </text>
          <text y={10.5}>d/c/m</text>
        </g>
        <text className={styles.word} x={60} y={-3}>
          dice, constitution,
        </text>
        <text className={styles.word} x={60} y={10}>
          moves
        </text>
        <g transform="translate(12 36) scale(.85)">
          <MonsterCounter kind="fragment" {...PLAIN} fresh />
        </g>
        <text className={styles.word} x={28} y={40}>
          new this turn
        </text>
        <g transform="translate(122 36) scale(.85)">
          <MonsterCounter kind="baby" {...PLAIN} stunned />
        </g>
        <text className={styles.word} x={138} y={40}>
          stunned
        </text>
      </g>
    </g>
  );
}
