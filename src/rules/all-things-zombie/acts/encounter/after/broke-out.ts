/** Fates of the people whom the party held, as an Escape in which it was the captors ends (section: Escape). */
import { compareDates } from '../../../calendar.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { strangerId } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { groupsHeld, plain, released } from '../standing/met.ts';
import { endedAs } from './report-proposal.ts';

/** As the report has it of those who were on the table; where none of them came on, as the Encounter ended. */
export function* brokeOut(
  now: SeenCampaign,
  encounter: SeenEncounter,
  keptThem: boolean,
): CampaignPlay<void> {
  const came = (encounter.others ?? []).filter(({ role }) => role === 'captive').map(({ group }) => group);
  if (came.length > 0) {
    if (keptThem) yield* takenAgain(now, encounter, came);
  } else if (!keptThem) yield* letGo(now);
}

/** Captives of the party who got away are free, and belong to their groups again. */
function* letGo(now: SeenCampaign): CampaignPlay<void> {
  for (const { id: contact, members } of groupsHeld(now))
    yield* tell({ type: 'group-changed', contact, members: members.map(released), whereabouts: 'about' });
}

/** Whoever was held before and hasn’t left the table doesn’t get away from captors who have won; who came to help does. */
function* takenAgain(
  now: SeenCampaign,
  encounter: SeenEncounter,
  came: readonly string[],
): CampaignPlay<void> {
  const { met = [], date } = encounter;
  const isCaught = (who: string) =>
    met.some((one) => one.who === who && one.fate === 'free' && endedAs(now, encounter, one) !== 'away');
  for (const { id: contact, members, ...group } of now.contacts) {
    if (!came.includes(contact) || compareDates(group.met, date) === 0) continue;
    const after = members.map((one, at) => {
      const is = plain(one);
      return isCaught(strangerId(contact, at)) ? { ...is, captive: true as const } : is;
    });
    yield* tell({ type: 'group-changed', contact, members: after });
  }
}
