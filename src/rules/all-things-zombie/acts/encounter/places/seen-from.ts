/** Sight, cover and distance between two pieces of a board (ATZ-155 to 158). */
import { type Place, turnedTo } from '../../../board/place.ts';
import { type Seeing, seeing } from '../../../board/seeing.ts';
import { placeOnBoard } from '../../../state/board.ts';
import type { SeenEncounter } from '../act.ts';
import { groundFor } from './ground-here.ts';

type Here = Pick<SeenEncounter, 'board' | 'table' | 'conditions'>;

/** Sight, cover and distance of another piece for one that has turned to it; undefined without a board, or where either has no place of its own. */
export function seenFrom(encounter: Here, who: string, other: string): Seeing | undefined {
  const [from, to] = [placeHere(encounter, who), placeHere(encounter, other)];
  return from && to && lookingAt(encounter, turnedTo(from, to), to);
}

/** The same for one that faces as it does. */
export function inSightOf(encounter: Here, who: string, other: string): Seeing | undefined {
  const [from, to] = [placeHere(encounter, who), placeHere(encounter, other)];
  return from && to && lookingAt(encounter, from, to);
}

/** What one place on the table has of another, facing as it does, whoever stands there; undefined where no table is laid out. */
export const lookingAt = ({ table, conditions }: Here, from: Place, to: Place): Seeing | undefined =>
  table === null ? undefined : seeing(groundFor(table).obstacles, from, to, conditions);

export const placeHere = ({ board }: Pick<Here, 'board'>, who: string): Place | undefined =>
  board && placeOnBoard(board, who);
