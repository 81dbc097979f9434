/** Pieces on the board, each a button: who it is, which way it faces, whether the selected figure sees it, and what befell it. */
import { type KeyboardEvent, memo } from 'react';
import type { Headline } from '../../../../../src/contract/games/all-things-zombie/encounter-view/acted.ts';
import { facingText } from '../../../../../src/rules/all-things-zombie/text/sight.ts';
import { CONDITION_TEXT } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { useStore } from '../../../../client/store.ts';
import { nextTowards } from '../../../../components/map/arrows.ts';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import type { Floors } from '../../../../components/map/map-plan.ts';
import { useDone, useDoneBefore } from '../../acts/use-encounter-act.ts';
import mapStyles from '../../map/map.module.css';
import { pieceLabels } from '../../map/piece-labels.ts';
import { PieceNames } from '../../map/piece-names.tsx';
import { crossAt, isElsewhere, radiusAt, shapeOf } from '../../map/piece-shapes.ts';
import { levelText, wentText } from '../places/piece-words.ts';
import { type Look, type Piece, useLooks, usePieces, useSelectedPiece } from '../places/use-board.ts';
import { usePlay } from '../state/play-context.ts';
import styles from './board.module.css';
import { type Dragged, useDrag } from './use-drag.ts';

interface BoardPiecesProps {
  readonly view: View;
  /** Floors that are shown, by their buildings. */
  readonly floors: Floors;
  /** Names beside them. */
  readonly named: boolean;
  /** Pressed, or Enter on it. */
  readonly onPress: (piece: Piece, more: boolean) => void;
  /** Piece that the pointer or the focus is on, and its change. */
  readonly onPoint: (piece: string | undefined) => void;
  /** Dragged to a spot of the table, and whether it was let go there. */
  readonly onDrag: (piece: Piece, step: Dragged) => void;
  /** Turned by so many 32nds of a turn, clockwise. */
  readonly onTurn: (piece: Piece, by: number) => void;
}

/** Share of its size at which a piece is drawn that stands on another floor than the one shown. */
const ELSEWHERE = 0.75;

const radiusOf = (piece: Piece, view: View, floors: Floors): number =>
  radiusAt(view.scale) * (isElsewhere(piece, floors) ? ELSEWHERE : 1);

/** 32nds of a turn, clockwise, by which a key turns a piece (`PIECE_KEYS`). */
const TURNS: Readonly<Record<string, number>> = { ArrowLeft: -4, ArrowRight: 4 };

/** Degrees of a 32nd of a turn. */
const STEP = 360 / 32;

export function BoardPieces({ view, floors, named, onPress, onPoint, onDrag, onTurn }: BoardPiecesProps) {
  const pieces = usePieces();
  const chosen = useSelectedPiece();
  const looks = useLooks(chosen?.piece);
  const dies = useDies();
  const struck = useStruck();
  const labels = pieceLabels(
    pieces
      .filter((one) => !isElsewhere(one, floors))
      .toSorted((a, b) => Number(b === chosen) - Number(a === chosen)),
    view,
  );
  const step = (from: Piece, event: KeyboardEvent<SVGGElement>) => {
    const next = nextTowards(pieces, from.spot, event.key, ({ spot }) => spot);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-piece="${next.piece}"]`)?.focus();
  };
  const stop = chosen ?? pieces[0];
  return (
    // Pieces drawn at another size are at once where they stand: nobody has gone there.
    <g key={view.scale} className={`${styles.pieces} ${mapStyles.sides}`}>
      {pieces.map((piece) => (
        <PieceMark
          key={piece.piece}
          {...{ piece, view }}
          look={looks.find((one) => one.piece === piece.piece)}
          isSelected={piece === chosen}
          isElsewhere={isElsewhere(piece, floors)}
          isStop={piece === stop}
          dies={dies.includes(piece.name)}
          struck={struck.find(({ who }) => who === piece.piece)?.kind}
          onPress={onPress}
          onPoint={onPoint}
          onDrag={onDrag}
          onTurn={onTurn}
          onStep={step}
        />
      ))}
      {named && <PieceNames pieces={pieces} boxes={labels} />}
      <g className={mapStyles.marks} textAnchor="middle" aria-hidden>
        {pieces.map((piece) => (
          <FloorMark key={piece.piece} {...{ piece, view, floors }} />
        ))}
      </g>
    </g>
  );
}

/** The floor beside a piece that stands upstairs, or elsewhere than what is shown. */
function FloorMark({
  piece,
  view,
  floors,
}: Pick<PieceMarkProps, 'piece' | 'view'> & { readonly floors: Floors }) {
  const { level, spot } = piece;
  if (level === null || (level.floor === 0 && !isElsewhere(piece, floors))) return null;
  const { x, y } = onMap(view, spot);
  const off = radiusOf(piece, view, floors);
  return (
    <g className={styles.floor} transform={`translate(${x - off} ${y - off})`}>
      <circle r="7" />
      <text dy="0.35em">{level.floor}</text>
    </g>
  );
}

/** Names of those who die by something that is due. */
function useDies(): readonly string[] {
  const proposals = useStore(usePlay().view, (now) => now.proposals);
  return proposals.flatMap(({ kills }) => kills ?? []);
}

const NO_NEWS: readonly Headline[] = [];

/** Those whom the headlines of the last press are about. */
function useStruck(): readonly Headline[] {
  const { acts, campaign } = usePlay();
  const done = useDone(acts, campaign);
  const before = useDoneBefore(acts);
  return done === undefined ? NO_NEWS : [...before, done].flatMap(({ headlines }) => headlines);
}

interface PieceMarkProps {
  readonly piece: Piece;
  readonly view: View;
  readonly look: Look | undefined;
  readonly isSelected: boolean;
  /** On another floor than the one that is shown. */
  readonly isElsewhere: boolean;
  readonly isStop: boolean;
  readonly dies: boolean;
  /** News about it from the last press. */
  readonly struck: Headline['kind'] | undefined;
  readonly onPress: (piece: Piece, more: boolean) => void;
  readonly onPoint: (piece: string | undefined) => void;
  readonly onDrag: BoardPiecesProps['onDrag'];
  readonly onTurn: BoardPiecesProps['onTurn'];
  readonly onStep: (from: Piece, event: KeyboardEvent<SVGGElement>) => void;
}

const PieceMark = memo(function PieceMark({
  piece,
  view,
  look,
  isSelected,
  isElsewhere,
  isStop,
  dies,
  struck,
  onPress,
  onPoint,
  onDrag,
  onTurn,
  onStep,
}: PieceMarkProps) {
  const { x, y } = onMap(view, piece.spot);
  const radius = radiusAt(view.scale) * (isElsewhere ? ELSEWHERE : 1);
  const { kind, condition, sign, out } = piece;
  const drag = useDrag(view, (step) => onDrag(piece, step));
  return (
    // biome-ignore lint/a11y/useSemanticElements: no HTML button stands inside a drawing.
    <g
      className={styles.piece}
      data-piece={piece.piece}
      data-kind={kind}
      data-unseen={(look !== undefined && look.cut !== null) || undefined}
      data-elsewhere={isElsewhere || undefined}
      data-out={out || undefined}
      data-dead={condition === 'dead' || undefined}
      data-selected={isSelected || undefined}
      data-dies={dies || undefined}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={pieceName(piece, { look, dies })}
      aria-current={isSelected || undefined}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      {...drag.handlers}
      onClick={(event) => drag.wasDragged() || onPress(piece, event.shiftKey)}
      onPointerEnter={() => onPoint(piece.piece)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(piece.piece)}
      onBlur={() => onPoint(undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onPress(piece, event.shiftKey);
        } else if (event.shiftKey && event.key in TURNS) {
          event.preventDefault();
          onTurn(piece, TURNS[event.key] ?? 0);
        } else onStep(piece, event);
      }}
    >
      <circle className={styles.hit} r={Math.max(radius, 14)} />
      {isSelected && <circle className={styles.ring} r={radius + 6} />}
      {struck && (
        <g className={styles.struck} data-kind={struck}>
          <circle r={radius + 6} />
          <circle r={radius + 12} />
        </g>
      )}
      {dies && <circle className={styles.dies} r={radius + 6} />}
      <path d={shapeOf(kind, radius)} transform={`rotate(${piece.facing * STEP})`} />
      {condition === 'dead' ? (
        <path className={styles.cross} d={crossAt(radius)} />
      ) : (
        <text dy="0.35em" aria-hidden>
          {sign}
        </text>
      )}
      {out && condition !== 'dead' && (
        <g className={styles.bar} transform={`translate(${radius} ${-radius})`}>
          <circle r="7" />
          <path d="M-4 0H4" />
        </g>
      )}
    </g>
  );
});

interface Beside {
  readonly look: Look | undefined;
  readonly dies: boolean;
}

/** `Ada Voss, Rep 4, faces north; in sight, 9.8″ away, seen from the front, at cover: behind the sedan` */
function pieceName(
  { name, kind, sign, condition, out, facing, level, trail }: Piece,
  { look, dies }: Beside,
): string {
  const facts = [
    name,
    ...(kind === 'party' || kind === 'people' ? [`Rep ${sign}`] : []),
    ...(condition === null || condition === 'up' ? [] : [CONDITION_TEXT[condition]]),
    ...(kind === 'zombie' && out ? ['on the ground'] : []),
    ...(level === null ? [] : [`in ${levelText(level)}`]),
    `faces ${facingText(facing)}`,
    ...wentText(trail),
    ...(dies ? ['dies of what is due'] : []),
  ];
  return `${facts.join(', ')}${look === undefined ? '' : `; ${look.towards}, ${look.text}`}`;
}
