/** Names beside the pieces on a map, each in the box that was found for it. */
import type { Box } from '../../../components/map/geometry.ts';
import styles from './map.module.css';
import type { Piece } from './piece-shapes.ts';

interface PieceNamesProps {
  readonly pieces: readonly Pick<Piece, 'piece' | 'short'>[];
  /** By the id of the piece; a piece without one has no name. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** Pixels of a name; of the screen’s size unless told. */
  readonly size?: number | undefined;
}

export function PieceNames({ pieces, boxes, size }: PieceNamesProps) {
  return (
    <g className={styles.marks} textAnchor="middle" aria-hidden>
      {pieces.map(({ piece, short }) => {
        const box = boxes.get(piece);
        return (
          box && (
            <text
              key={piece}
              x={box.x + box.width / 2}
              y={box.y + box.height / 2}
              dy="0.35em"
              style={size === undefined ? undefined : { fontSize: size }}
            >
              {short}
            </text>
          )
        );
      })}
    </g>
  );
}
