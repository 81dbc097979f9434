/** Fire that In Sight allows several: at whom each may still fire, and who waits for others (section: “In Sight” Check; ATZ-124). */
import type { SeenCampaign } from '../../../state/seen.ts';
import type { ToFire } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';
import { canReach } from '../places/in-reach.ts';
import { isAble } from '../standing/able.ts';
import { everybody, type Fighting, fighterNamed } from '../standing/fighters.ts';
import { liesFlat } from '../turn/ducked-back.ts';
import { zombiesHere } from '../zombies/zombies.ts';
import { factsOf } from './facts.ts';

/** Reason for which somebody waits with the fire that In Sight allows him: others fire first, and can. */
export function firesLater(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { fighter }: Fighting,
): 'others-fire-first' | undefined {
  const { nth, sight } = fighter.toFire ?? {};
  if (nth === undefined) return undefined;
  const before = everybody(now, encounter).some((one) => {
    const { toFire } = one.fighter;
    // Each In Sight has an order of its own.
    if (toFire?.nth === undefined || toFire.sight !== sight || toFire.nth >= nth) return false;
    if (toFire.holds || !isAble(one.fighter) || liesFlat(one.fighter)) return false;
    const { ranged, loaded } = factsOf(now, encounter, one);
    return ranged && loaded && inSightStill(now, encounter, one).length > 0;
  });
  return before ? 'others-fire-first' : undefined;
}

/** Those among whom somebody may choose at whom he fires, as far as they are left, and on a board in sight and range. */
export function inSightStill(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  { among = [] }: Pick<ToFire, 'among'> = one.fighter.toFire ?? {},
): readonly string[] {
  return among.filter((id) => {
    if (!canReach(encounter, one, id)) return false;
    const found = fighterNamed(now, encounter, id);
    if (found !== undefined) return isAble(found.fighter);
    return zombiesHere(encounter).some((group) => group.id === id && group.count > 0 && !group.down);
  });
}
