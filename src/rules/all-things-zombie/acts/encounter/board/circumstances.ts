/** Circumstances of an act as the places of a board answer them, where the player says nothing else (ATZ-155 to 158). */
import { directionTo } from '../../../../core/geometry/direction.ts';
import { obstaclesOn } from '../../../board/obstacles.ts';
import { type Seeing, seeing } from '../../../board/seeing.ts';
import { singleFigure } from '../../../data/single-figures.ts';
import { placeOnBoard } from '../../../state/board.ts';
import type { SeenEncounter } from '../act.ts';
import type { Aimed } from '../fire/aimed.ts';

/** What one piece has of another once it has turned to it; undefined without a board, or where either has no place of its own. */
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

/** The aim with what the places say of cover, distance, and a zombie’s being far off or turned away; `not-seen` where something hides the target. */
export function aimOnBoard(encounter: SeenEncounter, who: string, aim: Aimed): Aimed | 'not-seen' {
  const { target, zombies } = aim;
  const other = target ?? zombies;
  const seen = other === undefined ? undefined : seenFrom(encounter, who, other);
  if (seen === undefined) return aim;
  if (seen.cut !== null && aim.inches === undefined) return 'not-seen';
  const inches = aim.inches ?? Math.ceil(seen.apart / 10);
  const isFar = inches > singleFigure('zombie-close') || seen.at !== 'front';
  if (target === null) return { ...aim, inches, far: aim.far ?? isFar };
  return { ...aim, inches, cover: aim.cover ?? seen.cover !== null };
}
