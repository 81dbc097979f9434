/** A file bears the day on which it was saved by the player's own calendar, as everything says that is told of it. */
import { expect, it, onTestFinished } from 'vitest';
import { ask, testBackend } from '../support/backend/backend.ts';
import { begun } from '../support/backend/party.ts';

it.each([
  ['America/New_York', '2026-11-20T22:30:00-05:00', '2026-11-20'],
  ['Pacific/Auckland', '2026-11-21T09:30:00+13:00', '2026-11-21'],
])('in %s', async (zone, at, day) => {
  const before = process.env.TZ;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  process.env.TZ = zone;
  const backend = await testBackend({ now: () => new Date(at) });
  const { campaign } = await begun(backend);
  expect((await ask(backend, 'campaign-file.save', { campaign })).name).toBe(`merrow-ford-${day}.holdout`);
  expect((await ask(backend, 'campaign-file.report', { campaign, names: 'kept' })).name).toBe(
    `holdout-report-${day}.holdout-report`,
  );
});
