/** What the screen asks of the board: its pieces, what one has of the others, how far it gets, and its way to a spot. */
import type { Output } from '../../../../../src/contract/contract.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { distance } from '../../../../../src/rules/core/geometry/distance.ts';
import { contains } from '../../../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { useAsk } from '../../../../client/api.ts';
import { useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';

export type Piece = Output<'encounter.pieces'>['pieces'][number];
export type Look = Output<'encounter.looks'>['looks'][number];
export type WayThere = Output<'encounter.way'>;
export type Reach = Output<'encounter.reach'>;
export type Level = Piece['level'];

const NO_BOARD: Output<'encounter.pieces'> = { pieces: [], doors: [], stairs: [], reach: null, text: null };
const NO_LOOKS: readonly Look[] = [];

/** Pieces with their places, and doors to go in by; none without a board, though the answer of before it was cleared is still kept. */
function useBoard(): Output<'encounter.pieces'> {
  const { campaign } = usePlay();
  const enabled = useUnderWay('board');
  const { data } = useAsk('encounter.pieces', { campaign }, { enabled });
  return (enabled ? data : undefined) ?? NO_BOARD;
}

export const usePieces = (): readonly Piece[] => useBoard().pieces;
export const useDoors = (): Output<'encounter.pieces'>['doors'] => useBoard().doors;

export const useStairs = (): Output<'encounter.pieces'>['stairs'] => useBoard().stairs;

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

/** The shortest way of somebody to a spot; undefined until it is known. */
export function useWay(who: string, to: To | undefined): WayThere | undefined {
  const { campaign } = usePlay();
  const enabled = to !== undefined;
  const asked = useAsk('encounter.way', { campaign, who, to: to ?? NOWHERE }, { enabled });
  return enabled ? asked.data : undefined;
}

const NOWHERE: To = { x: 0, y: 0 };

/** A spot of the table, and the level there. */
export interface To extends Spot {
  readonly level?: Level;
}

type Buildings = NonNullable<UnderWay['table']>['buildings'];

/** A spot on the level that somebody would come to there: the floor he is on in a building he is in, else the ground floor. */
export function levelAt(buildings: Buildings, spot: Spot, from: Level): To {
  const building = buildings.find(({ outline }) => contains(outline, spot));
  if (building === undefined) return { ...spot, level: null };
  return { ...spot, level: from?.building === building.id ? from : { building: building.id, floor: 0 } };
}

/** The spot that was pressed or steered to, for a piece; undefined where none was. */
export function usePointedAt({ level }: Pick<Piece, 'level'>): To | undefined {
  const table = useUnderWay('table');
  const pointed = useOnScreen('pointed');
  return table === null || pointed === undefined ? undefined : levelAt(table.buildings, pointed, level);
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
