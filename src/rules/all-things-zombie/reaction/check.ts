/** Rolling a reaction check: the dice, what they count for, and whether they make a hero. */
import { type Passed, pass } from '../../core/pass.ts';
import type { Play, RuleId } from '../../core/play.ts';
import type { RowId } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import type { ReactionCheck } from '../data/effect.ts';
import type { Checker } from './checker.ts';
import { diceOf, type Modifier, modified, targetOf } from './dice.ts';
import { immune, made, makesHero, mayMakeHero, stillRolled } from './heroes.ts';

export type Passes = Passed['passes'];

export interface Checked {
  readonly rule: RuleId;
  readonly modifiers: readonly Modifier[];
  /** Dice rolled, 0 and more; a hero rolls none but for In Sight. */
  readonly dice: number;
  readonly target: number;
  /** Faces in the order rolled. */
  readonly faces: readonly number[];
  /** The faces that counted, the best first. */
  readonly kept: readonly number[];
  /** Dice passed as they fell: of two who take In Sight, this tells who goes first. */
  readonly rolled: Passes;
  /** Dice passed as the table is read. */
  readonly passes: Passes;
  /** Reason for which `passes` stands where it does. */
  readonly counted: 'as-rolled' | 'hero' | 'no-better-than-leader';
  readonly becomesHero: boolean;
  /** Rows of circumstances and of the heroes' table that were used. */
  readonly rows: readonly RowId[];
}

export interface CheckAsk {
  readonly check: ReactionCheck;
  readonly checker: Checker;
  readonly modifiers: readonly Modifier[];
  /** Input from which the odds of the check are counted. */
  readonly input: object;
  /** Dice that may count at most, because the Leader of the group passed no more. */
  readonly atMost?: Passes | undefined;
}

export function ruleOf(check: ReactionCheck): RuleId {
  return `atz.${check}`;
}

function countedAs(rolled: Passes, { checker, atMost }: CheckAsk): Pick<Checked, 'passes' | 'counted'> {
  if (checker.hero) return { passes: immune().result.passes, counted: 'hero' };
  if (atMost !== undefined && rolled > atMost) return { passes: atMost, counted: 'no-better-than-leader' };
  return { passes: rolled, counted: 'as-rolled' };
}

export function* check(asking: Asking, ask: CheckAsk): Play<Checked, never> {
  const { checker, modifiers } = ask;
  const rule = ruleOf(ask.check);
  const target = targetOf(checker.rep, modifiers);
  const rolls = !checker.hero || !mayMakeHero(ask.check);
  const dice = rolls ? diceOf(modifiers) : 0;
  // The second cut tells double ones apart, which make a hero.
  const cuts = mayMakeHero(ask.check) ? [made().result.face] : [];
  const basis = { modifiers: modified(modifiers) };
  const fallen = yield* pass({
    ...asking,
    rule,
    dice,
    target,
    cuts,
    basis,
    odds: { rule, input: ask.input },
  });
  const counted = countedAs(fallen.passes, ask);
  const becomesHero = !checker.hero && makesHero(ask.check, fallen.faces);
  const rows = modifiers.flatMap((one) => (one.whose === 'situation' ? [one.row] : []));
  if (becomesHero) rows.push(read(made()).row);
  if (checker.hero) rows.push(immune().row);
  if (checker.hero && ask.check === stillRolled().result.check) rows.push(stillRolled().row);
  return {
    rule,
    modifiers,
    dice,
    target,
    faces: fallen.faces,
    kept: fallen.kept,
    rolled: fallen.passes,
    ...counted,
    becomesHero,
    rows,
  };
}
