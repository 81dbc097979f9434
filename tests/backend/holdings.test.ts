/** The stockpile, and the pages of what was done, through a real backend. */
import { expect, it } from 'vitest';
import type { Input, Output } from '../../src/contract/contract.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

const why = 'Traded at the ford';

it('hands several things over in one act that is undone as one, and keeps whose hand it was', async () => {
  const backend = await testBackend();
  let at = await settled(backend);
  const { campaign } = at;
  const add = async (what: Input<'stockpile.add'>['what'], count = 1) => {
    at = { campaign, revision: (await ask(backend, 'stockpile.add', { ...at, what, count, why })).revision };
  };
  await add({ kind: 'surplus-clip', fitsMachineGun: true }, 2);
  await add({ kind: 'vehicle' });
  const handed = await ask(backend, 'stockpile.hand-out', { ...at, items: ['i1', 'i3'], to: 'f2' });
  expect(handed.title).toBe('Give 2 things to Gloria Mbeki');
  const { kinds, things } = await ask(backend, 'stockpile.get', { campaign });
  expect(kinds.filter(({ lying, carried }) => lying + carried > 0)).toMatchObject([
    { kind: 'surplus-clip', lying: 1, carried: 1 },
    { kind: 'vehicle', lying: 0, carried: 1 },
  ]);
  expect(things).toMatchObject([
    { id: 'i1', carrier: 'f2', fitsMachineGun: true, use: null, from: why, serves: null },
    { id: 'i2', carrier: null },
    { id: 'i3', carrier: 'f2', later: true, serves: 'February, O+2' },
  ]);
  const struck = { campaign, revision: handed.revision, items: ['i1'], why: 'Wet' };
  const { revision } = await ask(backend, 'stockpile.strike-off', struck);
  const { changes, next } = await ask(backend, 'stockpile.history', { campaign });
  expect(changes.map(({ what, title, by, how, byHand }) => [what, title, by, how, byHand])).toEqual([
    ['used', 'Surplus clip, also for a light machine gun', 'Gloria Mbeki', 'Wet', true],
    ['found', 'Vehicle', null, why, true],
    ['found', 'Surplus clip, also for a light machine gun', null, why, true],
    ['found', 'Surplus clip, also for a light machine gun', null, why, true],
  ]);
  expect(next).toBeNull();
  expect((await ask(backend, 'stockpile.history', { campaign, what: 'used' })).changes).toHaveLength(1);
  const undone = await ask(backend, 'campaign.undo', { campaign, revision });
  expect((await ask(backend, 'stockpile.history', { campaign, what: 'used' })).changes).toEqual([]);
  await ask(backend, 'campaign.undo', { campaign, revision: undone.revision });
  const after = await ask(backend, 'stockpile.get', { campaign });
  expect(after.things.map(({ carrier }) => carrier)).toEqual([null, null, null]);
  expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
});

it('pages what became of things without leaving one out', async () => {
  const backend = await testBackend();
  let at = await settled(backend);
  for (let round = 0; round < 3; round += 1) {
    const what = { kind: 'medical-supplies' } as const;
    const { revision } = await ask(backend, 'stockpile.add', { ...at, what, count: 15, why });
    at = { ...at, revision };
  }
  const { campaign } = at;
  const seqs: number[] = [];
  let after: number | null = null;
  do {
    const page: Output<'stockpile.history'> = await ask(backend, 'stockpile.history', { campaign, after });
    seqs.push(...page.changes.map(({ seq }) => seq));
    after = page.next;
  } while (after !== null);
  expect(seqs).toHaveLength(45);
  expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => b - a));
});

it('refuses in one sentence', async () => {
  const backend = await testBackend();
  const at = await settled(backend);
  const said = async (method: string, input: object) =>
    (await failing(backend, method, { ...at, ...input })).message;
  expect(await said('stockpile.hand-out', { items: [], to: 'f2' })).toBe('Things: choose at least 1.');
  expect(await said('stockpile.hand-out', { items: ['i1'], to: 'f2' })).toBe(
    'The stockpile doesn’t hold that; choose something it holds.',
  );
  expect(await said('stockpile.add', { what: { kind: 'cure' }, why: ' ' })).toBe(
    'Reason: enter 1 to 200 characters.',
  );
  const none = await failing(backend, 'people.group', { campaign: at.campaign, group: 'c7' });
  expect(none).toMatchObject({
    code: 'not-found',
    message: 'No such group was met; choose one of those on the table.',
  });
});

it('pages the log of acts and a figure’s history', async () => {
  const backend = await testBackend();
  let at = await settled(backend);
  const { campaign } = at;
  const before = (await ask(backend, 'campaign.log', { campaign })).acts.length;
  for (let round = 1; round <= 55; round += 1) {
    const named = { ...at, figure: 'f2', name: `Gloria the ${round}th` };
    at = { campaign, revision: (await ask(backend, 'figure.rename', named)).revision };
  }
  const log = await ask(backend, 'campaign.log', { campaign });
  expect([log.acts.length, log.next]).toEqual([50, log.acts.at(-1)?.act]);
  const rest = await ask(backend, 'campaign.log', { campaign, after: log.next });
  expect(rest.next).toBeNull();
  const last = before + 55;
  expect([...log.acts, ...rest.acts].map(({ act }) => act)).toEqual(
    Array.from({ length: last }, (_, index) => last - index),
  );

  const sheet = await ask(backend, 'figure.get', { campaign, figure: 'f2' });
  const further = { campaign, figure: 'f2', after: sheet.earlier };
  const { history, next } = await ask(backend, 'figure.history', further);
  expect([sheet.history.length, next]).toEqual([50, null]);
  const acts = [...sheet.history, ...history].map(({ act }) => act);
  // The renames, and the day Gloria joined, as the second act.
  expect(acts).toEqual([...Array.from({ length: 55 }, (_, index) => last - index), 2]);
});
