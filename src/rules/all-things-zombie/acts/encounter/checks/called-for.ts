/**
 * Causes of the checks, as far as the table keeps them: one that nothing calls for, or that has been answered, takes the player’s reason.
 */
import type { SeenCampaign } from '../../../state/seen.ts';
import { chargesAt } from '../../../state/turn.ts';
import type { Untimely } from '../../../state/untimely.ts';
import type { SeenEncounter } from '../act.ts';
import { takesCheck } from '../standing/able.ts';
import type { Fighting } from '../standing/fighters.ts';
import { CHARGING_TIMES, mayWantToCharge } from '../turn/charging-times.ts';
import { maySpiral } from '../turn/ducked-back.ts';
import { chargersOf, inContactWith } from '../zombies/zombies.ts';
import { caughtOf, untestedCharges } from './charged.ts';
import { notRallied, RALLYING_TIMES } from './rallied.ts';
import { hasLooked } from './sight.ts';

export const CHECKING_TIMES = [
  'no-cause',
  'asked-already',
  'surprised-by-it',
  ...CHARGING_TIMES,
  ...RALLYING_TIMES,
] as const satisfies readonly Untimely[];
type CheckingTime = (typeof CHECKING_TIMES)[number];

const causeIf = (is: boolean): CheckingTime | undefined => (is ? undefined : 'no-cause');

/** Reason that speaks against such a check now; before the first turn nobody keeps what has been tested. */
export function uncalledFor(
  now: SeenCampaign,
  encounter: SeenEncounter,
  found: Fighting,
  check: string,
): CheckingTime | undefined {
  const { toMark } = found.fighter;
  if (toMark !== undefined && !takesCheck({ condition: toMark }, check)) return 'unmarked';
  if (check === 'rally') return notRallied(encounter, found);
  if (encounter.turn === null) {
    if (check === 'wanting-to-charge') return mayWantToCharge(now, encounter, found);
    return check === 'being-charged' || check === 'surprise' ? caught(now, encounter, found) : undefined;
  }
  const { fighter } = found;
  const { done = {}, underFire, toFire, pursues = [], condition } = fighter;
  switch (check) {
    case 'received-fire':
      return causeIf(underFire !== undefined);
    case 'being-charged':
    case 'surprise':
      return caught(now, encounter, found) ?? causeIf(isCharged(now, encounter, found));
    case 'pursue-by-fire':
      return causeIf(pursues.length > 0);
    case 'reaction-fire':
      return causeIf(toFire !== undefined);
    case 'in-sight':
      return hasLooked(found) ? 'asked-already' : undefined;
    case 'what-now':
      if (done.whatNow !== undefined) return 'asked-already';
      return causeIf(condition === 'ducked-back' && maySpiral(now, fighter.who));
    case 'wanting-to-charge':
      return mayWantToCharge(now, encounter, found);
    case 'see-zombie-death':
      return causeIf(encounter.fighters.some((one) => one.condition === 'dead' && one.byZombie));
    case 'overrun':
      return causeIf((encounter.working ?? []).some(({ speed }) => speed > 0));
    default:
      return undefined;
  }
}

/** By people, or by zombies; of those nobody keeps count of only the players see whom they charge. */
const isCharged = (now: SeenCampaign, encounter: SeenEncounter, { fighter }: Fighting): boolean =>
  encounter.zombies === undefined ||
  untestedCharges(fighter).length > 0 ||
  chargersOf(now, encounter, fighter.who).length > 0;

/** Set by a charge it has tested for; of another one that has come since nothing is said (section: Surprise Check). */
function caught(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { fighter }: Fighting,
): 'surprised-by-it' | undefined {
  if (chargersOf(now, encounter, fighter.who).length > 0) return undefined;
  const byPeople = chargesAt(fighter).length > 0;
  const byZombies = () =>
    inContactWith(now, encounter, fighter.who).some(
      ({ doing }) => doing.by === 'melee' && doing.with === fighter.who && doing.caught !== undefined,
    );
  const is = byPeople
    ? untestedCharges(fighter).length === 0 && caughtOf(fighter) !== undefined
    : byZombies();
  return is ? 'surprised-by-it' : undefined;
}
