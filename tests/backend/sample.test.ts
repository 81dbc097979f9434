import { expect, it } from 'vitest';
import { ask, testBackend } from '../support/backend/backend.ts';

it('the sample campaign has something for every screen, made by acts like any other', async () => {
  const backend = await testBackend();
  const { id } = await ask(backend, 'campaign.sample', {});
  const view = await ask(backend, 'campaign.get', { campaign: id });
  expect(view).toMatchObject({
    name: 'Merrow Ford',
    recruiting: false,
    calendar: { text: 'October, O+4', phase: 1 },
    totals: { figures: 7 },
    redo: null,
  });
  expect(view.figures.filter(({ status }) => status !== 'ready').map(({ status }) => status)).toEqual([
    'dead',
    'turned',
    'captive',
  ]);
  const families = view.figures.map(({ name }) => name.split(' ').at(-1));
  expect(new Set(families).size).toBe(families.length);
  expect(view.figures.some(({ rap }) => rap > 0)).toBe(true);
  expect(view.figures.some((figure) => figure.protected)).toBe(true);
  const { acts } = await ask(backend, 'campaign.log', { campaign: id });
  expect(acts.length).toBeGreaterThan(30);
  const gloria = await ask(backend, 'figure.get', { campaign: id, figure: 'f5' });
  expect(gloria.biography).toContain('District nurse');
  // Newest first: miscounted clips, RAP, Rep, armour, the biography, and how she came.
  expect(gloria.history.map(({ text, why, date }) => [text, why, date])).toEqual([
    ['Assault rifle: clips 3 to 2', 'Miscounted', 'February, O+4'],
    ['RAP 0 to 3', 'Raids since the mill', 'February, O+4'],
    ['Rep 3 to 4', 'Four good raids', 'November, O+2'],
    ['Body armour put on', 'Found at Pell’s Diner', 'November, O+2'],
    ['Biography written', '', 'May, O+2'],
    ['Joined at Rep 3', '', 'May, O+2'],
  ]);
  expect(await ask(backend, 'campaign.verify', { campaign: id })).toMatchObject({ identical: true });
});

it('is the same every time, under a name that is free', async () => {
  const backend = await testBackend();
  const figures = async () => {
    const { id } = await ask(backend, 'campaign.sample', {});
    return (await ask(backend, 'campaign.get', { campaign: id })).figures;
  };
  const first = await figures();
  expect(await figures()).toEqual(first);
  await figures();
  const { campaigns } = await ask(backend, 'shelf.list', {});
  expect(campaigns.map(({ name }) => name).sort()).toEqual(['Merrow Ford', 'Merrow Ford 2', 'Merrow Ford 3']);
});
