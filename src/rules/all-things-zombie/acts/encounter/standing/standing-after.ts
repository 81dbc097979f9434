/** Conditions in which rolls leave somebody: proposed to the player, who marks them. */

import type { ReactionWord } from '../../../reaction/words.ts';
import type { TestResult } from '../../../state/test-result.ts';
import type { Condition, Fighter } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';
import { reactionOf } from './answers.ts';

/** Conditions by result; any other result leaves a figure as it stood. Lost for the battle, whoever ran away stays away. */
const AFTER_CHECK: Readonly<Partial<Record<ReactionWord, Condition>>> = {
  ducksBack: 'ducked-back',
  runsAway: 'ran-away',
  lost: 'ran-away',
  rallies: 'up',
  huddles: 'huddled',
  collapses: 'collapsed',
};

export interface Standing {
  readonly condition: Condition;
  readonly because: TestResult;
}

/**
 * Condition after the results of one act: the last one counts; a figure that pulls itself together has ducked back or run all the same.
 * Undefined where they leave the figure as it stood.
 */
export function standingAfter(results: readonly TestResult[]): Standing | undefined {
  const because = results.findLast((result) => reactionOf(result) !== 'recovers');
  if (because === undefined || 'words' in because) return undefined;
  const condition = afterResult(because);
  return condition && { condition, because };
}

/** Condition that results leave to be marked; those that bring none leave what there was. */
export function marksNext(
  { condition, toMark }: Fighter,
  results: readonly TestResult[],
): Pick<Fighter, 'toMark'> {
  const next = standingAfter(results)?.condition ?? toMark;
  return next === undefined || next === 'up' || next === condition ? {} : { toMark: next };
}

/** Somebody who has tested In Sight: what that leaves to be marked, and within a turn that he has looked. */
export function afterInSight(
  { turn }: Pick<SeenEncounter, 'turn'>,
  { toMark, ...fighter }: Fighter,
  result: TestResult,
): Fighter {
  return {
    ...fighter,
    ...marksNext({ ...fighter, ...(toMark && { toMark }) }, [result]),
    ...(turn && { done: { ...fighter.done, looked: true } }),
  };
}

/** True if the figure ran away, whatever followed. */
export const runsAway = (results: readonly TestResult[]): boolean =>
  results.some((result) => standingAfter([result])?.condition === 'ran-away');

function afterResult(result: Exclude<TestResult, { readonly words: string }>): Condition | undefined {
  switch (result.of) {
    case 'reaction':
      return AFTER_CHECK[result.word];
    case 'what-now':
      return result.word === 'actsOrMoves' ? 'up' : undefined;
    case 'doc':
      return { rejoins: 'up', badlyWounded: undefined, dead: 'dead' }[result.word] as Condition | undefined;
    case 'mercy':
      return { captured: 'captured', leftAlone: undefined, killed: 'dead' }[result.word] as
        | Condition
        | undefined;
    case 'pursue-by-fire':
    case 'fast-move':
    case 'moved':
    case 'vehicle':
    case 'sense':
    case 'dead-drunk':
    case 'task':
    case 'zombies':
    case 'awareness':
    case 'sighted':
    // Effects of these results on somebody are marked with them.
    case 'burnt':
    case 'shots':
    case 'melee':
    case 'finished':
      return undefined;
    default:
      return result satisfies never;
  }
}
