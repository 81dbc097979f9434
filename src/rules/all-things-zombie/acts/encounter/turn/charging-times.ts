/** Section: Wanting to Charge. When somebody may want to, and why not. */
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Untimely } from '../../../state/untimely.ts';
import type { SeenEncounter } from '../act.ts';
import type { Fighting } from '../standing/fighters.ts';
import { isInMelee } from '../zombies/in-contact.ts';
import { isBound } from './activation.ts';
import { hasFiredByChoice, leavesOff } from './doings.ts';
import { ACTING_TIMES, isUnmarked, notActive } from './timely.ts';

/** Reasons for which somebody can’t charge: a charger is active, has neither moved nor fired by choice, and tries once (ATZ-147). */
export const CHARGING_TIMES = [
  ...ACTING_TIMES,
  'in-melee',
  'acted-before-charge',
  'charged-already',
] as const satisfies readonly Untimely[];

export function mayWantToCharge(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): (typeof CHARGING_TIMES)[number] | undefined {
  const { done = {} } = one.fighter;
  if (isUnmarked(one)) return 'unmarked';
  if (!isBound(encounter, one) || done.toCharge) return undefined;
  const late = notActive(now, encounter, one);
  if (late !== undefined) return late;
  if (isInMelee(now, encounter, one)) return 'in-melee';
  if (leavesOff(one.fighter, 'fights')) return 'as-before';
  if (done.charge !== undefined) return 'charged-already';
  return hasFiredByChoice(one.fighter) || one.fighter.moved !== undefined ? 'acted-before-charge' : undefined;
}
