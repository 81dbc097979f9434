/** What is due, as the screen and a script read it. */
import type { EncounterView } from '../../../../../contract/games/all-things-zombie/encounter-view.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/acts/act.ts';
import { proposals } from '../../../../../rules/all-things-zombie/acts/encounter/proposals.ts';
import { proposalText } from '../../../../../rules/all-things-zombie/text/proposals.ts';

export function proposalsView(now: SeenCampaign): EncounterView['proposals'] {
  return proposals(now).map((proposal) => {
    const { act, subject, due, rule } = proposal;
    return { act, subject, text: proposalText(proposal), due, rule };
  });
}
