/** A campaign as a whole: begun, played by bots, shown. */
import { createCampaign } from '../../../../../db/games/all-things-zombie/index.ts';
import { withCorrections } from '../../../../rules/core/in-force.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { freshCampaignId } from '../../../calls/seed.ts';
import { beginning } from '../beginning.ts';
import { loaded } from '../campaign-act.ts';
import { makeSample } from '../sample/sample.ts';
import { soak } from '../soak.ts';
import { campaignView } from '../views/campaign.ts';

type CampaignMethod = 'create' | 'sample' | 'soak' | 'get';

export const campaignHandlers: Handlers<`campaign.${CampaignMethod}`> = {
  'campaign.create': async (context, wanted) => {
    const id = freshCampaignId(context.random);
    const { head } = await createCampaign(context.db, id, beginning(context, wanted));
    return { id, revision: head.revision };
  },
  'campaign.sample': makeSample,
  'campaign.soak': soak,
  'campaign.get': async (context, { campaign }) => {
    const found = await loaded(context, campaign);
    return withCorrections(found.campaign.corrections, () => campaignView(found));
  },
};
