/** Sight, cover and distance between two pieces of a board (ATZ-155 to 158). */
import { directionTo } from '../../../../core/geometry/direction.ts';
import { workedOutOf } from '../../../../core/in-force.ts';
import { obstaclesOn, type SightTable } from '../../../board/obstacles.ts';
import type { Place } from '../../../board/place.ts';
import { type Seeing, seeing } from '../../../board/seeing.ts';
import { placeOnBoard } from '../../../state/board.ts';
import type { SeenEncounter } from '../act.ts';

type Here = Pick<SeenEncounter, 'board' | 'table' | 'conditions'>;

/** Sight, cover and distance of another piece for one that has turned to it; undefined without a board, or where either has no place of its own. */
export function seenFrom(encounter: Here, who: string, other: string): Seeing | undefined {
  const [from, to] = [placeHere(encounter, who), placeHere(encounter, other)];
  return from && to && lookingAt(encounter, facing(from, to), to);
}

/** The same for one that faces as it does. */
export function inSightOf(encounter: Here, who: string, other: string): Seeing | undefined {
  const [from, to] = [placeHere(encounter, who), placeHere(encounter, other)];
  return from && to && lookingAt(encounter, from, to);
}

/** What one place on the table has of another, facing as it does, whoever stands there; undefined where no table is laid out. */
export const lookingAt = ({ table, conditions }: Here, from: Place, to: Place): Seeing | undefined =>
  table === null ? undefined : seeing(obstaclesHere(table), from, to, conditions);

export const placeHere = ({ board }: Pick<Here, 'board'>, who: string): Place | undefined =>
  board && placeOnBoard(board, who);

/** Read once of each table: proposals ask of every pair on it. */
const obstaclesHere = workedOutOf((table: SightTable) => obstaclesOn(table));

function facing(from: Place, { spot }: Place): Place {
  const isOne = spot.x === from.spot.x && spot.y === from.spot.y;
  return isOne ? from : { ...from, facing: directionTo(from.spot, spot) };
}
