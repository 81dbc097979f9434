/** The exact odds of the rules that can be asked about, each set up from its own input. */
import type { z } from 'zod';
import type { Odds } from '../contract/app.ts';
import { ODDS_INPUTS, type OddsRule } from '../contract/odds.ts';
import { odds } from '../rules/core/odds.ts';
import { plainOdds } from '../rules/core/odds-shares.ts';
import { pass } from '../rules/core/pass.ts';
import { badInput } from './bad-input.ts';
import { notFound } from './call-failure.ts';

type InputOf<R extends OddsRule> = z.output<(typeof ODDS_INPUTS)[R]>;

const COUNTED: { readonly [R in OddsRule]: (input: InputOf<R>) => ReturnType<typeof odds> } = {
  'atz.pass': ({ rep, dice }) =>
    odds(
      () => pass({ rule: 'atz.pass', seat: 'player', stream: 'odds', dice, target: rep }),
      ({ passes }) => `${passes}`,
      { order: ['2', '1', '0'] },
    ),
};

export function oddsOf(rule: string, input: unknown): Odds {
  if (!isOddsRule(rule)) {
    throw notFound(`There are no odds for the rule ${rule}; ask for ${Object.keys(ODDS_INPUTS).join(', ')}.`);
  }
  const parsed = ODDS_INPUTS[rule].safeParse(input);
  if (!parsed.success) throw badInput(parsed.error);
  const { exact, outcomes } = plainOdds(COUNTED[rule](parsed.data));
  return { rule, exact, outcomes: outcomes.map(([name, share]) => ({ name, ...share })) };
}

function isOddsRule(rule: string): rule is OddsRule {
  return Object.hasOwn(ODDS_INPUTS, rule);
}
