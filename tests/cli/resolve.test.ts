/** A battle fought on by bots, by the command line. */
import { expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';

const PLAIN = { rep: 4, leadership: 'none', protected: false, weapons: ['pistol'] };

it('goes on for so many turns, and says where it stands', async () => {
  const data = tempDir();
  const json = async (...words: string[]) => {
    const { out, err } = await holdout(...words, '--data', data, '--json');
    expect(err).toBe('');
    return JSON.parse(out) as Record<string, unknown>;
  };
  const begun = await json('campaign', 'one-off', '--name', 'The Weir', '--seed', 'POINTS', '--points', '60');
  const id = String(begun.id);
  const act = async (deed: object) => await json('act', id, JSON.stringify(deed), '--seeded', '--give-up');
  for (const force of ['own', 'other']) await act({ do: 'encounter.buy', ...PLAIN, force, name: force });
  const early = await holdout('campaign', 'resolve', id, '--data', data);
  expect(early).toMatchObject({ code: 1, out: '' });
  await act({ do: 'encounter.set-table' });
  await act({ do: 'encounter.place-zombies' });
  expect(await json('campaign', 'resolve', id, '--turns', '1')).toMatchObject({ acts: 1, turn: 1 });
  // Back to where it was gone on from, all of it is undone.
  const before = await json('show', id, 'encounter');
  const { from, acts } = await json('campaign', 'resolve', id, '--turns', '3');
  expect(acts).toBeGreaterThan(1);
  await json('back', id, String(from));
  const { turn, fighters } = await json('show', id, 'encounter');
  expect({ turn, fighters }).toEqual({ turn: before.turn, fighters: before.fighters });
  const wrong = await holdout('campaign', 'resolve', id, '--turns', 'x', '--data', data);
  expect(wrong.err).toContain('--turns takes a number from 1 to 99, not x.');
});
