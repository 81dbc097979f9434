/** Ways on the board: the one that somebody would go, and those of zombies before they go. */

import type { Spot } from '../../../../../src/rules/core/play.ts';
import { useStore } from '../../../../client/store.ts';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import { LEAST_RADIUS } from '../../map/piece-shapes.ts';
import type { WayThere } from '../places/use-board.ts';
import { usePlay } from '../state/play-context.ts';
import styles from './board.module.css';

export const lineOf = (view: View, way: readonly Spot[]): string =>
  way
    .map((spot) => onMap(view, spot))
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');

interface BoardWayProps {
  readonly view: View;
  readonly way: WayThere;
  /** Inches that the move leads at most. */
  readonly most: number;
}

/** The way to a spot, in flag where it leads farther than the move; a ring where somebody comes into sight, and the inches at its end. */
export function BoardWay({ view, way: { way, inches, halt, fault }, most }: BoardWayProps) {
  const end = way.at(-1);
  if (end === undefined) return null;
  const { x, y } = onMap(view, end);
  const ring = halt && onMap(view, halt.spot);
  const isWrong = fault !== null || inches > most;
  return (
    <g className={styles.way} data-wrong={isWrong || undefined} aria-hidden>
      <path d={lineOf(view, way)} />
      <circle className={styles.ghost} cx={x} cy={y} r={LEAST_RADIUS} />
      {ring && <circle className={styles.halt} cx={ring.x} cy={ring.y} r="7" />}
      <text className={styles.pill} x={x} y={y - LEAST_RADIUS - 8}>
        {inches}″
      </text>
    </g>
  );
}

/** Arrows of the zombies that are due: whom or what each goes for says the dash of its line, and its end a hollow square. */
export function ZombieWays({ view }: { readonly view: View }) {
  const proposals = useStore(usePlay().view, (now) => now.proposals);
  const steps = proposals.flatMap(({ act, subject, goes = [] }) =>
    act === 'zombies-act' ? goes.map((step, nth) => ({ key: `${subject} ${nth}`, ...step })) : [],
  );
  return (
    <g className={styles.zombieWays} aria-hidden>
      {steps.map(({ key, by, way, end, reaches }) => {
        const { x, y } = onMap(view, end.spot);
        return (
          <g key={key} data-by={by} data-reaches={reaches === null ? undefined : true}>
            <path d={lineOf(view, way)} />
            <rect x={x - 5} y={y - 5} width="10" height="10" />
          </g>
        );
      })}
    </g>
  );
}
