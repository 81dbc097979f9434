/** In Sight in the middle of a zombie’s move on the board: where it halts for those who come to see it (ATZ-125, ATZ-166). */
import { firstSight, type Halt, type Looker } from '../../../board/coming-into-sight.ts';
import type { Place } from '../../../board/place.ts';
import type { Way } from '../../../board/way.ts';
import { placeOnBoard } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { Zombies } from '../../../state/zombies.ts';
import type { SeenEncounter } from '../act.ts';
import { groundFor } from '../places/ground-here.ts';
import { isAble } from '../standing/able.ts';
import { everybody, type Fighting } from '../standing/fighters.ts';
import { PARTY, sidesOf } from '../standing/own-side.ts';
import { isInMelee } from './in-contact.ts';
import { zombiesAround } from './zombies.ts';

/** Where on its way a zombie comes into the sight of the party or its friends, who test for it there; undefined where it doesn’t. */
export function zombieHaltOn(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id }: Pick<Zombies, 'id'>,
  { at, way }: { readonly at: Place; readonly way: Way },
): Halt<FighterId> | undefined {
  const { board, table, turn, conditions = {} } = encounter;
  if (board === undefined || table === null || turn === null) return undefined;
  if (!zombiesAround(encounter).some((group) => group.id === id)) return undefined;
  const sideOf = sidesOf(now, encounter);
  const lookers = everybody(now, encounter)
    .filter((one) => sideOf(one) === PARTY && isFree(now, encounter, one))
    .flatMap(({ fighter: { who } }): Looker<FighterId>[] => {
      const there = placeOnBoard(board, who);
      return there === undefined ? [] : [{ id: who, at: there, looks: true, isSeen: false }];
    });
  return firstSight(groundFor(table).obstacles, way, at, lookers, conditions);
}

/** Whoever fights hand to hand looks nowhere else. */
export const isFree = (now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean =>
  isAble(one.fighter) && !isInMelee(now, encounter, one);
