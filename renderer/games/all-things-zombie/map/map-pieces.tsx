/** Pieces of a battle on a map that is looked at, or printed: everybody where they stand, with the signs that they have on the board. */
import type { PicturedPiece } from '../../../../src/contract/games/all-things-zombie/encounter-view/board.ts';
import { onMap, type View } from '../../../components/map/geometry.ts';
import type { MapLabel } from '../../../components/map/labels.ts';
import { boxOf } from '../../../components/map/oriented.ts';
import styles from './map.module.css';
import { pieceLabels } from './piece-labels.ts';
import { PieceNames } from './piece-names.tsx';
import { crossAt, type Piece, radiusAt, shapeOf } from './piece-shapes.ts';

/** Spots that the words of a map keep clear of. */
export const piecesSigns = (pieces: readonly Pick<Piece, 'spot'>[]) => ({
  signs: pieces.map(({ spot }) => spot),
});

interface MapPiecesProps {
  readonly pieces: readonly PicturedPiece[];
  readonly view: View;
  /** Words of the map, which names keep clear of. */
  readonly labels: readonly MapLabel[];
  /** Pixels of a name; of the screen’s size unless told. */
  readonly size?: number;
}

/** Degrees of a 32nd of a turn. */
const STEP = 360 / 32;

export function MapPieces({ pieces, view, labels: words, size }: MapPiecesProps) {
  const radius = radiusAt(view.scale);
  const labels = pieceLabels(pieces, view, { size, words: words.map(boxOf) });
  return (
    <g className={`${styles.mapPieces} ${styles.sides}`} data-sign="pieces" aria-hidden>
      {pieces.map(({ piece, kind, spot, facing, condition, out, sign }) => {
        const { x, y } = onMap(view, spot);
        return (
          <g key={piece} data-kind={kind} data-out={out || undefined} transform={`translate(${x} ${y})`}>
            <path d={shapeOf(kind, radius)} transform={`rotate(${facing * STEP})`} />
            {condition === 'dead' ? (
              <path className={styles.dead} d={crossAt(radius)} />
            ) : (
              <text dy="0.35em" style={{ fontSize: radius * 1.2 }}>
                {sign}
              </text>
            )}
          </g>
        );
      })}
      <PieceNames pieces={pieces} boxes={labels} size={size} />
    </g>
  );
}
