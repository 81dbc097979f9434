/** Groups on a board: chains of figures near and in sight of one another, and those that an overall Leader brings (ATZ-165). */
import { singleFigure } from '../../../data/single-figures.ts';
import type { KeepTogether } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';
import type { Fighting } from '../standing/fighters.ts';
import { apartOnBoard, pieceOf } from './near.ts';
import { seenFrom } from './seen-from.ts';

type One = Pick<Fighting, 'fighter'>;

/** Groups of a side, in the order of its figures; whoever has no place is in none. `overall` leads others, too. */
export function groupsByPlaces(
  encounter: SeenEncounter,
  side: readonly One[],
  overall: readonly One[],
): readonly KeepTogether[] {
  const left = new Set(side.filter((one) => pieceOf(encounter, one) !== undefined));
  const chains: (readonly One[])[] = [];
  for (const first of left) {
    const chain = [first];
    left.delete(first);
    // The chain grows while it is walked.
    for (const one of chain)
      for (const other of left)
        if (keepTogether(encounter, one, other)) {
          chain.push(other);
          left.delete(other);
        }
    chains.push(chain);
  }
  return chains.map((chain) => ({
    members: chain.map(({ fighter }) => fighter.who),
    led: overall.some((leader) => brings(encounter, leader, chain)),
  }));
}

/** Within 4″ and in sight; in one vehicle, too. */
function keepTogether(encounter: SeenEncounter, one: One, other: One): boolean {
  const far = apartOnBoard(encounter, one, other);
  return far !== undefined && far <= singleFigure('group-apart') * 10 && isSeen(encounter, one, other);
}

/** Within 12″ of him, who sees one of them. */
const brings = (encounter: SeenEncounter, leader: One, chain: readonly One[]): boolean =>
  chain.some((one) => {
    const far = apartOnBoard(encounter, leader, one);
    return far !== undefined && far <= singleFigure('group-led') * 10;
  }) && chain.some((one) => isSeen(encounter, leader, one));

/** By the place of the vehicle for those who ride. */
function isSeen(encounter: SeenEncounter, one: One, other: One): boolean {
  const [from, to] = [one, other].map((each) => pieceOf(encounter, each));
  return (
    from === to || (from !== undefined && to !== undefined && seenFrom(encounter, from, to)?.cut === null)
  );
}
