/** In Sight in the middle of a move on the board: where somebody halts for it, as checks are taken there (ATZ-125, ATZ-166). */
import { firstSight, type Halt, type Looker } from '../../../board/coming-into-sight.ts';
import type { Place } from '../../../board/place.ts';
import type { Way } from '../../../board/way.ts';
import { placeOnBoard } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { Zombies, ZombiesId } from '../../../state/zombies.ts';
import type { SeenEncounter } from '../act.ts';
import { foesOf, PARTY, sidesOf } from '../checks/around.ts';
import { groundFor } from '../places/ground-here.ts';
import { isAble } from '../standing/able.ts';
import { everybody, type Fighting } from '../standing/fighters.ts';
import { isInMelee } from '../zombies/in-contact.ts';
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

/** Whoever fights hand to hand looks nowhere else. */
const isFree = (now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean =>
  isAble(one.fighter) && !isInMelee(now, encounter, one);
