/** Games by the thousand: each ends, and no card is lost or made. `npm run soak` plays 10,000. */
import { describe, expect, it } from 'vitest';
import { digest } from '../../../src/rules/core/digest.ts';
import type { ZdfState } from '../../../src/rules/zombie-death-force/state.ts';
import { COLLECTED, STACKS } from '../../../src/rules/zombie-death-force/types.ts';
import { COUNTS } from '../../support/counts.ts';
import { gameByChance, gameOfBots } from './games.ts';

const GAMES = COUNTS.games;
const TABLES = [
  ['careful', 'quick'],
  ['quick', 'quick', 'careful'],
  ['careful', 'quick', 'quick', 'careful'],
] as const;

function cardsOf({ players, deck, discard, hand, aside }: ZdfState): number {
  const before = players.map(({ stacks, completed }) => [
    ...STACKS.map((stack) => stacks[stack].length),
    ...COLLECTED.map((kind) => completed[kind].length),
  ]);
  return [...before.flat(), deck.length, discard.length, hand.length, aside.length].reduce(
    (sum, n) => sum + n,
    0,
  );
}

describe(`${GAMES} games of bots`, () => {
  it(
    'all end, with 62 cards after every event',
    () => {
      const wrong: string[] = [];
      const ends: unknown[] = [];
      for (let game = 0; game < GAMES; game += 1) {
        const bots = TABLES[game % TABLES.length] ?? TABLES[0];
        let lost = 0;
        const out = gameOfBots(`soak ${game}`, bots, (state) => {
          if (state.phase !== 'set-up' && cardsOf(state) !== 62) lost += 1;
        });
        if (out.kind !== 'over' || lost > 0)
          wrong.push(`game ${game}: ${out.kind}, ${lost} events lose cards`);
        if (game < 100) ends.push([out.kind === 'over' ? out.outcome : out.kind, out.state]);
      }
      expect(wrong).toEqual([]);
      expect(digest(ends)).toMatchInlineSnapshot(`"7340532724f0a63d2655784666f2a977"`);
    },
    COUNTS.limitMs,
  );
});

describe(`${GAMES} games in which every answer falls by chance`, () => {
  it(
    'end, with 62 cards after every event',
    () => {
      const wrong: string[] = [];
      for (let game = 0; game < GAMES; game += 1) {
        let lost = 0;
        const out = gameByChance(`chance ${game}`, 2 + (game % 3), (state) => {
          if (state.phase !== 'set-up' && cardsOf(state) !== 62) lost += 1;
        });
        if (out.kind !== 'over' || lost > 0)
          wrong.push(`game ${game}: ${out.kind}, ${lost} events lose cards`);
      }
      expect(wrong).toEqual([]);
    },
    COUNTS.limitMs,
  );
});
