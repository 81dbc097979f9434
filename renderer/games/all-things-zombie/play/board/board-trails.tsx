/** Trails on the board: the ways that pieces went last, dotted, in the colour of their side. */
import { onMap, type View } from '../../../../components/map/geometry.ts';
import type { Floors } from '../../../../components/map/map-plan.ts';
import { isElsewhere } from '../../map/piece-shapes.ts';
import { usePieces } from '../places/use-board.ts';
import styles from './board.module.css';
import { lineOf } from './board-ways.tsx';

interface BoardTrailsProps {
  readonly view: View;
  readonly floors: Floors;
}

/** A small circle where each began. */
export function BoardTrails({ view, floors }: BoardTrailsProps) {
  const pieces = usePieces();
  return (
    <g className={styles.trails} aria-hidden data-layer="trails">
      {pieces
        .filter((piece) => piece.trail.length > 0 && !isElsewhere(piece, floors))
        .map(({ piece, kind, trail }) => {
          const [first] = trail[0] ?? [];
          const start = first && onMap(view, first);
          return (
            <g key={piece} data-kind={kind}>
              <path d={trail.map((way) => lineOf(view, way)).join('')} />
              {start && <circle cx={start.x} cy={start.y} r="4" />}
            </g>
          );
        })}
    </g>
  );
}
