/** Details that a question tells of itself. */
import { expect, it } from 'vitest';
import { questionView } from '../../src/backend/games/all-things-zombie/views/question.ts';

it('asks no die of whoever decides: words or blows, after a talk (ATZ-94)', () => {
  const seat = 'player' as const;
  const chosen = {
    kind: 'choose',
    seat,
    rule: 'atz.talk.may',
    options: [{ id: 'cooperate' }, { id: 'fight' }],
  };
  const rolled = { kind: 'roll', seat, rule: 'atz.talk.may', dice: 1, reading: { by: 'faces' } };
  const text = (question: object) => questionView(question as Parameters<typeof questionView>[0]).text;
  expect(text(chosen)).toBe('Your side may fight, and you decide: cooperate, or Walk the Walk?');
  expect(text(rolled)).toBe('Roll one die: Rep or less, and it comes to blows.');
});
