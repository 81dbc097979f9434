/** Counters and event tiles side by side, to be cut along their edges. */
import { type Piece, type Pieces, piecesOf } from '../../../../src/rules/aliens-vs-zombies/text/paper.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { Counter } from '../counters/counter.tsx';
import styles from './print.module.css';
import { PrintedTile } from './printed-tile.tsx';

/** Counters side by side on either paper. */
const COUNTERS_IN_A_ROW = 11;
const TILES_IN_A_ROW = 5;

export function pieceSections(corrections: Corrections): readonly FlowContent[] {
  const { aliens, zombies, tiles, ours }: Pieces = piecesOf(corrections);
  return [
    { id: 'aliens', title: `Aliens${ours.aliens ? ' ~' : ''}`, rows: counterRows(aliens) },
    { id: 'zombies', title: `Zombies${ours.zombies ? ' ~' : ''}`, rows: counterRows(zombies) },
    {
      id: 'tiles',
      title: 'Event tiles',
      rows: inRows(tiles, TILES_IN_A_ROW).map((row, at) => ({
        key: `${at}`,
        node: (
          <div className={styles.row}>
            {row.map((tile) => (
              <PrintedTile key={tile.text} tile={tile} />
            ))}
          </div>
        ),
      })),
    },
  ];
}

const counterRows = (pieces: readonly Piece[]): FlowContent['rows'] =>
  inRows(pieces, COUNTERS_IN_A_ROW).map((row, at) => ({
    key: `${at}`,
    node: (
      <div className={styles.row}>
        {row.map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counters of a kind are equal; one is known by its place.
          <svg key={place} className={styles.cut} viewBox="-20 -20 40 40" role="img" aria-label={piece.name}>
            <Counter {...piece} />
          </svg>
        ))}
      </div>
    ),
  }));

function inRows<T>(all: readonly T[], each: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / each) }, (_, row) =>
    all.slice(row * each, (row + 1) * each),
  );
}
