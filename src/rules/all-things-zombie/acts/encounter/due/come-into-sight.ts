/** Out of doors only the players see who comes into whose sight: once somebody has moved there, they are asked (section: "In Sight" Check). */

import type { SeenCampaign } from '../../../state/seen.ts';
import { type FighterId, staysHidden } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';
import { foesOf } from '../checks/around.ts';
import { type Proposal, usual } from '../proposal.ts';
import { isAble } from '../standing/able.ts';
import type { Fighting } from '../standing/fighters.ts';
import { placeOf } from '../standing/stands-at.ts';
import { dieOf } from '../turn/activation.ts';
import { sidesInTurn } from '../turn/sides.ts';
import type { ToldHere } from './due-marks.ts';
import { whoOf } from './who-fires-first.ts';

/** Both sides may have to test: who has moved, and each enemy who stands out of doors, too. */
export function mayComeIntoSight(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { all, told }: { readonly all: readonly Fighting[]; readonly told: readonly ToldHere[] },
): readonly Proposal[] {
  // A hidden figure looks out, of a window too.
  const isOutside = (one: Fighting) =>
    isAble(one.fighter) && (one.fighter.hidden === true || placeOf(encounter, one) === null);
  const { moved, exposed, tested } = movedLately(told);
  const hasTested = ({ fighter }: Fighting, since: number) => (tested.get(fighter.who) ?? -1) > since;
  const isActive = activeNow(now, encounter);
  const seen = new Map<FighterId, { name: string; of: Set<string> }>();
  const sees = (one: Fighting, other: Fighting) => {
    const before = seen.get(one.fighter.who)?.of ?? new Set();
    seen.set(one.fighter.who, { name: one.name, of: before.add(other.name) });
  };
  for (const mover of all) {
    const at = moved.get(mover.fighter.who);
    if (at === undefined || !isOutside(mover) || !isActive(mover)) continue;
    for (const foe of foesOf(now, encounter, mover).filter(isOutside)) {
      if (!hasTested(mover, at) && !foe.fighter.hidden) sees(mover, foe);
      if (!hasTested(foe, at) && !mover.fighter.hidden) sees(foe, mover);
    }
  }
  for (const one of all) {
    const at = exposed.get(one.fighter.who);
    if (at === undefined || !isAble(one.fighter)) continue;
    for (const foe of foesOf(now, encounter, one).filter(isOutside)) if (!hasTested(foe, at)) sees(foe, one);
  }
  return [...seen]
    .filter(([who]) => !all.some((one) => one.fighter.who === who && one.fighter.inSight))
    .map(([who, { name, of }]) =>
      usual('check', 'atz.in-sight', `${who}/in-sight`, {
        name,
        check: 'in-sight',
        by: null,
        ifSeen: [...of],
      }),
    );
}

/**
 * Positions in the log of everybody’s last move, the last time he was given away, and his last In Sight test, in this turn or before the
 * first: a test covers whoever had moved by then.
 */
interface Lately {
  readonly moved: ReadonlyMap<FighterId, number>;
  readonly exposed: ReadonlyMap<FighterId, number>;
  readonly tested: ReadonlyMap<FighterId, number>;
}

function movedLately(told: readonly ToldHere[]): Lately {
  const moved = new Map<FighterId, number>();
  const exposed = new Map<FighterId, number>();
  const hidden = new Set<FighterId>();
  const tested = new Map<FighterId, number>();
  let at = 0;
  for (const { events } of told) {
    for (const event of events) {
      at += 1;
      if (event.type === 'turn-begun') {
        moved.clear();
        exposed.clear();
        tested.clear();
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
  return { moved, exposed, tested };
}

/** True while somebody’s own side acts: sights he moved into are over once another side does. */
function activeNow(now: SeenCampaign, encounter: SeenEncounter): (one: Fighting) => boolean {
  const acts = sidesInTurn(now, encounter).find(({ state }) => state === 'acts')?.die.side;
  return (one) => {
    const side = dieOf(encounter, one)?.side;
    return acts === undefined || side === undefined || side === acts;
  };
}
