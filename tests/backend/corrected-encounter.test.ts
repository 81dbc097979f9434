/** An Encounter that is over, corrected by the command line, and the kills of the curves beside totals corrected by hand. */
import { expect, it } from 'vitest';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { raided, settled } from '../support/backend/party.ts';

it('keeps its kills in the curves where a total is corrected, or comes from another campaign', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const revision = async () => (await ask(backend, 'log.head', { campaign })).revision;
  const edited = async (to: number) =>
    await ask(backend, 'figure.edit', {
      ...{ campaign, revision: await revision(), figure: 'f1', why: 'Counted again' },
      edit: { field: 'zombies', to },
    });
  const kills = async () =>
    (await ask(backend, 'chronicle.series', { campaign })).points.map(({ zombies }) => zombies);
  await edited(40);
  await raided(backend, { campaign, zombies: 30 });
  await edited(12);
  await ask(backend, 'party.take-in', {
    ...{ campaign, revision: await revision(), name: 'Ivo Brandt', rep: 4, rap: 0, attributes: [] },
    ...{ protected: false, weapons: [], biography: '', tally: { outings: 9, zombies: 70, people: 3 } },
  });
  await raided(backend, { campaign, zombies: 5 });
  expect(await kills()).toEqual([30, 5]);
  const window = await ask(backend, 'chronicle.series', { campaign, until: 2, span: 2 });
  expect(window.points.map(({ zombies }) => zombies)).toEqual([30, 5]);
});

it('is corrected by the command line, which says first what follows', async () => {
  const data = tempDir();
  const backend = await testBackend({ dataDir: data });
  const { campaign } = await settled(backend);
  await raided(backend, { campaign, zombies: 30 });
  await raided(backend, { campaign, zombies: 1 });
  await backend.close();
  const result = JSON.stringify({ kills: [{ figure: 'f1', zombies: 3, people: 0 }], successful: true });
  const correct = async (...more: string[]) =>
    await holdout('correct', campaign, '1', result, ...more, '--data', data);
  const { out, code } = await correct();
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/, zombies killed in all: 31 to 4$/),
    'Zombies killed in this Encounter: 30 to 3',
    'Points of this Encounter: 30 to 3',
    'Points of the campaign: 31 to 4',
    '',
  ]);
  expect(await correct('--why', 'A slip of the pen')).toMatchObject({
    out: 'Correct Encounter 1\n',
    code: 0,
  });
  const { out: again } = await holdout('export', campaign, 'chronicle', '--data', data);
  expect(again.split('\r\n')[1]).toMatch(/,"3","3"$/);
  // Somebody who didn't go is named by the preview, too.
  const stranger = JSON.stringify({ kills: [{ figure: 'f99', zombies: 1, people: 0 }], successful: true });
  expect(await holdout('correct', campaign, '1', stranger, '--data', data)).toMatchObject({
    err: expect.stringContaining('This figure is not in the Encounter'),
    code: 1,
  });
  expect(await holdout('correct', campaign, '1', '{', '--data', data)).toMatchObject({
    err: expect.stringContaining('Give the result as JSON'),
    code: 1,
  });
});
