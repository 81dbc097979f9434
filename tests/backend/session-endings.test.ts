/** The ending of a game stands in its Chronicle once, whether or not the last line says so already. */
import { expect, it } from 'vitest';
import { ask, testBackend } from '../support/backend/backend.ts';

const BOTS = { first: { bot: 'cold' }, second: { bot: 'rash' } };

it('an ending that the last line has told is not told again', async () => {
  const backend = await testBackend();
  const { id, revision } = await ask(backend, 'session.create', {
    ...{ game: 'alien-zombie-tentacle', name: 'A short night', seed: 'S', seats: BOTS },
    setup: { players: 2, start: 5, suddenDeath: true, rounds: 5 },
  });
  const { ending } = await ask(backend, 'session.answer', { campaign: id, revision, steps: 1000 });
  const { acts } = await ask(backend, 'session.chronicle', { campaign: id });
  const told = acts.flatMap((act) => act.told.map(({ text }) => text));
  expect(ending).not.toBeNull();
  expect(told.filter((text) => text === ending)).toEqual([ending]);
});
