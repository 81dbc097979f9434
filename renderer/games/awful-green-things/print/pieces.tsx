/** Crew, monsters, weapons and chits side by side, to be cut along their edges. */
import type { Outside } from '../../../../src/rules/awful-green-things/outside/state.ts';
import {
  type OutsidePiece,
  outsidePieces,
} from '../../../../src/rules/awful-green-things/text/outside/pieces.ts';
import { type Piece, type Pieces, piecesOf } from '../../../../src/rules/awful-green-things/text/paper.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { Boat } from '../counters/boat.tsx';
import { CrewCounter } from '../counters/crew-counter.tsx';
import { Empty } from '../counters/empty.tsx';
import { MonsterCounter } from '../counters/monster-counter.tsx';
import { WeaponDrawing } from '../counters/weapon-icon.tsx';
import { ChitSign } from '../foot/chit.tsx';
import styles from './print.module.css';

/** Counters side by side on either paper. */
const IN_A_ROW = 10;

type AnyPiece = Piece | OutsidePiece;

const TITLES: Readonly<Record<keyof Pieces, string>> = {
  crew: 'Crew',
  monsters: 'Green Things',
  weapons: 'Weapons',
  chits: 'Weapon Effect Chits',
};
const PARTS = ['crew', 'monsters', 'weapons', 'chits'] as const;

/** `outside`: of a game with that option, which has counters of its own. */
export function pieceSections(
  corrections: Corrections,
  outside: Seen<Outside> | undefined,
): readonly FlowContent[] {
  const pieces = piecesOf(corrections);
  const base = PARTS.map((part) => ({ id: part, title: TITLES[part], rows: rowsOf(pieces[part]) }));
  if (outside === undefined) return base;
  return [...base, { id: 'outside', title: 'Outside the Znutar', rows: rowsOf(outsidePieces(outside)) }];
}

const rowsOf = (pieces: readonly AnyPiece[]): FlowContent['rows'] =>
  Array.from({ length: Math.ceil(pieces.length / IN_A_ROW) }, (_, row) => ({
    key: `${row}`,
    node: (
      <div className={styles.row}>
        {pieces.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW).map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counters of a kind are equal; one is known by its place.
          <Cut key={at} piece={piece} />
        ))}
      </div>
    ),
  }));

const AWAKE = { done: false, stunned: false } as const;

function Cut({ piece }: { readonly piece: AnyPiece }) {
  if (piece.is === 'chit')
    return (
      <span className={styles.cut} role="img" aria-label={piece.name}>
        <ChitSign chit={piece.chit} />
        <small>{piece.name}</small>
      </span>
    );
  return (
    <svg className={styles.cut} viewBox="-34 -34 68 68" role="img" aria-label={piece.name}>
      <Drawing piece={piece} />
    </svg>
  );
}

function Drawing({ piece }: { readonly piece: Exclude<AnyPiece, { is: 'chit' }> }) {
  switch (piece.is) {
    case 'crew':
      return <CrewCounter {...piece} {...AWAKE} weapon={null} />;
    case 'monster':
      return (
        <>
          <g transform="translate(0 -6) scale(1.4)">
            <MonsterCounter {...piece} {...AWAKE} count={1} fresh={false} />
          </g>
          <text className={styles.figures} y={27}>
            {piece.figures}
          </text>
        </>
      );
    case 'weapon':
      return (
        <g transform="translate(-20 -20)">
          <WeaponDrawing weapon={piece.kind} size={40} />
        </g>
      );
    case 'boat':
      return (
        <g transform="scale(.68)">
          <Boat boat={piece.boat} name={piece.name} load="" isBeset={false} />
        </g>
      );
    case 'empty':
      return (
        <>
          <g transform="translate(0 -6) scale(1.4)">
            <Empty kind={piece.kind} count={1} />
          </g>
          <text className={styles.figures} y={27}>
            {piece.name}
          </text>
        </>
      );
    default:
      return piece satisfies never;
  }
}
