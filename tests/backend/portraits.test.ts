/** Portraits, and the photo under a map: in the log like everything else, so that undo, copies and files of a campaign carry them. */
import { expect, it } from 'vitest';
import type { Input } from '../../src/contract/contract.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

const PICTURE = '/9j/4AAQSkZJRg==';
const ANOTHER = '/9j/4AAQSkZJRgAB';

it('a portrait is set, changed, taken back and taken away, and goes with a copy', async () => {
  const backend = await testBackend();
  const { campaign, revision } = await settled(backend);
  const portrait = async (of = campaign) =>
    (await ask(backend, 'figure.get', { campaign: of, figure: 'f2' })).portrait;
  const shown = async (of = campaign) => (await ask(backend, 'figure.portraits', { campaign: of })).portraits;
  const at = { campaign, figure: 'f2' };
  expect(await portrait()).toBe(null);

  let now = await ask(backend, 'figure.setPortrait', { ...at, revision, picture: PICTURE });
  expect(await portrait()).toBe(PICTURE);
  now = await ask(backend, 'figure.setPortrait', { ...at, revision: now.revision, picture: ANOTHER });
  expect(await portrait()).toBe(ANOTHER);
  const copy = await ask(backend, 'campaign.copy', { campaign, name: 'The other' });
  expect(await shown(copy.id)).toEqual([{ figure: 'f2', picture: ANOTHER }]);

  const back = await ask(backend, 'campaign.undo', { campaign, revision: now.revision });
  expect(await portrait()).toBe(PICTURE);
  expect(await shown()).toEqual([{ figure: 'f2', picture: PICTURE }]);
  await ask(backend, 'figure.setPortrait', { ...at, revision: back.revision, picture: null });
  expect(await portrait()).toBe(null);
  expect(await shown()).toEqual([]);
  expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
  // A portrait is no event of a life, but stands among all changes.
  const { life, history } = await ask(backend, 'figure.get', { campaign, figure: 'f2' });
  expect(life.lines.map(({ title }) => title)).not.toContain('Portrait set');
  expect(history[0]).toMatchObject({ text: 'Portrait taken away', byHand: true });
});

it.each([
  ['a PNG', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk'],
  ['an address', 'https://example.org/x.jpg'],
  ['markup behind the marks of a JPEG', '/9j/"><script>'],
  ['more than 96 kB', `/9j/${'A'.repeat(140_000)}`],
])('refuses %s', async (_, picture) => {
  const backend = await testBackend();
  const at = await settled(backend);
  const failure = await failing(backend, 'figure.setPortrait', { ...at, figure: 'f2', picture });
  expect(failure).toMatchObject({ code: 'bad-input', field: 'picture' });
});

it('a photo lies under the map of its Encounter, is known by its digest, changed, taken back and taken away', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const now = async (of = campaign) => await ask(backend, 'encounter.get', { campaign: of });
  const does = async (act: Input<'encounter.act'>['act']) => {
    const { revision } = await now();
    await ask(backend, 'encounter.act', { campaign, revision, dice: 'app', act });
  };
  const digest = async (of = campaign) => (await now(of)).encounter?.photo ?? null;
  const photo = async (of = campaign) =>
    (await ask(backend, 'encounter.photo', { campaign: of, photo: (await digest(of)) ?? '' })).picture;
  const plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'urban' } as const;
  await does({ do: 'plan', ...plan, goes: ['f1', 'f2'] });
  await does({ do: 'set-table', locked: [], mallAlone: false });
  expect([await digest(), await photo()]).toEqual([null, null]);
  await does({ do: 'lay-photo', picture: PICTURE });
  const first = await digest();
  expect(await photo()).toBe(PICTURE);
  await does({ do: 'lay-photo', picture: ANOTHER });
  expect(await photo()).toBe(ANOTHER);
  expect(await digest()).not.toBe(first);
  // One that lies there no more isn’t found by its digest.
  expect(await ask(backend, 'encounter.photo', { campaign, photo: first ?? '' })).toEqual({ picture: null });
  const copy = await ask(backend, 'campaign.copy', { campaign, name: 'The other' });
  expect(await photo(copy.id)).toBe(ANOTHER);
  await ask(backend, 'campaign.undo', { campaign, revision: (await now()).revision });
  expect([await digest(), await photo()]).toEqual([first, PICTURE]);
  await does({ do: 'lay-photo', picture: null });
  expect([await digest(), await photo()]).toEqual([null, null]);
  expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
});
