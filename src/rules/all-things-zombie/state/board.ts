/** The board of an Encounter: where everybody stands, for as long as it is played with places (ATZ-155). */
import type { Place } from '../board/place.ts';
import type { FighterId, ZombiesId } from './turn.ts';
import type { WorkingId } from './vehicles.ts';

/** Somebody on the table, a single zombie, or a vehicle that works. */
export type PieceId = FighterId | ZombiesId | WorkingId;

export interface Placed {
  readonly piece: PieceId;
  readonly at: Place;
}

/** Whoever rides or is carried has no place of his own; the dead keep theirs. */
export interface Board {
  readonly places: readonly Placed[];
}

export const placeOnBoard = (board: Board, piece: string): Place | undefined =>
  board.places.find((one) => one.piece === piece)?.at;

/** The board with these where they are now; those that were on it before keep their turn in the list. */
export function placed({ places }: Board, now: readonly Placed[]): Board {
  const known = places.map((one) => now.findLast(({ piece }) => piece === one.piece) ?? one);
  const came = now.filter(({ piece }) => places.every((one) => one.piece !== piece));
  return { places: [...known, ...came] };
}

export const withoutPiece = ({ places }: Board, gone: PieceId): Board => ({
  places: places.filter(({ piece }) => piece !== gone),
});
