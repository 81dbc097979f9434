import { expect, it } from 'vitest';
import { questionView } from '../../src/backend/games/all-things-zombie/views/question.ts';
import type { AtzRule } from '../../src/rules/all-things-zombie/rules.ts';

const asked = (rule: AtzRule) =>
  questionView({
    kind: 'choose',
    seat: 'player',
    rule,
    options: [
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ],
  });

it('names the option that the app takes when the player leaves it to it', () => {
  expect(asked('atz.cure-given')).toMatchObject({ usual: 'a' });
});

it('names none where the app draws one', () => {
  expect(asked('atz.building-type.pick')).toMatchObject({ usual: null });
});
