import { apply, begin } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';

/** The campaign that a whole log adds up to. */
export function fold(events: Iterable<CampaignEvent>): Campaign {
  let campaign: Campaign | undefined;
  for (const event of events) {
    if (campaign === undefined) campaign = begin(event);
    else apply(campaign, event);
  }
  if (campaign === undefined) throw new Error('a campaign has at least one event, campaign-begun');
  return campaign;
}
