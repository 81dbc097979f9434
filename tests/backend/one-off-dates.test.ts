/** A battle by itself has no calendar: no list names a date of one, in backups, its log, given-up lines or questions. */
import { expect, it } from 'vitest';
import { ask, failing, testBackend } from '../support/backend/backend.ts';

const SETTINGS = { name: 'The Weir', seed: 'POINTS', division: 'seasons', startYear: 2, star: {} } as const;

it('a battle by itself is listed without a date', async () => {
  const backend = await testBackend();
  const oneOff = { points: 100, area: 'rural', phase: 2 } as const;
  const { id: campaign } = await ask(backend, 'campaign.create', { ...SETTINGS, oneOff });
  const revision = async () => (await ask(backend, 'campaign.get', { campaign })).revision;
  const rename = async (name: string, more = {}) =>
    await ask(backend, 'campaign.rename', { campaign, revision: await revision(), name, ...more });

  await ask(backend, 'backup.now', {});
  const { backups } = await ask(backend, 'backup.list', {});
  expect(backups[0]?.shelf).toMatchObject([{ name: 'The Weir', date: '' }]);

  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await rename(name);
  const { acts } = await ask(backend, 'campaign.log', { campaign });
  expect(acts.map(({ date }) => date)).toEqual(acts.map(() => ''));

  const begun = acts.at(-1);
  const undone = { campaign, revision: await revision(), backTo: begun?.act ?? 0 };
  await ask(backend, 'campaign.undo', undone);
  const given = { campaign, revision: await revision(), name: 'Elsewhere' };
  expect((await failing(backend, 'campaign.rename', given)).message).toBe(
    'This gives up six acts that were taken back.',
  );
  await rename('Elsewhere', { giveUpLine: true });
  const { lines, axis } = await ask(backend, 'campaign.lines', { campaign });
  expect(lines.map(({ acts: count, span, after }) => [count, span, after.date])).toEqual([
    [6, '“Rename The Weir to A” to “Rename E to F”', ''],
  ]);
  expect(axis.ticks.map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/O\+2/));
});
