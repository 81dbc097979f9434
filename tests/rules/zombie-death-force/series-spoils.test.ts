/** Spoils that a series brings a campaign: by the games the player's own seats won, and whether they won it. */
import { expect, it } from 'vitest';
import { spoilsText } from '../../../src/rules/core/text/spoils.ts';
import { zdfSeries } from '../../../src/rules/zombie-death-force/series/module.ts';

type Outcome = Parameters<NonNullable<typeof zdfSeries.spoils>>[0];
const brings = (outcome: Outcome, ...held: readonly string[]) =>
  spoilsText(zdfSeries.spoils?.(outcome, held) ?? []);

it('is a surplus clip for each game won, and more for the series', () => {
  const won: Outcome = { winners: ['first'], wins: [2, 1, 0] };
  expect(brings(won, 'first')).toBe('one survivor, two surplus clips and one suit of body armour');
  expect(brings(won, 'second')).toBe('one surplus clip');
  expect(brings(won, 'third')).toBe('nothing');
  expect(brings({ winners: ['first', 'second'], wins: [1, 1] }, 'first')).toBe(
    'one surplus clip and one lot of medical supplies',
  );
});

it('is, of a series that was given up, what the games won so far bring; of bots’ games nothing', () => {
  expect(brings({ winners: [], wins: [1, 0], abandoned: true }, 'first')).toBe('one surplus clip');
  expect(brings({ winners: ['first'], wins: [2, 0] })).toBe('nothing');
});
