/** By command line: what can't be, or is so already, is refused in one sentence, and nothing is changed. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdoutPlaying } from '../support/backend/cli.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

let dir: string;
beforeEach(() => {
  dir = tempDir();
});

const run = (...words: readonly string[]) => holdoutPlaying(SAMPLE_GAMES, ...words, '--data', dir, '--json');
const json = async (...words: readonly string[]) => JSON.parse((await run(...words)).out);
const MAKE = {
  campaign: ['campaign', 'new', '--name', 'A', '--seed', 'S'],
  game: ['game', 'new', 'lantern-walk', '--name', 'A', '--seed', 'S', '--setup', '{"light":10}'],
} as const;
const ALREADY = { code: 'refused', refusal: 'already-so' };

describe.each(['campaign', 'game'] as const)('of a %s', (kind) => {
  it('a copy from an act that isn’t there is none', async () => {
    const { id } = await json(...MAKE[kind]);
    const { error } = await json('branch', id, '99', '--name', 'x');
    const message = 'There is no such act to go on from; it may have been taken back.';
    expect(error).toEqual({ code: 'not-found', message });
    expect((await json(kind, 'list'))[`${kind}s`]).toHaveLength(1);
  });

  it('what is so already is refused', async () => {
    const { id } = await json(...MAKE[kind]);
    expect((await json('keep', id)).error).toMatchObject(ALREADY);
    expect((await json('restore', id)).error).toMatchObject(ALREADY);
    await json('delete', id);
    expect((await json('delete', id)).error).toEqual({
      ...ALREADY,
      message: 'A is deleted already; nothing has changed.',
    });
  });
});

it('the one is told from the other', async () => {
  const { id: campaign } = await json(...MAKE.campaign);
  const { id: game } = await json(...MAKE.game);
  expect((await json('forecast', campaign)).error.message).toBe('That is a campaign, not a game.');
  for (const words of [
    ['roster', game],
    ['export', game, 'roster'],
  ])
    expect((await json(...words)).error.message).toBe('That is a game, not a campaign.');
});

it('a run is given up only where that is meant', async () => {
  const { id } = await json('game', 'new', 'marsh', '--name', 'A', '--seed', 'S', '--setup', '{"nights":3}');
  const deed = ['act', id, '{"do":"give-up"}'] as const;
  const { acts } = await json('acts', id);
  expect(acts.filter((one: { asksFirst: boolean }) => one.asksFirst)).toMatchObject([{ id: 'give-up' }]);
  const message = 'give-up can’t be taken back on the table; say --give-up to do it.';
  expect((await json(...deed)).error).toEqual({ code: 'unconfirmed', message });
  expect((await json('due', id)).over).toBe(false);
  expect(await json(...deed, '--give-up')).toMatchObject({ state: 'done', due: { over: true } });
});

it('a value out of bounds gets a plain sentence', async () => {
  const backend = await testBackend({ games: SAMPLE_GAMES });
  const game = { game: 'lantern-walk', seed: 'S', setup: { light: 10 } };
  const { id: campaign, revision } = await ask(backend, 'session.create', { ...game, name: 'A' });
  const told = async (...call: Parameters<typeof failing>) => (await failing(...call)).message;
  expect(await told(backend, 'backup.move', { folder: '' })).toBe('folder needs at least 1 character.');
  expect(await told(backend, 'games.simulate', { ...game, runs: 0 })).toBe('runs has to be at least 1.');
  expect(await told(backend, 'session.answer', { campaign, revision, steps: 0 })).toBe(
    'steps has to be at least 1.',
  );
  const branch = { campaign, name: 'x' };
  expect(await told(backend, 'session.branch', { ...branch, from: 0 })).toMatch(/^Acts are counted from 1/);
  expect(await told(backend, 'session.branch', { ...branch, from: 500 })).toMatch(/^There is no such act/);
  const { error } = JSON.parse(
    (await run('game', 'new', 'lantern-walk', '--name', 'A', '--setup', '[]')).out,
  );
  expect(error.message).toBe('setup has to be an object, {…}.');
});
