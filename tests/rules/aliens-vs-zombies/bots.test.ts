/** The better bot wins clearly on either side, a war between two of them goes to either, and none looks at what lies hidden. */
import { describe, expect, it } from 'vitest';
import { ZOMBIE_KINDS } from '../../../src/rules/aliens-vs-zombies/data/zombies.ts';
import { aliensVsZombies } from '../../../src/rules/aliens-vs-zombies/module.ts';
import type { State } from '../../../src/rules/aliens-vs-zombies/state.ts';
import { type BotKind, evenTable } from '../../../src/rules/core/bot.ts';
import type { DiceBox } from '../../../src/rules/core/dice.ts';
import { COUNTS } from '../../support/counts.ts';
import { pairs, wars } from '../../support/rules/avz-match.ts';
import { shuffle, watchedGame } from '../../support/rules/peeking.ts';

describe('the bot that weighs what it kills and costs', () => {
  for (const side of ['aliens', 'zombies'] as const)
    it(
      `does better than the brawler as the ${side} in three games of four`,
      () => {
        const { schemer, brawler } = pairs(side, COUNTS.matches);
        expect(schemer).toBeGreaterThan(3 * brawler);
      },
      COUNTS.limitMs,
    );
});

describe('a war between two of them', () => {
  for (const towns of [3, 6])
    it(
      `is won by either side, of ${towns} towns`,
      () => {
        const { aliens, zombies } = wars(towns, COUNTS.matches);
        expect(Math.min(aliens, zombies)).toBeGreaterThan(COUNTS.matches / 5);
      },
      COUNTS.limitMs,
    );
});

/** Hides the tiles still to come, what the grave still holds, and what the zombie player has drawn out of it. */
function hide(state: State, seat: string, box: DiceBox): void {
  shuffle(state.unseen, box);
  const counts = ZOMBIE_KINDS.map((kind) => state.grave[kind]);
  shuffle(counts, box);
  ZOMBIE_KINDS.forEach((kind, at) => {
    state.grave[kind] = counts[at] ?? 0;
  });
  if (seat === 'zombies') return;
  state.hand = state.hand.map(() => ZOMBIE_KINDS[box.below(ZOMBIE_KINDS.length, 'hidden')] ?? 'rotting');
}

/** A bot that can't help looking at the tile that lies on top. */
const peeker: BotKind<State> = {
  id: 'peeker',
  title: 'Looks beneath the tiles',
  seat: (look, box, stream) => {
    const even = evenTable(box, stream);
    return (question, index) => {
      const last = question.kind === 'choose' ? question.options.at(-1) : undefined;
      const peeks = last !== undefined && look().unseen[0] === 'tile-5';
      return peeks ? { answer: last.id, by: 'bot' } : even(question, index);
    };
  },
};

describe('what lies hidden', () => {
  const watched = (bot: BotKind<State>, seed: string) =>
    watchedGame(aliensVsZombies, aliensVsZombies.begin({}), bot, seed, hide);

  for (const bot of aliensVsZombies.bots)
    it(`changes nothing of what the bot ${bot.id} chooses`, () => {
      const games = ['1', '2', '5', '12'].map((seed) => watched(bot, seed));
      expect(games.flatMap(({ peeked }) => peeked)).toEqual([]);
      expect(games.every(({ asked }) => asked > 200)).toBe(true);
    });

  it('is found out where a bot looks at it', () => {
    expect(watched(peeker, '1').peeked).not.toEqual([]);
  });
});
