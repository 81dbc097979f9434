/** Battles with places, for tests of the acts on a board. */
import { placePiece } from '../../../src/rules/all-things-zombie/acts/encounter/board/place.ts';
import { takeUpBoard } from '../../../src/rules/all-things-zombie/acts/encounter/board/take-up.ts';
import type { Place } from '../../../src/rules/all-things-zombie/board/place.ts';
import { type PieceId, placeOnBoard } from '../../../src/rules/all-things-zombie/state/board.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import { act } from './campaign.ts';
import { underWay } from './encounter.ts';

/** Taken up, with everybody put where he is said to stand, outdoors: `[x, y, facing]`, in tenths of an inch and in 32nds of a turn. */
export function onBoard(
  campaign: Campaign,
  places: Readonly<Record<string, readonly [number, number, number]>>,
): Campaign {
  act(campaign, (now) => takeUpBoard(now, { up: true }));
  // From the far corner, so that nobody stands where another one is to.
  for (const [nth, piece] of Object.keys(places).entries()) puts(campaign, piece, [460 - nth * 15, 465, 0]);
  for (const [piece, at] of Object.entries(places)) puts(campaign, piece, at);
  return campaign;
}

export function puts(
  campaign: Campaign,
  piece: string,
  [x, y, facing]: readonly [number, number, number],
): void {
  act(campaign, (now) => placePiece(now, { piece: piece as PieceId, spot: { x, y }, facing, level: null }));
}

export function placeOf(campaign: Campaign, piece: string): Place {
  const { board } = underWay(campaign);
  const place = board && placeOnBoard(board, piece);
  if (place === undefined) throw new Error(`${piece} has no place`);
  return place;
}
