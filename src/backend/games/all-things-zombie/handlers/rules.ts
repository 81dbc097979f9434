/** Handlers for what the rules offer, their reference and their odds; no campaign is needed. */
import { GeneratedEncounter } from '../../../../contract/games/all-things-zombie/generated-encounter.ts';
import type { AppContext } from '../../../calls/context.ts';
import type { Handlers, MethodOf } from '../../../calls/handler.ts';
import { gameOdds, gameOddsList } from '../../../sessions/odds.ts';
import { generateEncounter } from '../generated-encounter.ts';
import { oddsList, oddsOf } from '../odds.ts';
import { gameRule, gameRuleSections } from '../views/game-rules.ts';
import { reference } from '../views/reference.ts';
import { ruleEntry, ruleList } from '../views/rules.ts';

export const rulesHandlers: Handlers<
  MethodOf<'rules'> | MethodOf<'reference'> | MethodOf<'odds'> | 'encounter.generate',
  AppContext
> = {
  'rules.list': async ({ games }) => ({ sections: [...ruleList().sections, ...gameRuleSections(games)] }),
  'rules.get': async ({ games }, { rule }) => gameRule(games, rule) ?? ruleEntry(rule),
  'reference.get': async () => reference(),
  'encounter.generate': async (_context, wanted) => GeneratedEncounter.parse(generateEncounter(wanted)),
  'odds.list': async ({ games }) => ({ rules: [...oddsList(), ...gameOddsList(games)] }),
  'odds.get': async ({ games }, { rule, input }) => gameOdds(games, rule, input) ?? oddsOf(rule, input),
};
