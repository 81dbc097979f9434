/** A battle fought on by bots, by the command line. */
import { expect, it } from 'vitest';
import { Complaint } from '../../src/cli/complaint.ts';
import { resolveBattle } from '../../src/cli/encounter.ts';
import type { Session } from '../../src/cli/session.ts';
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
  // More than five acts that were taken back go only where that is said.
  for (let at = 1; at <= 6; at += 1) await act({ do: 'campaign.rename', name: `Name ${at}` });
  await json('back', id, String(from));
  const unasked = await holdout('campaign', 'resolve', id, '--turns', '1', '--data', data);
  expect(unasked).toMatchObject({ code: 1, err: expect.stringContaining('Say --give-up-line to do it.') });
  const asked = await json('campaign', 'resolve', id, '--turns', '1', '--give-up-line');
  expect(asked.acts).toBeGreaterThan(0);
  const wrong = await holdout('campaign', 'resolve', id, '--turns', 'x', '--data', data);
  expect(wrong.err).toContain('--turns takes a number from 1 to 99, not x.');
});

it('leaves off where the bots find nothing to do, and calls no fight over that isn’t', async () => {
  const reply = { ok: true, value: { revision: 9, acts: 0, turn: 3, over: false, from: 6 } };
  const session = { backend: { call: async () => reply }, json: false } as unknown as Session;
  const { text } = await resolveBattle(session, 'X', { turns: '9' });
  expect(text).toBe('0 acts, turn 3, in which the bots find nothing to do');
});

it('says what stands where a turn in the middle comes to nothing', async () => {
  const replies = [
    { ok: true, value: { revision: 7 } },
    { ok: true, value: { revision: 9, acts: 2, turn: 3, over: false, from: 6 } },
    { ok: false, error: { code: 'stale', message: 'It was changed in another window.' } },
  ];
  const session = { backend: { call: async () => replies.shift() }, json: false } as unknown as Session;
  const failure = await resolveBattle(session, 'X', { turns: '9' }).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(Complaint);
  expect((failure as Complaint).message).toBe(
    '2 acts stand, turn 3 is under way. It was changed in another window.',
  );
});
