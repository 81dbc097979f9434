/** What the screen asks of the board: its pieces, what one has of the others, how far it gets, and its way to a spot. */
import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '../../../../../src/contract/contract.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { distance } from '../../../../../src/rules/core/geometry/distance.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { askKey, useAsk } from '../../../../client/api.ts';
import { type Pace, useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';

export type Piece = Output<'encounter.pieces'>['pieces'][number];
export type Look = Output<'encounter.looks'>['looks'][number];
export type WayThere = Output<'encounter.way'>;
export type Reach = Output<'encounter.reach'>;
export type Level = Piece['level'];

const NO_BOARD: Pick<Output<'encounter.pieces'>, 'pieces' | 'doors' | 'stairs'> = {
  pieces: [],
  doors: [],
  stairs: [],
};
const NO_LOOKS: readonly Look[] = [];

/** Pieces with their places, and doors to go in by; none without a board, though the answer of before it was cleared is still kept. */
function useBoard(): typeof NO_BOARD {
  const { campaign } = usePlay();
  const enabled = useUnderWay('board');
  const { data } = useAsk('encounter.pieces', { campaign }, { enabled });
  return (enabled ? data : undefined) ?? NO_BOARD;
}

export const usePieces = (): readonly Piece[] => useBoard().pieces;
export const useDoors = (): Output<'encounter.pieces'>['doors'] => useBoard().doors;

export const useStairs = (): Output<'encounter.pieces'>['stairs'] => useBoard().stairs;

/** Finds a piece as it stands at the moment, whatever has been drawn. */
export function usePieceNow(): (piece: string) => Piece | undefined {
  const { campaign } = usePlay();
  const client = useQueryClient();
  return (id) =>
    client
      .getQueryData<Output<'encounter.pieces'>>(askKey('encounter.pieces', { campaign }))
      ?.pieces.find(({ piece }) => piece === id);
}

/** Pieces with those in the sight of each, which takes longer; none until they are known. */
export function usePiecesWithSights(): readonly Piece[] {
  const { campaign } = usePlay();
  const enabled = useUnderWay('board');
  const { data } = useAsk('encounter.pieces', { campaign, text: true }, { enabled, stays: true });
  return (enabled ? data : undefined)?.pieces ?? NO_BOARD.pieces;
}

/** The piece of the figure whose line is marked; undefined where it has no place. */
export function useSelectedPiece(): Piece | undefined {
  const selected = useOnScreen('selected');
  return usePieces().find(({ piece }) => piece === selected);
}

/** What a piece has of the others, the nearest first; nothing of none. */
export function useLooks(piece: string | undefined): readonly Look[] {
  const { campaign } = usePlay();
  const asked = useAsk('encounter.looks', { campaign, piece: piece ?? '' }, { enabled: piece !== undefined });
  return (piece === undefined ? undefined : asked.data?.looks) ?? NO_LOOKS;
}

export function useReach(piece: string | undefined, inches: number): Reach | undefined {
  const { campaign } = usePlay();
  const enabled = piece !== undefined && inches > 0;
  const asked = useAsk(
    'encounter.reach',
    { campaign, piece: piece ?? '', inches: Math.max(1, inches) },
    { enabled },
  );
  return enabled ? asked.data : undefined;
}

/** Outline of the ground that a piece sees from where it stands, or would see from a spot; undefined until it is known. */
export function useFieldOfView(piece: string | undefined, from: To | undefined): readonly Spot[] | undefined {
  const { campaign } = usePlay();
  const enabled = piece !== undefined;
  const asked = useAsk(
    'encounter.field-of-view',
    { campaign, piece: piece ?? '', ...(from !== undefined && { from }) },
    { enabled, stays: true },
  );
  return enabled ? asked.data?.outline : undefined;
}

/** The shortest way of somebody to a spot, as far as a move of that pace leads; undefined until it is known. */
export function useWay(who: string, to: To | undefined, how: Pace): WayThere | undefined {
  const { campaign } = usePlay();
  const enabled = to !== undefined;
  const asked = useAsk('encounter.way', { campaign, who, to: to ?? NOWHERE, how }, { enabled });
  return enabled ? asked.data : undefined;
}

/** The spot at which a way ends, and the level there; undefined of none. */
export function endOf(way: WayThere['way'], { level: start }: Pick<Piece, 'level'>): To | undefined {
  const end = way.at(-1);
  const level = way.findLast((stop) => stop.level !== undefined)?.level ?? null;
  const isOn = way.every((stop) => stop.level === undefined);
  return end && { x: end.x, y: end.y, level: isOn ? start : level };
}

const NOWHERE: To = { x: 0, y: 0 };

/** A spot of the table, and the level there. */
export interface To extends Spot {
  readonly level?: Level;
}

/** Zombies on the table, on a board those nearest to somebody first. */
export function useZombiesNear(who: string): UnderWay['zombies'] {
  const zombies = useUnderWay('zombies');
  const pieces = usePieces();
  const spotOf = (id: string) => pieces.find(({ piece }) => piece === id)?.spot;
  const from = spotOf(who);
  if (from === undefined) return zombies;
  const far = ({ id }: { readonly id: string }) => {
    const to = spotOf(id);
    return to === undefined ? Number.POSITIVE_INFINITY : distance(from, to);
  };
  return zombies.toSorted((a, b) => far(a) - far(b));
}
