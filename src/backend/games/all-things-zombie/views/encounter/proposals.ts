/** Acts that are due, as the screen and a script read them. */

import type { Proposal as Shown } from '../../../../../contract/games/all-things-zombie/encounter-view/proposal.ts';
import type { EncounterView } from '../../../../../contract/games/all-things-zombie/encounter-view.ts';
import type { ToldHere } from '../../../../../rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { saidByPlaces } from '../../../../../rules/all-things-zombie/acts/encounter/due/said-by-places.ts';
import type { Proposal } from '../../../../../rules/all-things-zombie/acts/encounter/proposal.ts';
import {
  diesOf,
  proposalParts,
  proposalText,
} from '../../../../../rules/all-things-zombie/acts/encounter/proposal-words.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { byPlacesText, causeText } from '../../../../../rules/all-things-zombie/text/by-places.ts';
import type { Called } from '../../../../../rules/all-things-zombie/text/spots.ts';
import { calledHere, nameHere } from './named.ts';

export function proposalsView(now: SeenCampaign, told: readonly ToldHere[]): EncounterView['proposals'] {
  const called = calledHere(now);
  return proposals(now, told).map((proposal) => {
    const { act, subject, due, rule } = proposal;
    const goes = act === 'zombies-act' && proposal.about.goes;
    const floor = act === 'enter' ? proposal.about.floor : undefined;
    const sees = act === 'sight' ? { sees: [...proposal.about.sees] } : {};
    return {
      ...{ act, subject, text: proposalText(proposal, called), parts: proposalParts(proposal, called) },
      ...{
        kills: diesOf(proposal),
        due,
        rule,
        ...(floor !== undefined && { floor }),
        ...sees,
        ...(goes && { goes }),
      },
      ...circumstancesOf(now, proposal, called),
    };
  });
}

function circumstancesOf(
  now: SeenCampaign,
  proposal: Proposal,
  called: Called,
): Pick<Shown, 'circumstances'> {
  const all = saidByPlaces(now, proposal);
  const nameOf = (piece: string) => nameHere(now, piece);
  return all.length === 0
    ? {}
    : {
        circumstances: all.map((one) => ({
          field: one.field,
          is: one.is,
          because: causeText(one.because, nameOf, called),
          text: byPlacesText(one, nameOf, called),
        })),
      };
}
