/** Lines of sight from the selected figure: to those it may fire at while it takes aim, else to whomever the pointer is on. */
import { inches } from '../../../../../src/rules/all-things-zombie/text/sight.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import { isAgainst } from '../combat/targets.ts';
import { gunsOf, isEmpty } from '../combat/volley.ts';
import { type Look, type Piece, useLooks, usePieces, useSelectedPiece } from '../places/use-board.ts';
import { fighterNamed, useOnScreen, useUnderWay } from '../state/play-context.ts';
import styles from './board.module.css';

interface BoardSightsProps {
  readonly view: View;
  /** Piece that the pointer or the focus is on. */
  readonly pointed: string | undefined;
}

export function BoardSights({ view, pointed }: BoardSightsProps) {
  const from = useSelectedPiece();
  const pieces = usePieces();
  const looks = useLooks(from?.piece);
  const aims = useAims(from?.piece);
  const volley = useOnScreen('volley');
  if (from === undefined) return null;
  const lines = looks.flatMap((look) => {
    const to = pieces.find(({ piece }) => piece === look.piece);
    const isShown = look.piece === pointed || (aims !== undefined && look.cut === null && aims(look));
    return to !== undefined && isShown ? [{ look, to }] : [];
  });
  return (
    <g className={styles.sights} aria-hidden>
      {lines.map(({ look, to }) => (
        <SightLine
          key={look.piece}
          {...{ view, from, to, look }}
          quiet={look.piece !== pointed && !volley?.aims.some(({ at }) => at === look.piece)}
        />
      ))}
    </g>
  );
}

/** Says of a piece whether the figure may fire at it from there with what it has in hand; undefined unless it takes aim. */
function useAims(who: string | undefined): ((look: Look) => boolean) | undefined {
  const takesAim = useOnScreen(({ form }) => form?.form === 'fire-at' && form.who === who);
  const fighters = useUnderWay('fighters');
  const fighter = fighters.find((one) => one.who === who);
  if (!takesAim || fighter === undefined) return undefined;
  const ranges = gunsOf(fighter).flatMap((gun) => (isEmpty(gun) ? [] : [gun.range ?? 0]));
  const range = Math.max(0, ...ranges) * 10;
  return ({ piece, apart }) => {
    const other = fighterNamed({ fighters }, piece);
    return apart <= range && (other === undefined || isAgainst(fighter, other));
  };
}

/** Place of the inches on a line of sight, in pixels. */
export function inchesAt(view: View, from: Spot, to: Spot): Spot {
  const [a, b] = [onMap(view, from), onMap(view, to)];
  return { x: a.x + (b.x - a.x) * 0.62, y: a.y + (b.y - a.y) * 0.62 };
}

interface SightLineProps {
  readonly view: View;
  readonly from: Piece;
  readonly to: Piece;
  readonly look: Look;
  /** Thin, and without its inches. */
  readonly quiet: boolean;
}

/** Dashed at cover, in flag where something cuts it; its inches stand nearer to the target. */
function SightLine({ view, from, to, look, quiet }: SightLineProps) {
  const [a, b] = [onMap(view, from.spot), onMap(view, to.spot)];
  const said = look.apart === 0 ? 'touches' : inches(look.apart);
  const half = said.length * 3.7 + 5;
  const at = inchesAt(view, from.spot, to.spot);
  return (
    <g
      data-unseen={look.cut !== null || undefined}
      data-cover={look.cover !== null || undefined}
      data-quiet={quiet || undefined}
    >
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      {!quiet && (
        <g transform={`translate(${at.x} ${at.y})`}>
          <rect x={-half} y="-9" width={2 * half} height="18" rx="2" />
          <text dy="0.35em">{said}</text>
        </g>
      )}
    </g>
  );
}
