/** The bot that looks ahead wins clearly among those that play quickly, and neither looks at what lies hidden. */
import { describe, expect, it } from 'vitest';
import { type BotKind, evenTable } from '../../../src/rules/core/bot.ts';
import { copy } from '../../../src/rules/core/copy.ts';
import { type DiceBox, diceBox } from '../../../src/rules/core/dice.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { carefulBot } from '../../../src/rules/zombie-death-force/bots/careful.ts';
import { quickBot } from '../../../src/rules/zombie-death-force/bots/quick.ts';
import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';
import { redeal } from '../../../src/rules/zombie-death-force/redealing.ts';
import { playerAt, type ZdfState } from '../../../src/rules/zombie-death-force/state.ts';
import type { Card, Letter } from '../../../src/rules/zombie-death-force/types.ts';
import { COUNTS } from '../../support/counts.ts';
import { shuffle, watchedGame } from '../../support/rules/peeking.ts';
import { matches } from '../../support/rules/zdf-match.ts';

const GAMES = Math.max(200, COUNTS.matches);

describe('the bot that looks ahead', () => {
  it(
    'wins two games of three against the one that plays quickly',
    () => {
      const { careful, quick } = matches(2, GAMES);
      expect(careful + quick).toBeGreaterThan(GAMES * 0.95);
      expect(careful).toBeGreaterThan(2 * quick);
    },
    COUNTS.limitMs,
  );

  for (const players of [3, 4])
    it(
      `wins half as often again as each of the others, of ${players} players`,
      () => {
        const { careful, quick } = matches(players, GAMES);
        expect(careful * (players - 1)).toBeGreaterThan(1.5 * quick);
      },
      COUNTS.limitMs,
    );
});

describe('what opponents collect', () => {
  const begun = zombieDeathForce.begin({ players: 3, turns: 200 });
  const collects = (letters: readonly Letter[]) => letters.map((letter): Card => `team-green-${letter}`);
  const chosen = (bot: BotKind<ZdfState>, second: readonly Letter[], third: readonly Letter[]) => {
    const state = copy(begun);
    playerAt(state, 'second').stacks.left = collects(second);
    playerAt(state, 'third').stacks.left = collects(third);
    const options = ['second.left', 'third.left'].map((id) => ({ id, text: id }));
    const rule = 'zdf.unfortunate-distraction';
    return bot.seat(
      () => seen(state),
      diceBox('1'),
      'bots',
    )({ kind: 'choose', rule, seat: 'first', options }, 0)?.answer;
  };

  for (const bot of [carefulBot, quickBot])
    it(`is what the bot ${bot.id} trashes, where it has gone furthest`, () => {
      expect(chosen(bot, ['a'], ['a', 'b', 'c', 'd'])).toBe('third.left');
      expect(chosen(bot, ['a', 'b', 'c', 'd'], ['a'])).toBe('second.left');
    });
});

/** Shuffles what a seat can't see: the order of the deck, and the other hand. */
function hide(state: ZdfState, seat: string, box: DiceBox): void {
  redeal(state, [seat], box);
  shuffle(state.deck, box);
}

/** A bot that can't help looking at the card that lies on top. */
const peeker: BotKind<ZdfState> = {
  id: 'peeker',
  title: 'Looks beneath the deck',
  seat: (look, box, stream) => {
    const even = evenTable(box, stream);
    return (question, index) => {
      const last = question.kind === 'choose' ? question.options.at(-1) : undefined;
      const peeks = last !== undefined && look().deck.at(-1)?.startsWith('team');
      return peeks ? { answer: last.id, by: 'bot' } : even(question, index);
    };
  },
};

describe('what lies hidden', () => {
  const watched = (bot: BotKind<ZdfState>, seed: string, players = 3) =>
    watchedGame(zombieDeathForce, zombieDeathForce.begin({ players, turns: 200 }), bot, seed, hide);

  for (const bot of zombieDeathForce.bots)
    it(`changes nothing of what the bot ${bot.id} chooses`, () => {
      const games = [2, 3, 4, 3, 4].map((players, at) => watched(bot, `${at}`, players));
      expect(games.flatMap(({ peeked }) => peeked)).toEqual([]);
      expect(games.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(200);
    });

  it('is found out where a bot looks at it', () => {
    expect(watched(peeker, '1').peeked).not.toEqual([]);
  });
});
