/** Count of an answer’s dice that did what they were rolled for. */
import { countedText } from '../../../../rules/all-things-zombie/text/needs.ts';
import { type HeldDie, heldDice } from '../../../../rules/core/text/held-dice.ts';
import type { Reply } from '../../../../rules/core/transcript.ts';

/** `two dice pass`; null where nothing was held against them. */
export function countedOf(
  dice: readonly HeldDie[],
  { rule, odds, ...held }: Pick<Reply, 'rule' | 'odds' | 'target' | 'least'>,
): string | null {
  if (dice.every(({ counts }) => counts === null || counts === 'unused')) return null;
  return countedText(dice.filter(({ counts }) => counts === 'passed').length, held, rule, odds?.input);
}

/** Counts the dice of a whole answer; null for dice that went to several targets, since no count says it of all. */
export function countedIn(reply: Reply): string | null {
  if (!Array.isArray(reply.answer) || (reply.shares ?? []).length > 0) return null;
  return countedOf(heldDice(reply.answer as readonly number[], reply), reply);
}
