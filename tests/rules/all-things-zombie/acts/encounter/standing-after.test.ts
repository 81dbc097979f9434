import { expect, it } from 'vitest';
import { standingAfter } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing-after.ts';
import { REACTION_WORDS } from '../../../../../src/rules/all-things-zombie/reaction/words.ts';
import { CONDITIONS } from '../../../../../src/rules/all-things-zombie/state/turn.ts';

const after = (...results: string[]) =>
  standingAfter(results.map((result) => ({ rule: 'atz.received-fire', result })));

it.each([
  [REACTION_WORDS.ducksBack, 'ducked-back'],
  [REACTION_WORDS.runsAway, 'ran-away'],
  [REACTION_WORDS.huddles, 'huddled'],
  [REACTION_WORDS.collapses, 'collapsed'],
  [REACTION_WORDS.rallies, 'up'],
  ['taken captive', 'captured'],
  ['killed', 'dead'],
  ['back in the fight next turn', 'up'],
])('%s leaves a figure %s', (result, condition) => expect(after(result)).toBe(condition));

it.each([
  REACTION_WORDS.fires,
  REACTION_WORDS.mayTryAgain,
  'left alone',
  'badly wounded, to be carried',
  '12″',
])('%s changes nothing', (result) => expect(after(result)).toBeUndefined());

it('goes by the last of several results', () => {
  expect(after(REACTION_WORDS.runsAway, REACTION_WORDS.recovers)).toBe('up');
  expect(after(REACTION_WORDS.ducksBack, REACTION_WORDS.melee)).toBeUndefined();
  expect(after()).toBeUndefined();
});

it('names only conditions there are, for every reaction', () => {
  for (const word of Object.values(REACTION_WORDS)) {
    const condition = after(word);
    if (condition !== undefined) expect(CONDITIONS).toContain(condition);
  }
});
