/** How a roll leaves somebody standing: proposed to the player, who marks it. */

import type { ReactionWord } from '../../reaction/words.ts';
import type { TestResult } from '../../state/test-result.ts';
import type { Condition } from '../../state/turn.ts';

/** What isn't named here leaves a figure as it stood. Lost for the battle, whoever ran away stays away. */
const AFTER_CHECK: Readonly<Partial<Record<ReactionWord, Condition>>> = {
  ducksBack: 'ducked-back',
  runsAway: 'ran-away',
  lost: 'ran-away',
  rallies: 'up',
  recovers: 'up',
  huddles: 'huddled',
  collapses: 'collapsed',
};

/** Of several results in one act the last one counts; undefined where it leaves the figure as it stood. */
export function standingAfter(results: readonly TestResult[]): Condition | undefined {
  const last = results.at(-1);
  return last === undefined || 'words' in last ? undefined : afterResult(last);
}

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
    case 'task':
    case 'zombies':
    case 'awareness':
    case 'sighted':
    // What these leave of somebody is marked with them.
    case 'burnt':
    case 'shots':
    case 'melee':
    case 'finished':
      return undefined;
    default:
      return result satisfies never;
  }
}
