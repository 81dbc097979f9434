/** Stairs on the board: steps in each building of more than one storey, where a move goes from floor to floor. */
import { onMap, type View } from '../../../../components/map/geometry.ts';
import { useStairs } from '../places/use-board.ts';
import styles from './board.module.css';

/** Tenths of an inch from side to side, at which it is drawn if that is more than the least of pixels. */
const SIDE = 10;
const LEAST = 12;

export function BoardStairs({ view }: { readonly view: View }) {
  const side = Math.max(LEAST, SIDE * view.scale);
  return (
    <g className={styles.stairs} aria-hidden>
      {useStairs().map(({ building, at }) => {
        const { x, y } = onMap(view, at);
        return (
          <g
            key={building}
            data-stairs={building}
            transform={`translate(${x - side / 2} ${y - side / 2}) scale(${side / 12})`}
          >
            <rect width="12" height="12" />
            <path d="M1 11V8.5H4V6H7V3.5H11V11" />
          </g>
        );
      })}
    </g>
  );
}
