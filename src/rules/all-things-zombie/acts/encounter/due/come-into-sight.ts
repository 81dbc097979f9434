/**
 * Who has come into whose sight (section: "In Sight" Check). Out of doors only the players see it, unless there is a board: once somebody
 * has moved there, they are asked.
 */

import type { Place } from '../../../board/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type FighterId, staysHidden } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';
import { foesOf } from '../checks/around.ts';
import { hasComeIntoView, isInView, type PlacesInTurn } from '../places/come-into-view.ts';
import { due, type Proposal, usual } from '../proposal.ts';
import { isAble } from '../standing/able.ts';
import type { Fighting } from '../standing/fighters.ts';
import { PARTY, sidesOf } from '../standing/own-side.ts';
import { placeOf } from '../standing/stands-at.ts';
import { dieOf } from '../turn/activation.ts';
import { sidesInTurn } from '../turn/sides.ts';
import { isInMelee } from '../zombies/in-contact.ts';
import { zombiesAround } from '../zombies/zombies.ts';
import { dueMarks, type ToldHere } from './due-marks.ts';
import { whoOf } from './who-fires-first.ts';

/**
 * Both sides may have to test: who has moved, and each enemy who stands out of doors, too. Zombies test nothing; they come into sight of
 * the party and its friends once, until these have been indoors.
 */
export function mayComeIntoSight(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { all, told }: { readonly all: readonly Fighting[]; readonly told: readonly ToldHere[] },
): readonly Proposal[] {
  // Out of it by a roll, marked so or not yet: no check is left to it.
  const goesOut = dueMarks(now, encounter, told).filter((mark) => !mark.perhaps && !isAble(mark));
  const isOut = (one: Fighting) => goesOut.some(({ who }) => who === one.fighter.who);
  const onBoard = encounter.board !== undefined;
  // By walls and windows where places are known; else a hidden figure looks out, of a window too; whoever fights hand to hand looks nowhere else.
  const isOutside = (one: Fighting) =>
    isAble(one.fighter) &&
    !isOut(one) &&
    (onBoard || one.fighter.hidden === true || placeOf(encounter, one) === null);
  const looks = (one: Fighting) => isOutside(one) && !isInMelee(now, encounter, one);
  const { moved, exposed, tested, zombiesMoved, places } = movedLately(told);
  const hasTested = ({ fighter }: Fighting, since: number) => (tested.get(fighter.who) ?? -1) > since;
  const isActive = activeNow(now, encounter);
  const seen = new Map<FighterId, { one: Fighting; of: Map<string, string | null> }>();
  const sees = ({ one, id, name }: { one: Fighting; id: string; name: string | null }) => {
    const { of } = seen.get(one.fighter.who) ?? { of: new Map<string, string | null>() };
    seen.set(one.fighter.who, { one, of: of.set(id, name) });
  };
  const comesToSee = ({ fighter: { who } }: Fighting, id: string) =>
    !onBoard || hasComeIntoView(encounter, places, [who, id], tested.get(who) ?? 0);
  const seesOne = (one: Fighting, { fighter, name }: Fighting) => {
    if (comesToSee(one, fighter.who)) sees({ one, id: fighter.who, name });
  };
  for (const mover of all) {
    const at = moved.get(mover.fighter.who);
    if (at === undefined || !looks(mover) || !isActive(mover)) continue;
    for (const foe of foesOf(now, encounter, mover).filter(looks)) {
      if (!hasTested(mover, at) && !foe.fighter.hidden) seesOne(mover, foe);
      if (!hasTested(foe, at) && !mover.fighter.hidden) seesOne(foe, mover);
    }
  }
  for (const one of all) {
    const at = exposed.get(one.fighter.who);
    if (at === undefined || !isAble(one.fighter)) continue;
    // Who was hidden is seen anew from where he stood all the time.
    for (const foe of foesOf(now, encounter, one).filter(looks))
      if (!hasTested(foe, at) && (!onBoard || isInView(encounter, foe.fighter.who, one.fighter.who)))
        sees({ one: foe, id: one.fighter.who, name: one.name });
  }
  const sideOf = sidesOf(now, encounter);
  for (const one of all.filter((each) => sideOf(each) === PARTY && looks(each))) {
    const own = isActive(one) ? moved.get(one.fighter.who) : undefined;
    for (const group of zombiesAround(encounter)) {
      const since = [own, zombiesMoved.get(group.id)].flatMap((at) => at ?? []);
      if (!since.some((at) => !hasTested(one, at))) continue;
      if (onBoard ? comesToSee(one, group.id) : !one.fighter.hasSeen?.includes(group.id))
        sees({ one, id: group.id, name: null });
    }
  }
  return [...seen]
    .filter(([, { one }]) => one.fighter.inSight === undefined)
    .map(([who, { one, of }]) => {
      const ifSeen = [...of.values()].flatMap((name) => name ?? []);
      const zombies = [...of.values()].includes(null);
      return (onBoard ? due : usual)('sight', 'atz.in-sight', who, {
        ...{ name: one.name, by: null, ifSeen, sees: [...of.keys()] },
        ...(zombies && { zombies }),
        ...(onBoard && { inView: true }),
      });
    });
}

/**
 * Positions in the log of everybody’s last move, the last time he was given away, and his last In Sight test, in this turn or before the
 * first: a test covers whoever had moved by then.
 */
interface Lately {
  readonly moved: ReadonlyMap<FighterId, number>;
  readonly exposed: ReadonlyMap<FighterId, number>;
  readonly tested: ReadonlyMap<FighterId, number>;
  /** Positions of the last moves of zombies, by their groups. */
  readonly zombiesMoved: ReadonlyMap<string, number>;
  readonly places: PlacesInTurn;
}

function movedLately(told: readonly ToldHere[]): Lately {
  const moved = new Map<FighterId, number>();
  const exposed = new Map<FighterId, number>();
  const hidden = new Set<FighterId>();
  const tested = new Map<FighterId, number>();
  const zombiesMoved = new Map<string, number>();
  const places = new Map<string, readonly { readonly since: number; readonly at: Place }[]>();
  let turn: number | undefined;
  let at = 0;
  for (const { events } of told) {
    for (const event of events) {
      at += 1;
      if (event.type === 'turn-begun') {
        moved.clear();
        exposed.clear();
        tested.clear();
        zombiesMoved.clear();
        for (const [piece, all] of places)
          places.set(
            piece,
            all.slice(-1).map((one) => ({ ...one, since: 0 })),
          );
        turn = event.turn.number;
      } else if (event.type === 'pieces-placed') {
        // Before the first turn the table is set up by hand, and nobody comes into sight.
        const isSetUp = turn === undefined && event.how === 'hand';
        for (const { piece, at: place } of event.places)
          places.set(
            piece,
            isSetUp ? [{ since: 0, at: place }] : [...(places.get(piece) ?? []), { since: at, at: place }],
          );
      } else if (event.type === 'zombies-changed') {
        const { id, acted, halted } = event.to;
        if (turn !== undefined && [acted, halted?.turn].includes(turn)) zombiesMoved.set(id, at);
      } else if (event.type === 'fighter-changed') {
        const { to, of } = event;
        const hides = staysHidden(to, of);
        if (of === 'moved') moved.set(to.who, at);
        else if (hidden.has(to.who) && !hides && to.condition === 'up') exposed.set(to.who, at);
        if (hides) hidden.add(to.who);
        else hidden.delete(to.who);
      } else if (
        (event.type === 'figure-tested' || event.type === 'stranger-tested') &&
        event.rule === 'atz.in-sight'
      )
        tested.set(whoOf(event), at);
    }
  }
  return { moved, exposed, tested, zombiesMoved, places };
}

/** True while somebody’s own side acts: sights he moved into are over once another side does. */
function activeNow(now: SeenCampaign, encounter: SeenEncounter): (one: Fighting) => boolean {
  const acts = sidesInTurn(now, encounter).find(({ state }) => state === 'acts')?.die.side;
  return (one) => {
    const side = dieOf(encounter, one)?.side;
    return acts === undefined || side === undefined || side === acts;
  };
}
