/** How a roll leaves somebody standing: proposed to the player, who marks it. */

import { WHAT_NOW_WORDS } from '../../reaction/what-now.ts';
import { REACTION_WORDS, type ReactionWord } from '../../reaction/words.ts';
import type { Condition } from '../../state/turn.ts';
import { DOC_TEXT, MERCY_TEXT } from './casualty.ts';

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

/** By the result as it stands in the figure’s history. */
const STANDING = new Map<string, Condition>([
  ...Object.entries(AFTER_CHECK).map(
    ([word, condition]) => [REACTION_WORDS[word as ReactionWord], condition] as const,
  ),
  [WHAT_NOW_WORDS.actsOrMoves, 'up'],
  [DOC_TEXT.rejoins, 'up'],
  [DOC_TEXT.dead, 'dead'],
  [MERCY_TEXT.captured, 'captured'],
  [MERCY_TEXT.killed, 'dead'],
]);

export interface Tested {
  readonly rule: string;
  readonly result: string;
}

/** Of several results in one act the last one counts; undefined where none changes how the figure stands. */
export function standingAfter(tests: readonly Tested[]): Condition | undefined {
  const last = tests.at(-1);
  return last === undefined ? undefined : STANDING.get(last.result);
}
