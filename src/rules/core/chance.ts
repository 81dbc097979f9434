/** The exact odds of an open question before its dice are rolled. */
import { odds } from './odds.ts';
import { counted, type OddsRules } from './odds-rule.ts';
import { type PlainOdds, plainOdds } from './odds-shares.ts';
import { type Play, type Question, type RollAsk, type RuleId, roll } from './play.ts';
import { keepOf, keptOf } from './transcript.ts';

export interface Chance extends PlainOdds {
  readonly rule: RuleId;
  /** Source of the outcomes: the rule that the question names, or how many of its dice count. */
  readonly by: 'rule' | 'dice';
}

/**
 * Counts the outcomes that the question names by the rule’s own play; else, of dice that are held against a face, how many count. Undefined
 * where neither is.
 */
export function chanceOf(rules: OddsRules, question: Question): Chance | undefined {
  if (question.kind !== 'roll') return undefined;
  const named = question.odds;
  const rule = named === undefined ? undefined : rules[named.rule];
  if (named !== undefined && rule !== undefined) {
    // A question carries the input of the rule it names.
    return { rule: named.rule, by: 'rule', ...counted(rule, named.input as never) };
  }
  const { target, basis } = question;
  if (target !== undefined) return ofDice(question, target, (face) => face <= target);
  const least = basis?.least;
  return least === undefined ? undefined : ofDice(question, least - 1, (face) => face >= least);
}

/** Chances by the number of dice that count; `cut` parts those that do from the others. */
function ofDice(question: RollAsk, cut: number, counts: (face: number) => boolean): Chance {
  const { dice } = question;
  const keep = keepOf(question);
  const asked: RollAsk = {
    ...question,
    reading: { by: 'classes', cuts: [cut], ...(keep === undefined ? {} : { keep }) },
  };
  function* counting(): Play<number, never> {
    const faces = yield* roll(asked);
    return (keptOf(asked, faces) ?? faces).filter(counts).length;
  }
  const most = keep === undefined ? dice : Math.min(dice, keep.count);
  const order = Array.from({ length: most + 1 }, (_, missed) => String(most - missed));
  return { rule: question.rule, by: 'dice', ...plainOdds(odds(counting, String, { order })) };
}
