/** Times at which a round of melee may be fought (sections: Melee; Continuous Melee). */

import type { SeenCampaign } from '../../../state/seen.ts';
import type { Untimely } from '../../../state/untimely.ts';
import { inOrder } from '../../../turn/activation.ts';
import type { SeenEncounter } from '../act.ts';
import { zombiesAbout } from '../after/report-proposal.ts';
import type { Fighting } from '../standing/fighters.ts';
import { goesFirst, isBound, mayGo, zombiesMayGo } from '../turn/activation.ts';
import { isInMelee, mayWantToCharge } from '../turn/timely.ts';
import { inContactWith } from '../zombies/zombies.ts';

export const FIGHTING_TIMES = [
  'doubles',
  'not-in-contact',
  'fought-already',
] as const satisfies readonly Untimely[];

/** Allows a round to anybody in contact, in each activation; else to two of whom one charges, active and without having fired. */
export function mayFight(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  against: readonly (Fighting | null)[],
): (typeof FIGHTING_TIMES)[number] | undefined {
  if (!isBound(encounter, one)) return undefined;
  const sides = sidesGoing(encounter, one);
  if (sides === 0) return 'doubles';
  if ((one.fighter.done?.rounds ?? 0) >= sides) return 'fought-already';
  const contact = one.fighter.inMelee ?? [];
  const charges = mayWantToCharge(now, encounter, one) === undefined;
  const inContact = against.every((other) =>
    other === null
      ? charges ||
        contact.includes(null) ||
        inContactWith(now, encounter, one.fighter.who).length > 0 ||
        zombiesMayGo(encounter) !== false
      : charges || contact.includes(other.fighter.who) || mayCharge(now, encounter, other),
  );
  return inContact ? undefined : 'not-in-contact';
}

/** Number of sides that act in the turn; 1 where words have decided who makes the first move, and before the first turn. */
const sidesGoing = (encounter: SeenEncounter, one: Fighting): number =>
  goesFirst(encounter, one) !== undefined || encounter.turn === null ? 1 : inOrder(encounter.turn).length;

const mayCharge = (now: SeenCampaign, encounter: SeenEncounter, other: Fighting) =>
  mayGo(now, encounter, other)?.may !== false && (other.fighter.done?.fired ?? []).length === 0;

/** In contact with somebody, since a round of melee or by a charge; of zombies that nobody keeps count of only the players see it. */
export function isInContact(now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean {
  const { who, chargedBy } = one.fighter;
  return (
    isInMelee(now, encounter, one) ||
    chargedBy?.tested === true ||
    encounter.fighters.some((other) => other.chargedBy?.tested === true && other.chargedBy.by === who) ||
    inContactWith(now, encounter, who).length > 0 ||
    (encounter.zombies === undefined && zombiesAbout(encounter) > 0)
  );
}
