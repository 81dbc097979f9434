import { expect, it } from 'vitest';
import { standingAfter } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/standing-after.ts';
import {
  REACTION_WORDS,
  type ReactionWord,
} from '../../../../../src/rules/all-things-zombie/reaction/words.ts';
import type { TestResult } from '../../../../../src/rules/all-things-zombie/state/test-result.ts';
import { CONDITIONS } from '../../../../../src/rules/all-things-zombie/state/turn.ts';

const reaction = (word: ReactionWord): TestResult => ({ of: 'reaction', word });
const after = (...words: ReactionWord[]) => standingAfter(words.map(reaction))?.condition;

it.each<[TestResult, string]>([
  [reaction('ducksBack'), 'ducked-back'],
  [reaction('runsAway'), 'ran-away'],
  [reaction('lost'), 'ran-away'],
  [reaction('huddles'), 'huddled'],
  [reaction('collapses'), 'collapsed'],
  [reaction('rallies'), 'up'],
  [{ of: 'what-now', word: 'actsOrMoves' }, 'up'],
  [{ of: 'mercy', word: 'captured' }, 'captured'],
  [{ of: 'mercy', word: 'killed' }, 'dead'],
  [{ of: 'doc', word: 'rejoins' }, 'up'],
  [{ of: 'doc', word: 'dead' }, 'dead'],
])('%j leaves a figure %s', (result, condition) =>
  expect(standingAfter([result])?.condition).toBe(condition),
);

it.each<TestResult>([
  reaction('fires'),
  reaction('mayTryAgain'),
  { of: 'what-now', word: 'staysDown' },
  { of: 'mercy', word: 'leftAlone' },
  { of: 'doc', word: 'badlyWounded' },
  { of: 'fast-move', inches: 12 },
  { of: 'pursue-by-fire', word: 'fires' },
  { of: 'sense', word: 'nothing' },
  { of: 'task', word: 'failure', consequence: 'a fall', against: [] },
  { of: 'zombies', surprised: true, zombies: 2 },
  { words: 'Ducks Back' },
])('%j changes nothing', (result) => expect(standingAfter([result])).toBeUndefined());

it('goes by the last of several results, but for who pulls itself together', () => {
  expect(after('runsAway', 'recovers')).toBe('ran-away');
  expect(after('ducksBack', 'recovers')).toBe('ducked-back');
  expect(after('runsAway', 'huddles')).toBe('huddled');
  expect(after('ducksBack', 'melee')).toBeUndefined();
  expect(after()).toBeUndefined();
});

it('names only conditions there are, for every reaction', () => {
  for (const word of REACTION_WORDS) {
    const condition = after(word);
    if (condition !== undefined) expect(CONDITIONS).toContain(condition);
  }
});
