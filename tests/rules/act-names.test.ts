/** Titles of answers in the log and in undo: a player's words, and no headings of the book. */
import { expect, it } from 'vitest';
import { actTitle } from '../../src/backend/sessions/view.ts';
import { GAMES } from '../../src/rules/games.ts';

const named = (game: string, id: string) => {
  const found = GAMES.find((one) => one.game === game);
  return found === undefined ? '' : actTitle(found, id);
};

it.each(GAMES.map((game) => [game.title, game] as const))(
  'has a name for all that is asked in %s',
  (_, game) => {
    const { ruleIndex } = game;
    const asked = ruleIndex.filter(({ ask }) => ask !== undefined);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ act }) => act === undefined).map(({ id }) => id)).toEqual([]);
  },
);

it.each(['aliens-vs-zombies', 'zombie-death-force'])(
  'has a title for every rule of %s, of few words and of its own',
  (game) => {
    const { ruleIndex = [] } = GAMES.find((one) => one.game === game) ?? {};
    const titles = ruleIndex.map(({ id, title }) => title ?? id);
    expect(ruleIndex.filter(({ title }) => title === undefined).map(({ id }) => id)).toEqual([]);
    expect(titles.filter(({ length }) => length > 40)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  },
);

it('reads as what was done', () => {
  expect(named('aliens-vs-zombies', 'avz.act.how/attack:C1')).toBe('Choose what they do: Attack in C1');
  expect(named('aliens-vs-zombies', 'avz.attack.aliens/4,4,1')).toBe('Roll the aliens’ attack: 4, 4, 1');
  expect(named('avz-war', 'avz-war.next/march')).toBe('Before a town: March on');
  expect(named('avz-war', 'avz-war.skill/scout')).toBe('Say what a veteran is known for: Scout');
  expect(named('zombie-death-force', 'zdf.first-player/first')).toBe('Choose who goes first: Hale');
});

// Dice are asked for by the rule that reads them, which asks nothing in words.
it.each([
  'avz.bite',
  'avz.laser',
  'avz.bfar.missiles',
  'avz.attack.aliens',
  'avz.attack.zombies',
  'avz.saves',
])('has a name for the dice of %s', (rule) => {
  const [game] = GAMES;
  expect(game?.ruleIndex.find(({ id }) => id === rule)?.act).toMatch(/^(Roll|Fire) /);
});
