/** The best two of the four dice of a pump shotgun count, though all of them are looked at for 1s (ATZ-23). */
import { expect, it } from 'vitest';
import { countedIn } from '../../../../src/backend/games/all-things-zombie/views/counted.ts';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { rollToHit } from '../../../../src/rules/all-things-zombie/shooting/shoot.ts';
import { needsText } from '../../../../src/rules/all-things-zombie/text/needs.ts';
import type { RollAsk } from '../../../../src/rules/core/play.ts';
import { replyOf } from '../../../../src/rules/core/transcript.ts';

function asked(): RollAsk {
  const target = { kind: 'zombie' } as const;
  const play = rollToHit(PLAYER_ASKING, { rep: 5 }, { weapon: 'pump-shotgun', shots: 2 }, [
    { target, shots: 2 },
  ]);
  const { value } = play.next();
  if (value === undefined || !('kind' in value) || value.kind !== 'roll')
    throw new Error('dice were to be rolled');
  return value;
}

it('says so before the dice, and counts no third hit after them', () => {
  expect(needsText(asked(), [])).toBe('Four dice: 3 or more hits; the best two count');
  const reply = replyOf(asked(), { answer: [1, 6, 5, 4], by: 'player' });
  expect(countedIn(reply)).toBe('two hits');
  expect(reply.kept).toEqual([6, 5]);
  expect(reply).not.toHaveProperty('keep');
});
