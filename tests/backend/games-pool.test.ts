/** The threads that play games by the thousand: the same games as in one, whoever plays which. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { playsOnHere } from '../../src/backend/calls/playing-on.ts';
import type { Work } from '../../src/backend/calls/works.ts';
import { openPool, type Pool } from '../../src/backend/pool/pool.ts';
import type { Game, GameSession } from '../../src/rules/core/game.ts';
import { GAMES } from '../../src/rules/games.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const ON: Work = { goesOn: async () => true };

function poolOf(threads: number): Pool {
  const pool = openPool(threads);
  onTestFinished(pool.close);
  return pool;
}

function begun(game: Game, setup: object): GameSession {
  const begins = game.setUp(setup);
  if (!begins.ok) throw new Error('expected a set-up');
  return game.begin({
    type: 'game-begun',
    name: 'Harrow Down',
    game: game.game,
    rulesVersion: game.rulesVersion,
    seed: 'S',
    setup: begins.setup,
    seats: {},
    state: begins.state,
  });
}

function cards(): { game: Game; session: GameSession } {
  const game = GAMES.find((one) => one.game === 'zombie-death-force');
  if (game === undefined) throw new Error('expected the game of cards');
  return { game, session: begun(game, { players: 2, turns: 30 }) };
}

const sorted = (ends: ReadonlyMap<string | null, number>) => [...ends].sort();

describe('a pool of threads', () => {
  it('finds what one thread finds, with as many as there are', async () => {
    const playing = { ...cards(), from: 0, to: 45 };
    const here = await playsOnHere(playing, ON);
    expect([...here.values()].reduce((sum, games) => sum + games, 0)).toBe(45);
    for (const threads of [1, 3])
      expect(sorted(await poolOf(threads).playsOn(playing, ON))).toEqual(sorted(here));
  });

  it('says how far it has come, and stops when it is called off', async () => {
    const said: number[] = [];
    const work: Work = {
      goesOn: async (done, of) => {
        said.push(done);
        expect(of).toBe(1_000);
        return done < 40;
      },
    };
    const ends = await poolOf(1).playsOn({ ...cards(), from: 0, to: 1_000 }, work);
    expect([...ends.values()].reduce((sum, games) => sum + games, 0)).toBe(40);
    expect(said).toEqual([0, 10, 20, 30, 40]);
  });

  it('fails where a thread has no such rules, and serves the next one', async () => {
    const [walk] = SAMPLE_GAMES;
    if (walk === undefined) throw new Error('expected a game of the tests');
    const pool = poolOf(1);
    const unknown = { game: walk, session: begun(walk, { light: 3 }), from: 0, to: 5 };
    await expect(pool.playsOn(unknown, ON)).rejects.toThrow(/no rules of lantern-walk/);
    expect((await pool.playsOn({ ...cards(), from: 0, to: 5 }, ON)).size).toBeGreaterThan(0);
  });
});
