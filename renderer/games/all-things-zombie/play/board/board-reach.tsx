/** Reach of a figure on the board: the ground where a move can end, and its edge. */
import { useId } from 'react';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import type { Reach } from '../places/use-board.ts';
import styles from './board.module.css';

interface BoardReachProps {
  readonly view: View;
  readonly reach: Reach;
  /** A fast move has a dashed edge, and no ground of its own. */
  readonly fast?: boolean;
}

/** Fans lie over one another: the edge is what is left of all their edges where no fan lies. */
export function BoardReach({ view, reach, fast = false }: BoardReachProps) {
  const id = useId();
  const d = reach.fans
    .map(
      ({ outline }) =>
        `M${outline
          .map((spot) => onMap(view, spot))
          .map(({ x, y }) => `${x} ${y}`)
          .join('L')}Z`,
    )
    .join('');
  if (d === '') return null;
  return (
    <g className={styles.reach} data-fast={fast || undefined} aria-hidden>
      <mask id={id} maskUnits="userSpaceOnUse" x="-100%" y="-100%" width="300%" height="300%">
        <rect x="-100%" y="-100%" width="300%" height="300%" fill="white" />
        <path d={d} fill="black" fillRule="nonzero" />
      </mask>
      {!fast && <path className={styles.ground} d={d} fillRule="nonzero" />}
      <path className={styles.edge} d={d} mask={`url(#${id})`} />
    </g>
  );
}
