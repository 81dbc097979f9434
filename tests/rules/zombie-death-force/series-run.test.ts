import { describe, expect, it } from 'vitest';
import type { Result, SeriesLedger } from '../../../src/rules/zombie-death-force/series/ledger.ts';
import { gameReport } from '../../../src/rules/zombie-death-force/text/series/report.ts';
import { seriesViewOf } from '../../../src/rules/zombie-death-force/text/series/run.ts';
import type { ZdfSeat } from '../../../src/rules/zombie-death-force/types.ts';

const won = (seat: ZdfSeat, turns: number, completed: readonly number[]): Result => ({
  outcome: { kind: 'won', seat, by: 'collections' },
  turns,
  completed,
});
const drawn: Result = { outcome: { kind: 'drawn', by: 'turns' }, turns: 60, completed: [1, 1, 0] };
const played = (...results: Result[]): SeriesLedger => ({ players: 3, bestOf: 3, turns: 60, results });

describe('a series as its screen shows it', () => {
  it('has all its games before the first, and says which may not be needed', () => {
    const { title, games, next, stakes } = seriesViewOf(played());
    expect(title).toBe('None of three games');
    expect(games.map(({ state, result }) => [state, result])).toEqual([
      ['now', 'next'],
      ['to-come', ''],
      ['to-come', 'if it is needed'],
    ]);
    expect([next, stakes]).toEqual(['Game 1', 'Two games win it.']);
  });

  it('tells games won from lost by the seats that the player holds', () => {
    const ledger = played(won('second', 30, [1, 2, 0]), drawn);
    expect(seriesViewOf(ledger, ['first']).games.map(({ state }) => state)).toEqual(['lost', 'drawn', 'now']);
    expect(seriesViewOf(ledger, ['second']).games.map(({ state }) => state)).toEqual(['won', 'drawn', 'now']);
    expect(seriesViewOf(ledger).games.map(({ result }) => result)).toEqual([
      'Marlow',
      'drawn by turns',
      'next',
    ]);
  });

  it('says who needs one more, and when one game decides it', () => {
    expect(seriesViewOf(played(won('second', 30, [1, 2, 0]))).stakes).toBe(
      'Two games win it. Marlow needs one more.',
    );
    const level = played(won('first', 30, [2, 0, 0]), won('second', 20, [0, 2, 0]), drawn);
    const { next, stakes } = seriesViewOf(level);
    expect([next, stakes]).toEqual([
      'The deciding game',
      'Nobody leads alone: one deciding game settles it.',
    ]);
  });

  it('counts Collections of all games and the quickest win, the leader first', () => {
    const { players } = seriesViewOf(played(won('second', 30, [1, 2, 0]), won('second', 22, [1, 2, 1])));
    expect(
      players.map(({ name, won: games, collections, quickest }) => [name, games, collections, quickest]),
    ).toEqual([
      ['Marlow', 2, 4, 22],
      ['Hale', 0, 2, null],
      ['Odile', 0, 1, null],
    ]);
  });

  it('enters each game in its ledger, and writes its ending', () => {
    const { entries, next, epilogue } = seriesViewOf(
      played(won('second', 30, [1, 2, 0]), drawn, won('second', 22, [0, 2, 1])),
    );
    expect(entries).toEqual([
      { text: 'Game 3: Marlow, both Collections', points: 1 },
      { text: 'Game 2: drawn by turns', points: 0 },
      { text: 'Game 1: Marlow, both Collections', points: 1 },
    ]);
    expect(next).toBeNull();
    expect(epilogue).toBe(
      'Three games took 112 turns; the longest, game 2, 60 of them. Marlow completed the most Collections: five.',
    );
  });
});

describe('the report of a game', () => {
  const results: readonly Result[] = Array.from({ length: 60 }, (_, at) => won('third', at + 5, [0, 1, 2]));

  it('says who won, how long it took and who came near', () => {
    for (const result of results) {
      const report = gameReport(result);
      expect(report).toContain('Odile');
      expect(report).toContain('Marlow');
      expect(report).toMatch(/^[A-Z]/);
      expect(report).not.toMatch(/[{}]/);
    }
  });

  it('says it in six ways at least', () => {
    const openings = results.map((result) => gameReport(result).split('turns')[0]?.replace(/\S+ $/, ''));
    expect(new Set(openings).size).toBeGreaterThanOrEqual(6);
  });

  it('reads the same each time', () => {
    expect(gameReport(drawn)).toBe(gameReport(drawn));
  });
});
