/** Games by the thousand from the command line, and the odds of their rules. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/rules/games.ts';
import { holdoutPlaying } from '../support/backend/cli.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const marsh = (...words: readonly string[]) =>
  holdoutPlaying(SAMPLE_GAMES, 'simulate', 'lantern-walk', '--setup', '{"light":12}', ...words);
const json = ({ out }: { out: string }) => JSON.parse(out);

describe('holdout simulate', () => {
  it('plays as many games as are asked for, the same ones from the same seed', async () => {
    const once = json(await marsh('--runs', '30', '--seed', 'S', '--json'));
    expect(once).toMatchObject({ game: 'lantern-walk', runs: 30, unfinished: 0 });
    expect(once.digest).toMatch(/^[0-9a-f]{32}$/);
    const count = once.endings.reduce((sum: number, { games }: { games: number }) => sum + games, 0);
    expect(count).toBe(30);
    expect(json(await marsh('--runs', '30', '--seed', 'S', '--bots', 'even', '--json'))).toEqual(once);
    expect(json(await marsh('--runs', '30', '--seed', 'T', '--json')).digest).not.toBe(once.digest);
  });

  it('says in words how they ended', async () => {
    const { out } = await marsh('--runs', '20', '--seed', 'S');
    expect(out).toMatch(/^20 games {2}digest [0-9a-f]{32}\n/);
    expect(out).toMatch(/ \d+\.\d %\n/);
  });

  it.each([
    [['simulate', 'nowhere', '--seed', 'S'], /knows no such game/],
    [['simulate', 'lantern-walk', '--seed', 'S', '--setup', '{"light":99}'], /outside what the field takes/],
    [['simulate', 'lantern-walk', '--seed', 'S', '--setup', '{"light":9}', '--runs', '0'], /./],
    [['simulate', 'lantern-walk', '--seed', 'S', '--setup', '{"light":9}', '--runs', 'x'], /whole number/],
    [['simulate', 'lantern-walk', '--seed', 'S', '--setup', '{"light":9}', '--bots', 'owl'], /no bot owl/],
    [
      ['simulate', 'lantern-walk', '--seed', 'S', '--setup', '{"light":9}', '--bots', 'even,even'],
      /each of 1 seat/,
    ],
  ])('refuses %j in one sentence', async (words, sentence) => {
    const { err, code } = await holdoutPlaying(SAMPLE_GAMES, ...words);
    expect(code).toBe(1);
    expect(err).toMatch(sentence);
  });

  it('plays every game of this Holdout to its end', async () => {
    for (const { game } of GAMES) {
      const ran = await holdoutPlaying(GAMES, 'simulate', game, '--runs', '3', '--seed', 'S', '--json');
      expect([game, json(ran).runs, json(ran).unfinished]).toEqual([game, 3, 0]);
    }
  });
});

describe('holdout odds of a game’s rule', () => {
  const asked = (input: object) =>
    holdoutPlaying(GAMES, 'odds', 'avz.attack', JSON.stringify(input), '--json');

  it('are exact, by the number of hits that remain', async () => {
    const aliens = { attacker: 'aliens', combat: 2, leader: false, savesOn: 5 };
    // Each die hits half the time, and two hits of three aren't saved: a third, twice.
    expect(json(await asked(aliens))).toEqual({
      rule: 'avz.attack',
      exact: true,
      outcomes: { 0: { n: 576, of: 1296 }, 1: { n: 576, of: 1296 }, 2: { n: 144, of: 1296 } },
    });
    const zombies = { rotting: 0, rottingMob: 0, fast: 1, fastMob: 0, tough: 0, toughMob: 0 };
    const one = json(await asked({ attacker: 'zombies', zombies, claw: true, savesOn: 4 }));
    expect(one.outcomes['1'].n / one.outcomes['1'].of).toBe(1 / 4);
  });

  it('are those of a way home that goes in circles, by how many come home', async () => {
    const crew = [{ dice: 3, constitution: 27 }];
    const home = (input: object) =>
      holdoutPlaying(GAMES, 'odds', 'agt.epilogue', JSON.stringify(input), '--json');
    const { exact, outcomes, decided } = json(
      await home({ crew, at: 1, course: 'last-planet', natives: 'run' }),
    );
    expect(exact).toBe(true);
    expect(decided).toEqual({ course: 'last-planet', natives: 'run', supplies: 'go-back' });
    // A man alone is better off going straight.
    expect(json(await home({ crew, at: 1 })).decided.course).toBe('straight');
    // Summed by hand in epilogue-odds.test.ts.
    expect(outcomes['1'].n / outcomes['1'].of).toBeCloseTo(1847 / 5187, 12);
    expect(json(await home({ crew, at: 16 })).error.message).toMatch(/at/);
  });

  it('say by how many games they were found, and how far off they may be, where they can’t be counted', async () => {
    const crew = Array.from({ length: 20 }, (_, at) => ({ dice: 1 + (at % 3), constitution: 8 + at }));
    const found = json(
      await holdoutPlaying(GAMES, 'odds', 'agt.epilogue', JSON.stringify({ crew, at: 6 }), '--json'),
    );
    expect(found).toMatchObject({ exact: false, simulated: { games: 10_000 } });
    expect(found.outcomes.lost.error).toBeGreaterThan(0);
    expect(found.outcomes.lost.error).toBeLessThan(0.02);
  });

  it('refuse what is no attack', async () => {
    expect(json(await asked({ attacker: 'aliens', combat: 2 })).error.message).toMatch(/leader/);
    const crowd = { rotting: 40, rottingMob: 40, fast: 0, fastMob: 0, tough: 0, toughMob: 0 };
    const { error } = json(await asked({ attacker: 'zombies', zombies: crowd, claw: false, savesOn: 5 }));
    expect(error.message).toBe('There are 60 zombies in all.');
  });
});
