/** Ground on the board that the selected figure doesn’t see, hatched: from where it stands, or would end its move. */
import { useEffect, useId, useState } from 'react';
import type { TableSize } from '../../../../../src/rules/core/geometry/table-top.ts';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import type { Piece, To } from '../places/use-board.ts';
import { useFieldOfView, useSelectedPiece } from '../places/use-board.ts';
import { usePointedAt } from '../places/use-floors.ts';
import { useOnScreen } from '../state/play-context.ts';
import styles from './board.module.css';

interface BoardUnseenProps {
  readonly view: View;
  readonly size: TableSize;
}

/** Pixels from line to line. */
const HATCH = 7;

export function BoardUnseen({ view, size }: BoardUnseenProps) {
  const piece = useSelectedPiece();
  return piece === undefined ? null : <UnseenBy {...{ view, size, piece }} />;
}

function UnseenBy({ view, size, piece }: BoardUnseenProps & { readonly piece: Piece }) {
  const id = useId();
  const isMoving = useOnScreen(({ form }) => form?.form === 'move' && form.who === piece.piece);
  const pointed = usePointedAt(piece);
  const outline = useFieldOfView(piece.piece, useRested(isMoving ? pointed : undefined));
  if (outline === undefined) return null;
  const [width, height] = [size.width * view.scale, size.depth * view.scale];
  const seen = outline
    .map((spot) => onMap(view, spot))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L');
  return (
    <g className={styles.unseen} aria-hidden data-layer="sight">
      <pattern
        id={id}
        width={HATCH}
        height={HATCH}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={HATCH} height={HATCH} />
        <path d={`M0 0V${HATCH}`} />
      </pattern>
      <path fill={`url(#${id})`} fillRule="evenodd" d={`M0 0H${width}V${height}H0ZM${seen}Z`} />
    </g>
  );
}

/** Milliseconds for which a spot stays the same before the ground is hatched from there: to draw all of it takes longer than a frame. */
const REST = 120;

/** A spot once the pointer rests there; undefined at once. */
function useRested(spot: To | undefined): To | undefined {
  const [rested, setRested] = useState(spot);
  const { x, y } = spot ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a spot by its place.
  useEffect(() => {
    const late = setTimeout(() => setRested(spot), REST);
    return () => clearTimeout(late);
  }, [x, y]);
  return spot === undefined ? undefined : rested;
}
