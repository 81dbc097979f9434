/** Ways on the board: the one that somebody would go, and those of zombies before they go. */

import type { Spot } from '../../../../../src/rules/core/play.ts';
import { useStore } from '../../../../client/store.ts';
import { signBox } from '../../../../components/map/aside.ts';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import { radiusAt } from '../../map/piece-shapes.ts';
import { usePieces, type WayThere } from '../places/use-board.ts';
import { usePlay } from '../state/play-context.ts';
import styles from './board.module.css';
import { freePlaces, takenBy } from './free-places.ts';
import { inchMarks, splitAt } from './way-parts.ts';

export const lineOf = (view: View, way: readonly Spot[]): string =>
  way
    .map((spot) => onMap(view, spot))
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');

interface BoardWayProps {
  readonly view: View;
  readonly way: WayThere;
  /** Spot under the pointer, which may be too far. */
  readonly pointed: Spot;
}

/** Half of the line that marks an inch, in pixels. */
const TICK = 4;

/**
 * The way to a spot, or towards it as far as the move leads, an inch from mark to mark. From where somebody comes into sight it is dashed:
 * a ring is there, and the line from whomever that is.
 */
export function BoardWay({ view, way: { way, inches, halt, fault, wanted }, pointed }: BoardWayProps) {
  const end = way.at(-1);
  if (end === undefined) return null;
  const { x, y } = onMap(view, end);
  const ring = halt && onMap(view, halt.spot);
  const [before, after] = halt === null ? [way, []] : splitAt(way, halt.spot);
  return (
    <g className={styles.way} data-wrong={fault !== null || undefined} aria-hidden>
      {halt?.met.map(({ piece }) => (
        <SeenFrom key={piece} {...{ view, piece }} at={halt.spot} />
      ))}
      <path d={lineOf(view, before)} />
      {after.length > 0 && <path data-seen d={lineOf(view, after)} />}
      {inchMarks(way).map((mark, nth) => {
        const on = onMap(view, mark);
        const [across, down] = [TICK * Math.sin(mark.angle), TICK * Math.cos(mark.angle)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: inches are counted from the beginning.
          <path key={nth} data-inch d={`M${on.x - across} ${on.y - down}L${on.x + across} ${on.y + down}`} />
        );
      })}
      <circle className={styles.ghost} cx={x} cy={y} r={radiusAt(view.scale)} />
      {wanted !== null && <TooFar {...{ view, wanted }} from={end} to={pointed} />}
      {ring && <circle className={styles.halt} cx={ring.x} cy={ring.y} r="7" />}
      {halt && <SeenAt {...{ view, inches: halt.inches }} spot={halt.spot} />}
      <text className={styles.pill} x={x} y={y - radiusAt(view.scale) - 8}>
        {inches}″
      </text>
    </g>
  );
}

/** Line from somebody to the spot at which he comes into sight, or sees who goes there, in his colour. */
function SeenFrom({ view, piece, at }: { readonly view: View; readonly piece: string; readonly at: Spot }) {
  const from = usePieces().find((one) => one.piece === piece);
  return from && <path data-kind={from.kind} className={styles.seenFrom} d={lineOf(view, [from.spot, at])} />;
}

/** Half of the words that say where somebody comes into sight, in pixels. */
const SEEN_AT = { across: 34, down: 9 };

interface SeenAtProps {
  readonly view: View;
  readonly spot: Spot;
  readonly inches: number;
}

function SeenAt({ view, spot, inches }: SeenAtProps) {
  const ring = signBox(onMap(view, spot), { across: 9, down: 9 });
  const [at] = freePlaces([spot], SEEN_AT, [...takenBy(usePieces(), view, true), ring], view);
  return (
    <text className={styles.pill} x={at?.x} y={at?.y} dy="0.35em">
      {`seen at ${inches}″`}
    </text>
  );
}

interface TooFarProps {
  readonly view: View;
  readonly wanted: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** From where a move ends on to the pointer, with the inches that all of it would take. */
function TooFar({ view, wanted, from, to }: TooFarProps) {
  const { x, y } = onMap(view, to);
  return (
    <g data-too-far className={styles.tooFar}>
      <path d={lineOf(view, [from, to])} />
      <text className={styles.pill} x={x} y={y + 24}>
        {`${wanted}″: too far`}
      </text>
    </g>
  );
}

/** Arrows of the zombies that are due: whom or what each goes for says the dash of its line, and its end a hollow square. */
export function ZombieWays({ view }: { readonly view: View }) {
  const proposals = useStore(usePlay().view, (now) => now.proposals);
  const steps = proposals.flatMap(({ act, subject, goes = [] }) =>
    act === 'zombies-act' ? goes.map((step, nth) => ({ key: `${subject} ${nth}`, ...step })) : [],
  );
  return (
    <g className={styles.zombieWays} aria-hidden>
      {steps.map(({ key, by, way, end, reaches }) => {
        const { x, y } = onMap(view, end.spot);
        return (
          <g key={key} data-by={by} data-reaches={reaches === null ? undefined : true}>
            <path d={lineOf(view, way)} />
            <rect x={x - 5} y={y - 5} width="10" height="10" />
          </g>
        );
      })}
    </g>
  );
}
