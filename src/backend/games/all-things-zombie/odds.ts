/** The exact odds of the rules that can be asked about, each set up from its own input. */
import type { z } from 'zod';
import type { ListedOdds, Odds } from '../../../contract/app.ts';
import {
  inputNames,
  ODDS_INPUTS,
  type OddsInput,
  type OddsRule,
} from '../../../contract/games/all-things-zombie/odds.ts';
import { ODDS } from '../../../rules/all-things-zombie/odds.ts';
import { byCorrected } from '../../../rules/core/in-force.ts';
import { odds } from '../../../rules/core/odds.ts';
import type { OddsRule as Counted } from '../../../rules/core/odds-rule.ts';
import { plainOdds } from '../../../rules/core/odds-shares.ts';
import { badInput } from '../../calls/bad-input.ts';
import { CallFailure, notFound } from '../../calls/call-failure.ts';

/** Both sides of a rule by one type: an input of the contract that is missing from the rules doesn't compile here. */
const COUNTED: { readonly [R in OddsRule]: Counted<OddsInput<R>> } = ODDS;
const INPUTS: { readonly [R in OddsRule]: z.ZodType<OddsInput<R>> } = ODDS_INPUTS;

export function oddsOf(rule: string, input: unknown): Odds {
  if (!isOddsRule(rule))
    throw notFound(`There are no odds for the rule ${rule}; holdout odds --list names those that have them.`);
  return counted(rule, input);
}

function counted<R extends OddsRule>(rule: R, input: unknown): Odds {
  const parsed = INPUTS[rule].safeParse(input);
  if (!parsed.success) throw complaint(rule, parsed.error);
  const { data } = parsed;
  const { choices, refusal, beside = {}, ...main }: Counted<OddsInput<R>> = COUNTED[rule];
  const refused = refusal?.(data);
  if (refused !== undefined) throw new CallFailure('bad-input', refused);
  const count = ({ play, outcomes: order }: typeof main): Pick<Odds, 'exact' | 'rounded' | 'outcomes'> => {
    const { outcomes, ...how } = plainOdds(
      odds(() => play(data), String, { order, ...(choices === undefined ? {} : { choices }) }),
    );
    return { ...how, outcomes: outcomes.map(([name, share]) => ({ name, ...share })) };
  };
  const { value, corrected } = byCorrected(() => {
    const open = Object.entries(beside).filter(([, { isOpen }]) => isOpen(data));
    const others = open.map(([name, other]) => ({ name, ...count(other) }));
    return { ...count(main), ...(others.length > 0 && { beside: others }) };
  });
  return { rule, corrected: corrected.length > 0, ...value };
}

/** A circumstance that the rule knows nothing of, or no circumstances at all, is answered with those it knows; of several bodies the one is named. */
function complaint(rule: OddsRule, error: z.ZodError): CallFailure {
  const [issue] = error.issues;
  const known = inputNames(rule).join(', ') || 'no input';
  if (issue?.code === 'unrecognized_keys' && issue.path.length === 0)
    return new CallFailure('bad-input', `${rule} takes no ${issue.keys.join(', ')}; it takes ${known}.`);
  if (issue?.code === 'invalid_type' && issue.path.length === 0)
    return new CallFailure('bad-input', `The input of ${rule} is an object with what it takes: ${known}.`);
  if (issue?.code === 'unrecognized_keys')
    return new CallFailure(
      'bad-input',
      `${issue.path.map(String).join('.')} takes no ${issue.keys.join(', ')}; leave it out.`,
    );
  const { message, field } = badInput(error);
  // The rules' own sentences name the value alone.
  const path = issue?.message.endsWith('.') ? issue.path : [];
  const own = path.findLastIndex((name) => typeof name === 'string');
  const whose = path.slice(0, Math.max(0, own)).map(String).join('.');
  return new CallFailure('bad-input', whose === '' ? message : `${whose}: ${message}`, field);
}

export const oddsList = (): readonly ListedOdds[] =>
  Object.keys(ODDS_INPUTS).flatMap((rule) =>
    isOddsRule(rule) ? [{ rule, takes: [...inputNames(rule)] }] : [],
  );

export function isOddsRule(rule: string): rule is OddsRule {
  return Object.hasOwn(ODDS_INPUTS, rule);
}
