/** An Encounter that is over, corrected by the command line, and the kills of the curves beside totals corrected by hand. */
import { expect, it } from 'vitest';
import type { Input } from '../../src/contract/contract.ts';
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
    ...{
      protected: false,
      weapons: [],
      biography: '',
      why: 'a friend',
      tally: { outings: 9, zombies: 70, people: 3 },
    },
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

interface Wanted {
  readonly number?: number;
  readonly kills?: Input<'chronicle.correction'>['kills'];
  readonly successful?: boolean;
}

/** A settled party, with what is asked of corrections, and done by them. */
async function party() {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const at = async () => ({ campaign, revision: (await ask(backend, 'log.head', { campaign })).revision });
  const wanted = ({ number = 1, kills = [], successful = true }: Wanted) => ({ number, kills, successful });
  const preview = async (to: Wanted) =>
    await backend.call('chronicle.correction', { campaign, ...wanted(to) });
  const correct = async (to: Wanted) =>
    await backend.call('chronicle.correct', { ...(await at()), ...wanted(to), why: 'A slip' });
  const follows = async (to: Wanted) =>
    (await ask(backend, 'chronicle.correction', { campaign, ...wanted(to) })).follows;
  const does = async (act: Input<'encounter.act'>['act']) =>
    await ask(backend, 'encounter.act', { ...(await at()), dice: 'app', act });
  const figures = async () => (await ask(backend, 'campaign.get', { campaign })).figures;
  const statuses = async () => Object.fromEntries((await figures()).map(({ id, status }) => [id, status]));
  const total = async () => (await ask(backend, 'figure.get', { campaign, figure: 'f1' })).tally;
  const possible = async () =>
    (await ask(backend, 'encounter.get', { campaign })).possible.map(({ kind }) => kind);
  /** A raid of the Star for captives in the outskirts, where Tam (f3) and Wren (f4) are held. */
  const recovers = async (successful: boolean) => {
    for (const figure of ['f3', 'f4']) {
      const held = { figure, status: 'captive', heldIn: 'outskirts', why: 'Taken' } as const;
      await ask(backend, 'figure.setStatus', { ...(await at()), ...held });
    }
    await does({
      do: 'plan',
      kind: 'raid',
      role: 'raider',
      objective: 'recover',
      area: 'outskirts',
      goes: ['f1'],
    });
    const { encounter } = await ask(backend, 'encounter.get', { campaign });
    if (encounter?.proposal == null) throw new Error('the battle has been reported');
    await does({ do: 'report', ...encounter.proposal });
    await does({ do: 'end', successful, leftWithHumansBehind: false });
  };
  return { backend, campaign, at, preview, correct, follows, does, statuses, total, possible, recovers };
}

it('gives the first numbers again if it is taken back, or is refused where a total would fall below 0', async () => {
  const { backend, campaign, at, preview, correct, follows, total } = await party();
  await raided(backend, { campaign, zombies: 30 });
  const five = { kills: [{ figure: 'f1', zombies: 5, people: 0 }] };
  const thirty = { kills: [{ figure: 'f1', zombies: 30, people: 0 }] };
  expect(await correct(five)).toMatchObject({ ok: true });
  expect(await total()).toMatchObject({ zombies: 5 });
  expect(await correct(thirty)).toMatchObject({ ok: true });
  expect(await total()).toMatchObject({ zombies: 30 });
  const why = 'Counted again';
  await ask(backend, 'figure.edit', {
    ...(await at()),
    figure: 'f1',
    why,
    edit: { field: 'zombies', to: 10 },
  });
  const below = {
    ok: false,
    error: { code: 'refused', message: expect.stringContaining('would fall below 0') },
  };
  expect(await preview(five)).toMatchObject(below);
  expect(await correct(five)).toMatchObject(below);
  expect(await total()).toMatchObject({ zombies: 10 });
  const ten = { kills: [{ figure: 'f1', zombies: 20, people: 0 }] };
  expect((await follows(ten))[0]).toMatch(/, zombies killed in all: 10 to 0$/);
});

it('names each figure once', async () => {
  const { backend, campaign, preview, correct } = await party();
  await raided(backend, { campaign, zombies: 30 });
  const kills = [3, 9].map((zombies) => ({ figure: 'f1', zombies, people: 0 }));
  const twice = { ok: false, error: { message: expect.stringContaining('named twice') } };
  expect(await preview({ kills })).toMatchObject(twice);
  expect(await correct({ kills })).toMatchObject(twice);
});

it('brings captives home where a raid for them succeeded after all, and back where it didn’t', async () => {
  const { correct, follows, statuses, possible, recovers } = await party();
  await recovers(false);
  expect(await possible()).not.toContain('pursuit');
  expect(await follows({ successful: true })).toEqual([
    'Ended: successful',
    'Tam Whitlock: comes home',
    'Wren Ostrander: comes home',
    'A pursuit: may follow',
  ]);
  await correct({ successful: true });
  expect(await statuses()).toMatchObject({ f3: 'ready', f4: 'ready' });
  expect(await possible()).toContain('pursuit');
  expect(await follows({ successful: false })).toEqual([
    'Ended: not successful',
    'Tam Whitlock: captive again',
    'Wren Ostrander: captive again',
    'A pursuit: no longer follows',
  ]);
  await correct({ successful: false });
  expect(await statuses()).toMatchObject({ f3: 'captive', f4: 'captive' });
  expect(await possible()).not.toContain('pursuit');
  await correct({ successful: true });
  expect(await statuses()).toMatchObject({ f3: 'ready', f4: 'ready' });
});

it('takes back a raid that was said to have fetched them, with what they carry', async () => {
  const { backend, at, correct, follows, statuses, recovers } = await party();
  await recovers(true);
  expect(await statuses()).toMatchObject({ f3: 'ready', f4: 'ready' });
  await ask(backend, 'stockpile.add', { ...(await at()), what: { kind: 'cure' }, why: 'Found' });
  await ask(backend, 'encounter.act', {
    ...(await at()),
    dice: 'app',
    act: { do: 'carry', item: 'i1', to: 'f3' },
  });
  expect(await follows({ successful: false })).toContain('What Tam Whitlock carries: stays with the party');
  await correct({ successful: false });
  expect(await statuses()).toMatchObject({ f3: 'captive', f4: 'captive' });
});

it('says of captives that they stay, once other Encounters have come since', async () => {
  const { backend, campaign, correct, does, follows, statuses, recovers } = await party();
  await recovers(false);
  await does({ do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes: ['f1'] });
  const stays = 'Tam Whitlock: stays captive, as other Encounters have come since';
  expect(await follows({ successful: true })).toContain(stays);
  await does({ do: 'drop' });
  await raided(backend, { campaign, zombies: 1 });
  expect(await follows({ successful: true })).toEqual([
    'Ended: successful',
    stays,
    'Wren Ostrander: stays captive, as other Encounters have come since',
  ]);
  await correct({ successful: true });
  expect(await statuses()).toMatchObject({ f3: 'captive', f4: 'captive' });
});
