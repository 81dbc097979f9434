/** Facts that the campaign knows of somebody on the table, for the circumstances of a test. */
import { canStopVehicle, isRanged } from '../../../arms.ts';
import type { Facts } from '../../../data/circumstances.ts';
import { insideOf } from '../../../movement/place.ts';
import { isMilitary } from '../../../reaction/what-now.ts';
import { outguns } from '../../../shooting/outgunned.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';
import { isLoaded } from '../gear/barrels.ts';
import { isAble } from '../standing/able.ts';
import { type Fighting, fighterNamed, metHere } from '../standing/fighters.ts';
import { leadersWith } from '../turn/activation.ts';
import { isShaken } from '../turn/shaken.ts';
import { isTheirs } from '../turn/timely.ts';
import { isCharging } from '../zombies/in-contact.ts';

/** A building’s id begins with a b. */
const kindOf = (spot: string | null): Facts['inside'] =>
  spot === null ? null : spot.startsWith('b') ? 'building' : 'vehicle';

/** Fire that keeps down somebody who has ducked back; the shooter may be down or gone by now. */
function fireOn(now: SeenCampaign, encounter: SeenEncounter, { fighter }: Fighting) {
  const { condition, keptDown } = fighter;
  if (condition !== 'ducked-back' || keptDown === undefined) return undefined;
  const by = fighterNamed(now, encounter, keptDown.by);
  return by !== undefined && isAble(by.fighter) ? keptDown : undefined;
}

/** A Leader in his group, and what he has passed in this turn; of people met only one who has tested is known to lead. */
function ledBy(
  now: SeenCampaign,
  encounter: SeenEncounter,
  found: Fighting,
  leads: boolean | undefined,
): Pick<Facts, 'withLeader' | 'leaderPassed'> {
  const leaders = leadersWith(now, encounter, found);
  const leaderPassed = leaders.find(({ fighter }) => fighter.done?.passed !== undefined)?.fighter.done
    ?.passed;
  const isWith = leads === true || leaderPassed !== undefined || (leads === false && leaders.length > 0);
  return { withLeader: isWith || undefined, leaderPassed };
}

export function factsOf(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): Facts {
  const { figure, fighter, weapons } = found;
  const by = fighter.underFire && fighterNamed(now, encounter, fighter.underFire.by);
  const fire = fighter.underFire ?? fireOn(now, encounter, found);
  const arms = {
    ranged: weapons.some(({ weapon }) => isRanged(weapon)),
    stopsVehicles: weapons.some(({ weapon }) => canStopVehicle(weapon)),
    outgunned:
      fire &&
      outguns(
        [fire.weapon],
        weapons.map(({ weapon }) => weapon),
      ),
    marks: fighter,
    shooter: by?.fighter,
    shaken: isShaken(now, encounter, found),
    charging: isCharging(encounter, fighter),
    moving: fighter.moved !== undefined && isTheirs(encounter, found),
    inside: kindOf(insideOf(fighter)),
  };
  const loaded = weapons.some((one) => isRanged(one.weapon) && isLoaded(encounter, found, one));
  if (figure !== null) {
    const leads = figure.leadership !== 'none';
    return {
      leads,
      ...ledBy(now, encounter, found, leads),
      protected: figure.protected,
      trained: undefined,
      ...arms,
      loaded,
    };
  }
  const [group, place] = fighter.who.split('/');
  const met = metHere(now, encounter).find(({ id }) => id === group);
  const at = encounter.visits.find((visit) => visit.group === group)?.building;
  const member = met?.members[Number(place)];
  const leads = encounter.oneOff === undefined ? undefined : member?.leads !== undefined;
  return {
    leads,
    ...ledBy(now, encounter, found, leads),
    protected: member?.protected === true,
    trained: isMilitary({ army: member?.army === true, metAt: at ?? undefined }) || undefined,
    ...arms,
    loaded,
  };
}
