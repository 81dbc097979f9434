/** In Sight in the middle of a move on the board: where somebody halts for it, as checks are taken there (ATZ-125, ATZ-166). */
import { firstSight, type Halt, type Looker } from '../../../board/coming-into-sight.ts';
import type { Place } from '../../../board/place.ts';
import type { Way } from '../../../board/way.ts';
import { placeOnBoard } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { ZombiesId } from '../../../state/zombies.ts';
import type { SeenEncounter } from '../act.ts';
import { foesOf } from '../checks/around.ts';
import { groundFor } from '../places/ground-here.ts';
import type { Fighting } from '../standing/fighters.ts';
import { PARTY, sidesOf } from '../standing/own-side.ts';
import { isFree } from '../zombies/zombie-halts.ts';
import { zombiesAround } from '../zombies/zombies.ts';

type Id = FighterId | ZombiesId;

/** Where on his way somebody halts, and who has come into sight there; undefined where nobody does, or before the first turn. */
export function haltOn(
  now: SeenCampaign,
  encounter: SeenEncounter,
  mover: Fighting,
  { at, way }: { readonly at: Place; readonly way: Way },
): Halt<Id> | undefined {
  const { table, turn, conditions = {} } = encounter;
  if (table === null || turn === null) return undefined;
  return firstSight(groundFor(table).obstacles, way, at, lookersAt(now, encounter, mover), conditions);
}

/** Enemies on their feet who don’t fight hand to hand, and, of the party and its friends, zombies they haven’t seen since these were indoors. */
function lookersAt(now: SeenCampaign, encounter: SeenEncounter, mover: Fighting): readonly Looker<Id>[] {
  const { board } = encounter;
  if (board === undefined) return [];
  const on = (id: Id, looks: boolean, isSeen: boolean): readonly Looker<Id>[] => {
    const at = placeOnBoard(board, id);
    return at === undefined ? [] : [{ id, at, looks, isSeen }];
  };
  const people = foesOf(now, encounter, mover)
    .filter((foe) => isFree(now, encounter, foe))
    .flatMap(({ fighter: { who, hidden } }) => on(who, true, hidden !== true));
  if (sidesOf(now, encounter)(mover) !== PARTY) return people;
  const seen = mover.fighter.hasSeen ?? [];
  const zombies = zombiesAround(encounter).filter(({ id }) => !seen.includes(id));
  return [...people, ...zombies.flatMap(({ id }) => on(id, false, true))];
}
