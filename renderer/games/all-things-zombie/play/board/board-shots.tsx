/** The volley that is being aimed: its shots beside each target, in the order of the dice, and the arc of fire round the nearest. */
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { signBox, standAside } from '../../../../components/map/aside.ts';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import { radiusAt } from '../../map/piece-shapes.ts';
import { type Piece, usePieces, useSelectedPiece } from '../places/use-board.ts';
import { useOnScreen } from '../state/play-context.ts';
import styles from './board.module.css';

export function BoardShots({ view }: { readonly view: View }) {
  const volley = useOnScreen('volley');
  const pieces = usePieces();
  const from = useSelectedPiece();
  const radius = radiusAt(view.scale);
  if (volley === undefined || from === undefined) return null;
  const shown = volley.aims.flatMap(({ at, shots }) => {
    const piece = pieces.find((one) => one.piece === at);
    return piece === undefined ? [] : [{ piece, shots }];
  });
  const taken = pieces.map(({ spot }) => signBox(onMap(view, spot), { across: radius, down: radius }));
  const { west, east, south, north } = view.window;
  const within = { x: 0, y: 0, width: (east - west) * view.scale, height: (north - south) * view.scale };
  const most = Math.max(0, ...shown.map(({ shots }) => shots));
  const half = { across: widthOf(most) / 2, down: HIGH / 2 };
  const places = standAside(
    shown.map(({ piece }) => onMap(view, piece.spot)),
    half,
    taken,
    within,
  );
  const [nearest] = shown.toSorted((a, b) => between(from, a.piece) - between(from, b.piece));
  return (
    <g aria-hidden>
      {volley.arc !== null && nearest !== undefined && (
        <Arc {...{ view, piece: nearest.piece, arc: volley.arc }} />
      )}
      {shown.length > 1 &&
        shown.map(({ piece, shots }, nth) => (
          <Shots key={piece.piece} at={places[nth]} shots={shots} order={nth + 1} />
        ))}
    </g>
  );
}

const between = ({ spot: a }: Piece, { spot: b }: Piece) => Math.hypot(a.x - b.x, a.y - b.y);

/** Half the base of a figure, in inches. */
const HALF_BASE = 0.5;

function Arc({ view, piece, arc }: { readonly view: View; readonly piece: Piece; readonly arc: number }) {
  const { x, y } = onMap(view, piece.spot);
  // A base that it crosses stands within the arc.
  return <circle data-arc className={styles.arc} cx={x} cy={y} r={(HALF_BASE + arc) * 10 * view.scale} />;
}

const BULLET = 6;
const HIGH = 18;
/** Room for the number of the target. */
const FIRST = 19;

const widthOf = (shots: number): number => FIRST + shots * BULLET + 5;

interface ShotsProps {
  readonly at: Spot | undefined;
  readonly shots: number;
  /** In which the dice go to it, from 1. */
  readonly order: number;
}

function Shots({ at, shots, order }: ShotsProps) {
  const width = widthOf(shots);
  if (at === undefined) return null;
  return (
    <g data-shots className={styles.shots} transform={`translate(${at.x - width / 2} ${at.y - HIGH / 2})`}>
      <rect width={width} height={HIGH} rx={HIGH / 2} />
      <text x="11" y={HIGH / 2} dy="0.35em">
        {order}
      </text>
      {Array.from({ length: shots }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shots are all alike.
        <path key={nth} d={`M${FIRST + nth * BULLET} 14V6.5a1.75 2 0 0 1 3.5 0V14Z`} />
      ))}
    </g>
  );
}
