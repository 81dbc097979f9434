import { describe, expect, it } from 'vitest';
import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';
import {
  decided,
  type Result,
  type SeriesLedger,
} from '../../../src/rules/zombie-death-force/series/ledger.ts';
import { zdfSeries } from '../../../src/rules/zombie-death-force/series/module.ts';
import type { ZdfSeat } from '../../../src/rules/zombie-death-force/types.ts';
import { conforms } from '../../support/rules/conformance.ts';

conforms(zdfSeries, {
  setups: [
    { players: 2, turns: 60, bestOf: 3 },
    { players: 3, turns: 20, bestOf: 3 },
    { players: 4, turns: 200, bestOf: 3 },
  ],
  seeds: ['16', '8'],
  mostSteps: 10_000,
});

const won = (seat: ZdfSeat | undefined): Result => ({
  outcome: seat === undefined ? { kind: 'drawn', by: 'turns' } : { kind: 'won', seat, by: 'collections' },
  turns: 30,
  completed: [2, 0, 0],
});

/** After games that these won; undefined where nobody did. */
const winnersOf = (...winners: readonly (ZdfSeat | undefined)[]) =>
  decided({ players: 3, bestOf: 3, turns: 60, results: winners.map(won) } satisfies SeriesLedger)?.winners;

describe('a best-of series', () => {
  it('has the phases of its game in the head, and its players on the shelf', () => {
    const begun = zdfSeries.begin({ players: 3, turns: 60, bestOf: 3 });
    const game = { ...zombieDeathForce.begin({ players: 3, turns: 60 }), phase: 'play', turns: 1 } as const;
    const { phases, ...shelved } = zdfSeries.text.standing({ ...begun, game });
    expect(phases?.map(({ name, is }) => [name, is])).toEqual([
      ['Draw', 'done'],
      ['Assign', 'done'],
      ['Discard', 'done'],
      ['Play Actions', 'now'],
    ]);
    expect(shelved).toMatchObject({ title: 'Game 1, turn 1', who: 'three players', sign: 'cards' });
  });

  it('names the turn of its game, so that bots may play to its end', () => {
    const begun = zdfSeries.begin({ players: 3, turns: 60, bestOf: 3 });
    const { game } = begun;
    const title = (turns: number) =>
      zdfSeries.text.standing({
        ...begun,
        game: { ...(game ?? zombieDeathForce.begin({ players: 3, turns: 60 })), phase: 'play', turns },
      }).title;
    expect([title(1), title(2)]).toEqual(['Game 1, turn 1', 'Game 1, turn 2']);
  });

  it('is won with more than half of its games', () => {
    expect(winnersOf('first')).toBeUndefined();
    expect(winnersOf('first', 'second')).toBeUndefined();
    expect(winnersOf('first', 'first')).toEqual(['first']);
    expect(winnersOf('first', 'second', 'second')).toEqual(['second']);
  });

  it('is won by whoever leads after the last one', () => {
    expect(winnersOf('second', undefined)).toBeUndefined();
    expect(winnersOf('second', undefined, undefined)).toEqual(['second']);
  });

  it('has one deciding game where several lead, which may leave them level', () => {
    expect(winnersOf('first', 'second', 'third')).toBeUndefined();
    expect(winnersOf('first', 'second', 'third', 'third')).toEqual(['third']);
    expect(winnersOf('first', 'second', undefined, undefined)).toEqual(['first', 'second']);
  });

  it('tells its ending', () => {
    const text = (winners: readonly ZdfSeat[], wins: readonly number[]) =>
      zdfSeries.text.outcome({ winners, wins });
    expect(text(['second'], [1, 2, 0])).toBe(
      'Marlow wins the series with two games; Hale has one and Odile has none.',
    );
    expect(text(['first', 'second'], [1, 1, 0])).toBe(
      'Hale and Marlow share the series, with one game each.',
    );
    expect(text(['first', 'second', 'third'], [0, 0, 0])).toBe(
      'No game was won by anybody: the series is shared.',
    );
  });
});
