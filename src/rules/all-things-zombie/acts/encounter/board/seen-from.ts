/** Sight, cover and distance between two pieces of a board (ATZ-155 to 158). */
import { directionTo } from '../../../../core/geometry/direction.ts';
import { obstaclesOn } from '../../../board/obstacles.ts';
import { type Seeing, seeing } from '../../../board/seeing.ts';
import { placeOnBoard } from '../../../state/board.ts';
import type { SeenEncounter } from '../act.ts';

/** Sight, cover and distance of another piece for one that has turned to it; undefined without a board, or where either has no place of its own. */
export function seenFrom(encounter: SeenEncounter, who: string, other: string): Seeing | undefined {
  const { board, table, conditions } = encounter;
  if (board === undefined || table === null) return undefined;
  const [from, to] = [placeOnBoard(board, who), placeOnBoard(board, other)];
  if (from === undefined || to === undefined) return undefined;
  const { spot } = from;
  const isOne = spot.x === to.spot.x && spot.y === to.spot.y;
  const facing = isOne ? from.facing : directionTo(spot, to.spot);
  return seeing(obstaclesOn(table), { ...from, facing }, to, conditions);
}
