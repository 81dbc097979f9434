/** Sight, cover and distance between two pieces of a board (ATZ-155 to 158). */
import type { Seen } from '../../../../core/seen.ts';
import { type Obstacles, obstaclesOn } from '../../../board/obstacles.ts';
import { type Place, turnedTo } from '../../../board/place.ts';
import { type Seeing, seeing } from '../../../board/seeing.ts';
import { type Board, placeOnBoard } from '../../../state/board.ts';
import type { SeenEncounter } from '../act.ts';

type Here = Pick<SeenEncounter, 'board' | 'table' | 'conditions'>;

/** Sight, cover and distance of another piece for one that has turned to it; undefined without a board, or where either has no place of its own. */
export const seenFrom = (encounter: Here, who: string, other: string): Seeing | undefined =>
  known(encounter, `${who} to ${other}`, (obstacles) => {
    const [from, to] = [placeHere(encounter, who), placeHere(encounter, other)];
    return from && to && seeing(obstacles, turnedTo(from, to), to, encounter.conditions);
  });

/** The same for one that faces as it does. */
export const inSightOf = (encounter: Here, who: string, other: string): Seeing | undefined =>
  known(encounter, `${who} at ${other}`, (obstacles) => {
    const [from, to] = [placeHere(encounter, who), placeHere(encounter, other)];
    return from && to && seeing(obstacles, from, to, encounter.conditions);
  });

/** What one place on the table has of another, facing as it does, whoever stands there; undefined without a board. */
export function lookingAt(encounter: Here, from: Place, to: Place): Seeing | undefined {
  const here = knownOf(encounter);
  return here && seeing(here.obstacles, from, to, encounter.conditions);
}

export const placeHere = ({ board }: Pick<Here, 'board'>, who: string): Place | undefined =>
  board && placeOnBoard(board, who);

interface Known {
  readonly table: Here['table'];
  readonly conditions: Here['conditions'];
  readonly obstacles: Obstacles;
  readonly seen: Map<string, Seeing | undefined>;
}
/** Answers by the places they were given for: whoever moves leaves others, and proposals ask of every pair many times. */
const KNOWN = new WeakMap<Seen<Board>, Known>();

function known(
  encounter: Here,
  asked: string,
  look: (obstacles: Obstacles) => Seeing | undefined,
): Seeing | undefined {
  const here = knownOf(encounter);
  if (here === undefined) return undefined;
  if (!here.seen.has(asked)) here.seen.set(asked, look(here.obstacles));
  return here.seen.get(asked);
}

function knownOf({ board, table, conditions }: Here): Known | undefined {
  if (board === undefined || table === null) return undefined;
  const before = KNOWN.get(board);
  if (before?.table === table && before.conditions === conditions) return before;
  const anew = { table, conditions, obstacles: obstaclesOn(table), seen: new Map() };
  KNOWN.set(board, anew);
  return anew;
}
