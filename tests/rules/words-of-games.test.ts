/** Games of bots come out alike whatever the words are: no rule reads one back. */
import { afterEach, expect, it, vi } from 'vitest';
import { digest } from '../../src/rules/core/digest.ts';
import { keyedTexts, TEXTS } from '../support/rules/keyed-texts.ts';

const SEED = 'WORDS-1';
/** The places of a game in the list that a bot is found for at once. */
const BOT = 0;

/** Final states of games of every module, each from its usual set-up. */
async function played(): Promise<ReadonlyMap<string, string>> {
  const { GAMES } = await import('../../src/rules/games.ts');
  const { usualSetup } = await import('../../src/rules/core/setup.ts');
  return new Map(
    GAMES.map((game) => {
      const begun = game.setUp(usualSetup(game.fields));
      if (!begun.ok) throw new Error(`${game.game} isn’t set up`);
      const bots = Object.fromEntries(game.seats.map((seat) => [seat, game.bots[BOT]?.id ?? '']));
      const { stood, steps, ending } = game.simulate(begun.state, SEED, bots);
      if (ending === null) throw new Error(`${game.game} doesn’t end`);
      return [game.game, digest([stood, steps])];
    }),
  );
}

afterEach(() => {
  for (const file of TEXTS) vi.doUnmock(file);
  vi.resetModules();
});

it('ends every game alike with every text replaced by its key', async () => {
  const before = await played();
  expect(before.size).toBeGreaterThanOrEqual(9);
  expect(TEXTS.length).toBeGreaterThan(50);
  vi.resetModules();
  for (const file of TEXTS) vi.doMock(file, keyedTexts);
  const { seatName } = await import('../../src/rules/zombie-death-force/text/names.ts');
  expect(seatName('first')).toBe('seatName');
  expect(await played()).toEqual(before);
});

it('says of every game for how many it is, and roughly how long it takes', async () => {
  const { GAMES } = await import('../../src/rules/games.ts');
  const silent = GAMES.filter(
    ({ text }) => !/ For (one|two|two to \w+); .*(minutes|hour).*\.$/.test(text.about),
  );
  expect(silent.map(({ game }) => game)).toEqual([]);
});
