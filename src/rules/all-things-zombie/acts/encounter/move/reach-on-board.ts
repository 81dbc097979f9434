/** How far a piece of the board gets by itself in a move (section: Normal Movement; ATZ-169, ATZ-170). */
import { TENTHS } from '../../../board/place.ts';
import { type Fan, reach } from '../../../board/reach.ts';
import { singleFigure } from '../../../data/single-figures.ts';
import { type PieceId, placeOnBoard } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';
import { othersOf } from '../board/going.ts';
import { groundFor } from '../places/ground-here.ts';
import { enemiesAmong } from '../places/route.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { zombiesNamed } from '../zombies/zombies.ts';
import { mostOf } from './how-far.ts';

/** Inches a piece of the board may go by itself: what its move has left, or a new one would come to without dice; a vehicle, undefined. */
export function inchesOf(now: SeenCampaign, encounter: SeenEncounter, piece: string): number | undefined {
  const found = fighterNamed(now, encounter, piece);
  if (found !== undefined) return mostOf(encounter, found, { how: 'normal' });
  return zombiesNamed(encounter, piece) && singleFigure('zombie-move');
}

/** Reach of a piece of the board in so many inches, past its enemies; undefined for one that isn’t on it. */
export function reachOnBoard(
  now: SeenCampaign,
  encounter: SeenEncounter,
  piece: PieceId,
  inches: number,
): readonly Fan[] | undefined {
  const { board, table } = encounter;
  const at = board && placeOnBoard(board, piece);
  if (table === null || at === undefined) return undefined;
  const bodies = enemiesAmong(othersOf(now, encounter, piece));
  return reach({ ground: groundFor(table), bodies, from: at.spot, level: at.level }, inches * TENTHS);
}
