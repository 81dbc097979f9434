/** What is agreed for a campaign as a whole: house rules, its last year, months or seasons. */
import {
  agreeLastYear,
  changeDivision,
  setHouseRule,
} from '../../../../rules/all-things-zombie/acts/encounter/switches.ts';
import { change, loaded } from '../../../campaign/campaign-act.ts';
import type { Handlers } from '../../../handlers/handler.ts';
import { agreements } from '../views/agreements.ts';

/** Calls on a campaign that are answered here. */
export type AgreementMethod =
  | 'campaign.agreements'
  | 'campaign.houseRules'
  | 'campaign.lastYear'
  | 'campaign.division';

export const agreementHandlers: Handlers<AgreementMethod> = {
  'campaign.agreements': async (context, { campaign }) =>
    await agreements(context.db, campaign, (await loaded(context, campaign)).campaign),
  'campaign.houseRules': async (context, { rule, on, ...at }) =>
    await change(context, 'campaign.houseRules', at, (now) => setHouseRule(now, { rule, on })),
  'campaign.lastYear': async (context, { year, ...at }) =>
    await change(context, 'campaign.lastYear', at, (now) => agreeLastYear(now, { year })),
  'campaign.division': async (context, { to, ...at }) =>
    await change(context, 'campaign.division', at, (now) => changeDivision(now, { to })),
};
