import { describe, expect, it } from 'vitest';
import { SEATS } from '../../../src/rules/zombie-death-force/types.ts';
import { gameOfBots } from './games.ts';

/** Of so many games, those that the bot which looks ahead wins; each sits first in every other. */
function wins(games: number): { careful: number; quick: number } {
  const won = { careful: 0, quick: 0 };
  for (let game = 0; game < games; game += 1) {
    const bots = game % 2 === 0 ? (['careful', 'quick'] as const) : (['quick', 'careful'] as const);
    const out = gameOfBots(`match ${game}`, bots);
    if (out.kind !== 'over' || out.outcome.kind !== 'won') continue;
    const winner = bots[SEATS.indexOf(out.outcome.seat)];
    if (winner !== undefined) won[winner] += 1;
  }
  return won;
}

describe('the bot that looks ahead', () => {
  it('wins two games of three against the one that plays quickly', () => {
    const { careful, quick } = wins(200);
    expect(careful + quick).toBeGreaterThan(190);
    expect(careful).toBeGreaterThan(2 * quick);
  });
});
