/** The board of an Encounter: where everybody stands, for as long as it is played with places (ATZ-155). */
import type { Spot } from '../../core/play.ts';
import type { Place } from '../board/place.ts';
import type { FighterId, ZombiesId } from './turn.ts';
import type { WorkingId } from './vehicles.ts';

/** Somebody on the table, a single zombie, or a vehicle that works. */
export type PieceId = FighterId | ZombiesId | WorkingId;

export interface Placed {
  readonly piece: PieceId;
  readonly at: Place;
}

/** A shot as zombies remember it. */
export interface Gunfire {
  readonly turn: number;
  readonly spot: Spot;
}

export interface Board {
  /** Whoever rides or is carried has no place of his own; the dead keep theirs. */
  readonly places: readonly Placed[];
  /** Shots of this turn and the last, as far as their places are known; left out where there are none. */
  readonly gunfire?: readonly Gunfire[];
}

export const placeOnBoard = (board: Board, piece: string): Place | undefined =>
  board.places.find((one) => one.piece === piece)?.at;

/** The board with these where they are now; those that were on it before keep their turn in the list. */
export function placed({ places, ...board }: Board, now: readonly Placed[]): Board {
  const known = places.map((one) => now.findLast(({ piece }) => piece === one.piece) ?? one);
  const came = now.filter(({ piece }) => places.every((one) => one.piece !== piece));
  return { ...board, places: [...known, ...came] };
}

export const withoutPiece = ({ places, ...board }: Board, gone: PieceId): Board => ({
  ...board,
  places: places.filter(({ piece }) => piece !== gone),
});

/** The board with a shot that zombies hear. */
export const withGunfire = ({ gunfire = [], ...board }: Board, shot: Gunfire): Board => ({
  ...board,
  gunfire: [...gunfire.filter(({ spot }) => spot.x !== shot.spot.x || spot.y !== shot.spot.y), shot],
});

/** The board as a turn begins: of shots those of the turn before are kept. */
export function inTurn({ gunfire = [], ...board }: Board, turn: number): Board {
  const heard = gunfire.filter((shot) => shot.turn >= turn - 1);
  return { ...board, ...(heard.length > 0 && { gunfire: heard }) };
}
