import { useContext } from 'react';
import { useAsk } from '../../../client/api.ts';
import { CampaignContext } from '../../../client/campaign-context.ts';

/** The rule with the campaign's corrected figures; without a campaign, by the book. */
export function useEntry(rule: string) {
  const campaign = useContext(CampaignContext)?.id;
  const book = useAsk('rules.get', { rule }, { enabled: campaign === undefined });
  const here = useAsk(
    'campaign.rule',
    { campaign: campaign ?? '', rule },
    { enabled: campaign !== undefined },
  );
  return campaign === undefined ? book : here;
}
