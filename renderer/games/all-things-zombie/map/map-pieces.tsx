/** Pieces of a battle on a map that is looked at, or printed: everybody where they stand, with the signs that they have on the board. */
import type { PicturedPiece } from '../../../../src/contract/games/all-things-zombie/encounter-view/board.ts';
import type { ZombiesView } from '../../../../src/contract/games/all-things-zombie/encounter-view/zombies.ts';
import { onMap, type View } from '../../../components/map/geometry.ts';
import type { MapLabel } from '../../../components/map/labels.ts';
import { boxOf } from '../../../components/map/oriented.ts';
import styles from './map.module.css';
import { pieceLabels } from './piece-labels.ts';
import { type Piece, radiusAt, shapeOf, signOf } from './piece-shapes.ts';

/** Pieces with their signs: people have their Rep, zombies their letter. */
export const signed = (
  pieces: readonly Piece[],
  fighters: readonly { readonly who: string; readonly rep: number }[],
  zombies: readonly Pick<ZombiesView, 'id' | 'down'>[],
): readonly PicturedPiece[] =>
  pieces.map((piece) => ({
    ...piece,
    sign: signOf(piece, fighters),
    out:
      (piece.condition !== null && piece.condition !== 'up') ||
      zombies.some(({ id, down }) => id === piece.piece && down),
  }));

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
    <g className={styles.mapPieces} data-sign="pieces" aria-hidden>
      {pieces.map(({ piece, kind, spot, facing, condition, out, sign }) => {
        const { x, y } = onMap(view, spot);
        return (
          <g key={piece} data-kind={kind} data-out={out || undefined} transform={`translate(${x} ${y})`}>
            <path d={shapeOf(kind, radius)} transform={`rotate(${facing * STEP})`} />
            {condition === 'dead' ? (
              <path
                className={styles.dead}
                d={`M${-radius / 2} ${-radius / 2}L${radius / 2} ${radius / 2}M${radius / 2} ${-radius / 2}L${-radius / 2} ${radius / 2}`}
              />
            ) : (
              <text dy="0.35em" style={{ fontSize: radius * 1.2 }}>
                {sign}
              </text>
            )}
          </g>
        );
      })}
      <g className={styles.marks} textAnchor="middle">
        {pieces.map(({ piece, short }) => {
          const box = labels.get(piece);
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
    </g>
  );
}
