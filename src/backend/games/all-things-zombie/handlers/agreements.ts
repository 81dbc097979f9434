import { loaded } from '../../../campaign/campaign-act.ts';
import type { Handlers } from '../../../handlers/handler.ts';
import { agreements } from '../views/agreements.ts';

export const agreementHandlers: Handlers<'campaign.agreements'> = {
  'campaign.agreements': async (context, { campaign }) =>
    await agreements(context.db, campaign, (await loaded(context, campaign)).campaign),
};
