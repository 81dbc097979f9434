/** Reactions that the result of a test lets somebody make at once. */
import type { ReactionWord } from '../../../reaction/words.ts';
import type { TestResult } from '../../../state/test-result.ts';
import type { FighterId, ToFire } from '../../../state/turn.ts';

const FIRING: readonly ReactionWord[] = [
  'fires',
  'firesAndIsExposed',
  'finishesMoveAndFires',
  'stopsAndFires',
  'staysAndFires',
  'firesThenMelee',
  'standsAndFires',
];
/** Results after which whoever fired may fire once more (section: Pursue by Fire). */
const FLEEING: readonly ReactionWord[] = ['ducksBack', 'runsAway'];

/** What somebody does by the result of a check; undefined for every other result. */
export function reactionOf(result: TestResult | undefined): ReactionWord | undefined {
  if (result === undefined || 'words' in result) return undefined;
  if (result.of === 'sighted') return result.opens ? result.word : undefined;
  return result.of === 'reaction' ? result.word : undefined;
}

const isOf = (words: readonly ReactionWord[], result: TestResult) => {
  const word = reactionOf(result);
  return word !== undefined && words.includes(word);
};

export const flees = (result: TestResult): boolean => isOf(FLEEING, result);

/** Fire that a result allows him, or undefined; Reaction Fire is for those who can’t. `at` is whoever made him test. */
export function toFireBy(rule: string, result: TestResult, at: FighterId | null): ToFire | undefined {
  if ('words' in result) return undefined;
  if (result.of === 'pursue-by-fire') {
    if (result.word === 'doesNotFire') return undefined;
    return { at, ...(result.word === 'firesAtCover' && { asAtCover: true }) };
  }
  if (isOf(['holdsOrFires'], result)) return { at, holds: true };
  return rule !== 'atz.reaction-fire' && isOf(FIRING, result) ? { at } : undefined;
}
