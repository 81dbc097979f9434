/** Tape on the board: inches from a piece or a spot to where the pointer is, or to where the arrow keys lead. */

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { inches } from '../../../../../src/rules/all-things-zombie/text/sight.ts';
import { distance } from '../../../../../src/rules/core/geometry/distance.ts';
import type { TableSize } from '../../../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { announce } from '../../../../client/announce.ts';
import { steppedBy } from '../../../../components/map/arrows.ts';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import { placeText } from '../../../../components/map/press-map.tsx';
import { BASE_RADIUS } from '../../map/piece-shapes.ts';
import { type Piece, usePieces, useSelectedPiece } from '../places/use-board.ts';
import styles from './board.module.css';

/** An end of the tape: a spot, or a piece where one stands there. */
interface End {
  readonly spot: Spot;
  readonly piece: Piece | undefined;
}

interface BoardTapeProps {
  readonly view: View;
  readonly size: TableSize;
  readonly onClose: () => void;
}

export function BoardTape({ view, size, onClose }: BoardTapeProps) {
  const pieces = usePieces();
  const selected = useSelectedPiece();
  const endAt = (spot: Spot): End => {
    const piece = pieces.find((one) => distance(one.spot, spot) <= BASE_RADIUS);
    return { spot: piece?.spot ?? spot, piece };
  };
  const middle = { x: Math.round(size.width / 2), y: Math.round(size.depth / 2) };
  const [from, setFrom] = useState(() => endAt(selected?.spot ?? middle));
  const [to, setTo] = useState(from);
  const whole = useRef<SVGGElement>(null);
  useEffect(() => whole.current?.focus({ preventScroll: true }), []);
  const long = lengthOf(from, to);
  const spotOf = (event: PointerEvent<SVGGElement>): Spot => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: Math.round((event.clientX - box.left) / view.scale),
      y: size.depth - Math.round((event.clientY - box.top) / view.scale),
    };
  };
  const press = (event: KeyboardEvent) => {
    const next = steppedBy(event.key, to.spot, event.shiftKey ? 1 : 10, size);
    if (next !== undefined) {
      const end = endAt(next);
      // Within a piece an arrow goes on from where the pointer would be, so that it leads out of it.
      setTo({ ...end, spot: next });
      announce(`${inches(lengthOf(from, end))} to ${endText(end)}`);
    } else if (event.key === 'Enter' || event.key === ' ') setFrom(to);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  const [a, b] = [onMap(view, from.spot), onMap(view, to.spot)];
  const said = inches(long);
  const half = said.length * 3.7 + 6;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an application’s arrows are its own.
    <g
      ref={whole}
      className={styles.tape}
      role="application"
      aria-label={`Tape: ${said} from ${endText(from)} to ${endText(to)}. The arrow keys move its end by an inch, with Shift by a tenth; Enter begins anew there, Escape ends.`}
      tabIndex={0}
      onPointerMove={(event) => setTo(endAt(spotOf(event)))}
      onPointerDown={(event) => setFrom(endAt(spotOf(event)))}
      onKeyDown={press}
    >
      <rect width={size.width * view.scale} height={size.depth * view.scale} />
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <circle cx={a.x} cy={a.y} r="4" />
      <circle cx={b.x} cy={b.y} r="4" />
      <g transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}>
        <rect className={styles.tapePill} x={-half} y="-10" width={2 * half} height="20" rx="2" />
        <text dy="0.35em">{said}</text>
      </g>
    </g>
  );
}

/** Tenths of an inch, from the edges of bases. */
const lengthOf = (from: End, to: End): number =>
  Math.max(
    0,
    distance(from.spot, to.spot) - [from, to].filter(({ piece }) => piece !== undefined).length * BASE_RADIUS,
  );

const endText = ({ piece, spot }: End): string => piece?.name ?? placeText(spot);
