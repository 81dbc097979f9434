/** Calls about house rules, and the reference by the rules that are in force in a campaign. */
import { withCorrections } from '../../../../rules/core/in-force.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { gameOdds } from '../../../sessions/odds.ts';
import { loaded } from '../campaign-act.ts';
import { oddsOf } from '../odds.ts';
import { agreements } from '../views/agreements.ts';
import { gameRule } from '../views/game-rules.ts';
import { reference } from '../views/reference.ts';
import { ruleEntry } from '../views/rules.ts';

/** Calls about the rules as they are for this campaign. */
export type OfTheRules = 'campaign.reference' | 'campaign.agreements' | 'campaign.rule' | 'campaign.odds';

export const agreementHandlers: Handlers<OfTheRules> = {
  'campaign.agreements': async (context, { campaign }) =>
    await agreements(context.db, campaign, (await loaded(context, campaign)).campaign),
  'campaign.rule': async (context, { campaign: id, rule }) => {
    const { campaign } = await loaded(context, id);
    return gameRule(context.games, rule) ?? withCorrections(campaign.corrections, () => ruleEntry(rule));
  },
  'campaign.reference': async (context, { campaign: id }) => {
    const { campaign } = await loaded(context, id);
    return withCorrections(campaign.corrections, reference);
  },
  'campaign.odds': async (context, { campaign: id, rule, input }) => {
    const { campaign } = await loaded(context, id);
    // Corrections of a campaign change none of another game's figures.
    return (
      gameOdds(context.games, rule, input) ?? withCorrections(campaign.corrections, () => oddsOf(rule, input))
    );
  },
};
