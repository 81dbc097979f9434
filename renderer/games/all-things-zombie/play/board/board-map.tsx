/** The board: the table with everybody on it, to press for whom and where, and below it what is drawn and how large. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { DIRECTIONS, directionTo } from '../../../../../src/rules/core/geometry/direction.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import type { View } from '../../../../components/map/geometry.ts';
import { PressMap } from '../../../../components/map/press-map.tsx';
import { EncounterMap } from '../../map/encounter-map.tsx';
import type { TableView } from '../../map/table-view.ts';
import { isAgainst } from '../combat/targets.ts';
import { gunsOf } from '../combat/volley.ts';
import {
  type Piece,
  usePieceNow,
  usePieces,
  useReach,
  useSelectedPiece,
  useWay,
} from '../places/use-board.ts';
import { useFloors, useLevelAt, usePointedAt } from '../places/use-floors.ts';
import { fighterNamed, type OnScreen, useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import styles from './board.module.css';
import { BoardBar } from './board-bar.tsx';
import { BoardFloors } from './board-floors.tsx';
import { BoardPieces } from './board-pieces.tsx';
import { BoardRanges } from './board-ranges.tsx';
import { BoardReach } from './board-reach.tsx';
import { BoardShots } from './board-shots.tsx';
import { BoardSights } from './board-sights.tsx';
import { BoardStairs } from './board-stairs.tsx';
import { BoardTape } from './board-tape.tsx';
import { BoardTrails } from './board-trails.tsx';
import { BoardUnseen } from './board-unseen.tsx';
import { BoardWay, lineOf, ZombieWays } from './board-ways.tsx';
import { PartyStrip } from './party-strip.tsx';
import { BoardPhoto } from './photo/board-photo.tsx';
import type { Dragged } from './use-drag.ts';
import { type Layers, useLayers } from './use-layers.ts';
import { useZoom } from './use-zoom.ts';

export function BoardMap({ table }: { readonly table: TableView }) {
  const pane = useRef<HTMLDivElement>(null);
  const pieces = usePieces();
  const zoom = useZoom(pane, table, middleOf(pieces, table));
  const [pointed, setPointed] = useState<string>();
  const press = usePressed();
  const [turning, setTurning] = useState<Turning>();
  const drag = useDragged(setTurning);
  const turn = useTurned();
  const { floors } = useFloors();
  const { layers, toggle } = useLayers();
  const [measures, setMeasures] = useState(false);
  useShown(pane, table.depth, zoom);
  return (
    <section className={styles.board} aria-label="Board" data-cut={!zoom.isWhole || undefined}>
      <h2 className="vh">Board</h2>
      <BoardFloors table={table} onShow={zoom.closeUp} />
      <div ref={pane} className={styles.pane}>
        {zoom.scale !== undefined && pieces.length > 0 && (
          <EncounterMap
            table={table}
            scale={zoom.scale}
            framed={false}
            toPlayOn
            floors={floors}
            holdsButtons
            beneath={(view) => <Beneath table={table} view={view} layers={layers} />}
          >
            {(view) => (
              <g>
                <Ground table={table} view={view} />
                <BoardStairs view={view} />
                {layers.trails && <BoardTrails view={view} floors={floors} />}
                {layers.ranges && <BoardRanges table={table} view={view} />}
                <ZombieWays view={view} />
                <Going view={view} />
                {layers.sight && <BoardSights view={view} pointed={pointed} />}
                <BoardPieces
                  view={view}
                  floors={floors}
                  named={layers.names}
                  onPress={press}
                  onPoint={setPointed}
                  onDrag={drag}
                  onTurn={turn}
                />
                {turning && (
                  <path data-turns className={styles.turns} d={lineOf(view, [turning.from, turning.to])} />
                )}
                <BoardShots view={view} named={layers.names} />
                {measures && <BoardTape view={view} size={table} onClose={() => setMeasures(false)} />}
              </g>
            )}
          </EncounterMap>
        )}
      </div>
      <BoardBar zoom={zoom} layers={layers} onLayer={toggle} measures={measures} onMeasure={setMeasures} />
      <PartyStrip />
    </section>
  );
}

/** The middle of the party, or of the table; undefined until the pieces are there. */
function middleOf(pieces: readonly Piece[], { width, depth }: TableView): Spot | undefined {
  if (pieces.length === 0) return undefined;
  const ours = pieces.filter(({ kind }) => kind === 'party');
  if (ours.length === 0) return { x: width / 2, y: depth / 2 };
  const mean = (of: (spot: Spot) => number) =>
    ours.reduce((sum, { spot }) => sum + of(spot), 0) / ours.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** A figure that is selected is scrolled to, where it stands out of view, as in a pane that has grown smaller; what has been brought close stays there as long as it stands still. */
function useShown(
  pane: React.RefObject<HTMLDivElement | null>,
  depth: number,
  { scale, size, isCloseUp }: Pick<ReturnType<typeof useZoom>, 'scale' | 'size' | 'isCloseUp'>,
) {
  const spot = useSelectedPiece()?.spot;
  const { x, y } = spot ?? {};
  const before = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew in a pane of another size.
  useEffect(() => {
    const element = pane.current;
    if (element === null || x === undefined || y === undefined || scale === undefined) return undefined;
    const stands = `${x} ${y}`;
    const isStill = before.current === stands;
    before.current = stands;
    if (isCloseUp && isStill) return undefined;
    const show = () => {
      const [left, top] = [x * scale, (depth - y) * scale];
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      const isIn = (at: number, from: number, length: number) =>
        at > from + EDGE && at < from + length - EDGE;
      if (isIn(left, scrollLeft, clientWidth) && isIn(top, scrollTop, clientHeight)) return;
      element.scrollTo({ left: left - clientWidth / 2, top: top - clientHeight / 2 });
    };
    // With the next frame: asked for its size now, the page would be laid out once more for it.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [pane, depth, scale, size, isCloseUp, x, y]);
}

/** Pixels from the rim of the pane within which a figure counts as out of view. */
const EDGE = 24;

/**
 * What a press on a piece does: one’s own side is selected; an enemy is fired at by whoever is selected and has a gun, and is selected
 * otherwise; a zombie nobody fires at has its own form. While the form of fire is open, it is the target, or one more with Shift.
 */
function usePressed(): (piece: Piece, more: boolean) => void {
  const { view, onScreen, open, select, aim } = usePlay();
  return useCallback(
    ({ piece, kind }: Piece, more: boolean) => {
      const { form } = onScreen.get();
      const { encounter } = view.get();
      const shooter = fighterNamed(encounter, onScreen.get().selected ?? '');
      const other = fighterNamed(encounter, piece);
      const isTarget = other === undefined ? kind === 'zombie' : shooter && isAgainst(shooter, other);
      if (isTarget && form?.form === 'fire-at' && form.who === shooter?.who) aim({ piece, more });
      else if (shooter !== undefined && isTarget && gunsOf(shooter).length > 0)
        open({ form: 'fire-at', who: shooter.who, at: piece });
      else if (other !== undefined) select(piece);
      else if (kind === 'zombie') open({ form: 'zombies', group: piece });
    },
    [view, onScreen, open, select, aim],
  );
}

/** A piece that is being turned, and the spot that it will face. */
interface Turning {
  readonly from: Spot;
  readonly to: Spot;
}

/** Turning of a piece by a key, as on a table that the player mirrors: pressed twice, from where the first has turned it. */
function useTurned(): (piece: Piece, by: number) => void {
  const { acts } = usePlay();
  const pieceNow = usePieceNow();
  return ({ piece }: Piece, by: number) =>
    acts.perform(
      () => {
        const now = pieceNow(piece);
        if (now === undefined) return undefined;
        return { do: 'turn-to', piece, facing: (now.facing + by + DIRECTIONS.length) % DIRECTIONS.length };
      },
      { name: `turn ${piece}`, each: true },
    );
}

/**
 * What a drag of a piece does: with Shift it turns to where it is let go; else somebody’s move is measured as he is dragged, and asked about; a zombie that is due goes there instead of
 * where it would go, and any other piece is put there, as on a table that the player mirrors.
 */
function useDragged(
  onTurning: (turning: Turning | undefined) => void,
): (piece: Piece, step: Dragged) => void {
  const levelAt = useLevelAt();
  const { view, onScreen, open, point } = usePlay();
  const send = useSend();
  return useCallback(
    ({ piece, kind, level, spot: from }: Piece, { to, isOver, turns }: Dragged) => {
      const { encounter } = view.get();
      onTurning(turns && !isOver ? { from, to } : undefined);
      if (turns) {
        if (isOver) send({ do: 'turn-to', piece, facing: directionTo(from, to) });
      } else if (fighterNamed(encounter, piece) !== undefined) {
        if (!isMoveOf(onScreen.get().form, { piece })) open({ form: 'move', who: piece });
        point(to);
        if (isOver) document.querySelector('[data-form]')?.scrollIntoView({ block: 'nearest' });
      } else if (isOver) {
        const group = encounter.zombies.find(({ id }) => id === piece);
        const there = levelAt(to, level);
        const { level: floor = null, ...spot } = there;
        if (kind === 'zombie' && group?.may === 'act') send({ do: 'zombies-act', group: piece, to: there });
        else send({ do: 'place', piece, spot, level: floor });
      }
    },
    [view, onScreen, open, point, send, levelAt, onTurning],
  );
}

const isMoveOf = (form: OnScreen['form'], piece: Pick<Piece, 'piece'> | undefined): boolean =>
  form?.form === 'move' && form.who === piece?.piece;

/** The photo of the table, ground that the selected figure doesn’t see, and where it can end its move. */
function Beneath({ table, view, layers }: OnTable & { readonly layers: Layers }) {
  const piece = useSelectedPiece();
  const fighter = useUnderWay((encounter) => fighterNamed(encounter, piece?.piece ?? ''));
  const isMoving = useOnScreen(({ form }) => isMoveOf(form, piece));
  const mayMove = fighter !== undefined && (isMoving || fighter.heldFrom.moving === null);
  const { normal = 0, fast = 0 } = mayMove ? fighter.reach : {};
  const near = useReach(mayMove ? piece?.piece : undefined, normal);
  const far = useReach(mayMove && fast > normal ? piece?.piece : undefined, fast);
  return (
    <>
      {layers.photo && <BoardPhoto table={table} view={view} />}
      {layers.sight && <BoardUnseen view={view} size={table} />}
      {layers.reach && near && <BoardReach view={view} reach={near} />}
      {layers.reach && far && <BoardReach view={view} reach={far} fast />}
    </>
  );
}

interface OnTable {
  readonly table: TableView;
  readonly view: View;
}

/** The table as something to press for a place: where the selected figure goes, or what the open form asks for. */
function Ground({ table, view }: OnTable) {
  const { open, point, onScreen } = usePlay();
  const piece = useSelectedPiece();
  const pointed = useOnScreen('pointed');
  const noise = useOnScreen(({ form }) => form?.form === 'noise');
  if (piece === undefined && !noise) return null;
  const press = (spot: Spot) => {
    const { form } = onScreen.get();
    if (!noise && !isMoveOf(form, piece) && piece !== undefined) open({ form: 'move', who: piece.piece });
    point(spot);
  };
  return (
    <PressMap
      size={table}
      view={view}
      what={noise || piece === undefined ? 'Where the shots came from' : `Where ${piece.short} goes`}
      at={pointed ?? piece?.spot}
      onPress={press}
    />
  );
}

/** The way to the spot that the open form of a move means. */
function Going({ view }: { readonly view: View }) {
  const piece = useSelectedPiece();
  const isMoving = useOnScreen(({ form }) => isMoveOf(form, piece));
  return piece !== undefined && isMoving ? <WayOf piece={piece} view={view} /> : null;
}

function WayOf({ piece, view }: { readonly piece: Piece; readonly view: View }) {
  const pointed = usePointedAt(piece);
  const pace = useOnScreen('pace');
  const way = useWay(piece.piece, pace && pointed, pace ?? 'normal');
  return way === undefined || pointed === undefined ? null : <BoardWay {...{ view, way, pointed }} />;
}
