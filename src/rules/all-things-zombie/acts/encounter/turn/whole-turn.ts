/**
 * Acts that take a whole turn: looking after a casualty, picking up a weapon, searching (sections: Out of the Fight; Pick Up the Gun or
 * Buddy; What from Where?; ATZ-122).
 */

import type { SeenCampaign } from '../../../state/seen.ts';
import type { Untimely } from '../../../state/untimely.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { isInMelee } from '../zombies/in-contact.ts';
import { isBound } from './activation.ts';
import { ACTING_TIMES, hasCharged, mayAct, mayRecover } from './timely.ts';

export const SEARCHING_TIMES = [
  ...ACTING_TIMES,
  'in-melee',
  'not-stationary',
] as const satisfies readonly Untimely[];

/** In such a turn it looks in one place, or on one loser, for all there is; once the battle is over nothing binds anybody. */
export function maySearch(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  spot: string,
): (typeof SEARCHING_TIMES)[number] | undefined {
  if (encounter.stage !== 'on-the-table' || !isBound(encounter, one)) return undefined;
  const late = mayAct(now, encounter, one);
  if (late !== undefined) return late;
  if (isInMelee(now, encounter, one)) return 'in-melee';
  const { searched } = one.fighter.done ?? {};
  if (searched !== undefined) return searched === spot ? undefined : 'searches';
  return notStationary(encounter, one);
}

export const TENDING_TIMES = [
  ...ACTING_TIMES,
  'in-melee',
  'not-stationary',
] as const satisfies readonly Untimely[];

/** Over a casualty, or what lies there, when active, or on doubles, as one reloads (ATZ-126, ATZ-138). */
export function mayTend(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): (typeof TENDING_TIMES)[number] | undefined {
  if (encounter.turn === null) return undefined;
  const late = mayRecover(now, encounter, one);
  if (late !== undefined) return late;
  return isInMelee(now, encounter, one) ? 'in-melee' : notStationary(encounter, one);
}

/** Marks a figure’s turn as spent on the casualty. */
export function* hasTended(now: SeenCampaign, who: string): CampaignPlay<void> {
  const { encounter } = now;
  const found = encounter && fighterNamed(now, encounter, who);
  if (!encounter || !found || encounter.turn === null || !isBound(encounter, found)) return;
  const to = { ...found.fighter, done: { ...found.fighter.done, tended: true as const } };
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
}

/** Refuses acts that take the whole turn to a figure that has done anything else in it. */
function notStationary({ turn }: SeenEncounter, { fighter }: Fighting): 'not-stationary' | undefined {
  if (turn === null) return undefined;
  const { moved, shots, done = {} } = fighter;
  const { fired = [], rounds = 0, reloaded, searched, tended, pickedUp } = done;
  const acted = moved !== undefined || shots > 0 || fired.length > 0 || rounds > 0 || hasCharged({ fighter });
  return acted || reloaded || tended || pickedUp || searched !== undefined ? 'not-stationary' : undefined;
}

/** From here on its turn is spent on it. */
export function* spendsTurn(now: SeenCampaign, who: string, spot: string): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null || encounter.turn === null || encounter.stage !== 'on-the-table') return;
  const found = fighterNamed(now, encounter, who);
  if (found === undefined || !isBound(encounter, found)) return;
  const { fighter } = found;
  if (fighter.done?.searched !== undefined) return;
  const to = { ...fighter, done: { ...fighter.done, searched: spot } };
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
}
