/** The exact odds of a game's rule, asked for by its name away from any game. */
import type { ListedOdds, Odds } from '../../contract/app.ts';
import { schemas } from '../../contract/fields.ts';
import type { Field, Fields } from '../../rules/core/fields.ts';
import type { Game } from '../../rules/core/game.ts';
import { byCorrected } from '../../rules/core/in-force.ts';
import { counted, type OddsRule } from '../../rules/core/odds-rule.ts';
import type { PlainOdds } from '../../rules/core/odds-shares.ts';
import { countable } from '../../rules/core/uncountable.ts';
import { badInput } from '../calls/bad-input.ts';
import { CallFailure } from '../calls/call-failure.ts';

const { schemaOfAny } = schemas((name) => name);

function ruleOf(games: readonly Game[], rule: string): OddsRule<never> | undefined {
  const game = games.find((one) => Object.hasOwn(one.odds, rule));
  return game?.odds[rule];
}

/** Names that an input may hold: for a variant, all that any of its kinds takes. */
function namesIn(field: Field): readonly string[] {
  if (field.kind === 'group') return namesOf(field.fields);
  if (field.kind !== 'variant') return [];
  return [...new Set([field.by, ...Object.values(field.of).flatMap(namesOf)])];
}

const namesOf = (fields: Fields): readonly string[] =>
  Object.entries(fields).map(([name, { optional }]) => (optional ? `${name}?` : name));

/** A run of games has those of its game, too. */
export function gameOddsList(games: readonly Game[]): readonly ListedOdds[] {
  const all = new Map(games.flatMap(({ odds: rules }) => Object.entries(rules)));
  return [...all].flatMap(([rule, { takes }]) =>
    takes === undefined ? [] : [{ rule, takes: [...namesIn(takes)] }],
  );
}

function shares({ outcomes, ...how }: PlainOdds): Pick<Odds, 'exact' | 'rounded' | 'games' | 'outcomes'> {
  return { ...how, outcomes: outcomes.map(([name, share]) => ({ name, ...share })) };
}

/** Undefined where no game has odds of this rule that can be asked for so. */
export function gameOdds(games: readonly Game[], rule: string, input: unknown): Odds | undefined {
  const found = ruleOf(games, rule);
  if (found?.takes === undefined) return undefined;
  const parsed = schemaOfAny(found.takes, 'input').safeParse(input);
  if (!parsed.success) throw badInput(parsed.error);
  // Input as the rule's own fields have let it through.
  const given = parsed.data as never;
  const refused = found.refusal?.(given);
  if (refused !== undefined) throw new CallFailure('bad-input', refused);
  const all = countable(() => counting(found, given), undefined);
  if (all === undefined) throw new CallFailure('bad-input', TOO_MANY_WAYS);
  const { value, corrected } = all;
  return { rule, corrected: corrected.length > 0, ...value };
}

const TOO_MANY_WAYS = 'There are too many ways for this to fall to count them: ask with smaller figures.';

const counting = (rule: OddsRule<never>, input: never) =>
  byCorrected(() => {
    const others = Object.entries(rule.beside ?? {})
      .filter(([, { isOpen }]) => isOpen(input))
      .map(([name, other]) => ({ name, ...shares(counted(other, input)) }));
    return {
      ...shares(counted(rule, input)),
      ...(rule.decided && { decided: rule.decided(input) }),
      ...(others.length > 0 && { beside: others }),
    };
  });
