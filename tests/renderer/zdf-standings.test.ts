import { describe, expect, it } from 'vitest';
import { standingsOf } from '../../renderer/games/zombie-death-force/foot/standings-of.ts';
import type { Result } from '../../src/rules/zombie-death-force/series/ledger.ts';
import { freshPlayer } from '../../src/rules/zombie-death-force/state.ts';

const seats = { first: 'player', second: { bot: 'quick' } } as const;
const won: Result = {
  outcome: { kind: 'won', seat: 'second', by: 'collections' },
  turns: 20,
  completed: [0, 2],
};

describe('the standings under the table', () => {
  it('are the games of a series, whoever leads first', () => {
    const ledger = { players: 2, bestOf: 3, turns: 60, results: [won] };
    expect(standingsOf({ state: { ledger, game: {}, played: 1 }, seats })).toEqual({
      title: 'Best of three',
      aside: 'game 2',
      rows: [
        { name: 'Marlow', count: 1 },
        { name: 'Hale', count: 0 },
      ],
    });
  });

  it('are the Collections of a game by itself', () => {
    const done = { ...freshPlayer(), completed: { team: ['wild'], weapon: [] } };
    const { rows } = standingsOf({ state: { players: [done, freshPlayer()] }, seats });
    expect(rows).toEqual([
      { name: 'Hale', count: 1 },
      { name: 'Marlow', count: 0 },
    ]);
  });
});
