/** Corrections that the player makes by hand, among the Chronicle’s entries; and the table of an Encounter long over. */
import { describe, expect, it } from 'vitest';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

describe('corrections', () => {
  it('are the acts by hand alone, each with its reason', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    const { campaign } = at;
    const none = await ask(backend, 'chronicle.page', { campaign, what: 'corrections' });
    expect(none.entries).toEqual([]);
    const edited = await ask(backend, 'figure.edit', {
      ...at,
      figure: 'f2',
      why: 'Miscounted',
      edit: { field: 'rap', to: 2 },
    });
    const written = await ask(backend, 'figure.write', {
      campaign,
      revision: edited.revision,
      figure: 'f2',
      text: 'Came from the coast.',
      was: '',
    });
    const { entries } = await ask(backend, 'chronicle.page', { campaign, what: 'corrections' });
    expect(entries.map(({ title, line, byHand }) => ({ title, line, byHand }))).toEqual([
      { title: 'Set Gloria Mbeki to 2 RAP', line: 'Miscounted', byHand: true },
    ]);
    const sought = { campaign, what: 'corrections', search: 'miscounted' } as const;
    expect((await ask(backend, 'chronicle.page', sought)).entries).toHaveLength(1);
    await ask(backend, 'campaign.undo', {
      campaign,
      revision: written.revision,
      backTo: edited.revision - 1,
    });
    expect((await ask(backend, 'chronicle.page', { campaign, what: 'corrections' })).entries).toEqual([]);
  });

  it('stand with the Encounter they were made in, said in place of how it went', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    const { campaign } = at;
    const planned = await ask(backend, 'encounter.act', {
      ...at,
      dice: 'app',
      act: { do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes: ['f1', 'f2'] },
    });
    if (planned.state !== 'done') throw new Error('a plan asks for nothing');
    await ask(backend, 'figure.edit', {
      campaign,
      revision: planned.revision,
      figure: 'f2',
      why: 'Miscounted',
      edit: { field: 'rap', to: 2 },
    });
    const { entries } = await ask(backend, 'chronicle.page', { campaign, what: 'corrections' });
    expect(entries.map(({ title, line }) => [title, line])).toEqual([
      ['Raid, rural', 'Set Gloria Mbeki to 2 RAP'],
    ]);
  });
});

describe('the table of an Encounter', () => {
  it('is the one that was set up last, with the zombies of the end, long after it is over', async () => {
    const backend = await testBackend();
    const { id: campaign } = await ask(backend, 'campaign.soak', { name: 'Soak', seed: 'PAST', years: 1 });
    const { entries } = await ask(backend, 'chronicle.page', {
      campaign,
      what: 'encounters',
      order: 'oldest',
    });
    const over = entries.filter(({ encounter }) => encounter?.state === 'ended');
    expect(over.length).toBeGreaterThan(1);
    for (const { act, title } of over) {
      const { mapped } = await ask(backend, 'chronicle.entry', { campaign, act });
      const { table, arrivals, stood } = await ask(backend, 'chronicle.table', { campaign, act });
      expect([title, mapped]).toEqual([title, table !== null]);
      if (table === null) continue;
      expect(title.endsWith(table.name)).toBe(true);
      expect(stood).toBe('end');
      expect(table.buildings.length + table.terrain.length).toBeGreaterThan(0);
      for (const { spot } of arrivals) expect(spot === null || (spot.x >= 0 && spot.y >= 0)).toBe(true);
    }
  });

  it('is null before there is one, and for an act outside of any Encounter', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    expect(await ask(backend, 'chronicle.table', { campaign, act: 1 })).toEqual({
      table: null,
      arrivals: [],
      stood: 'start',
      elsewhere: 0,
    });
    expect((await failing(backend, 'chronicle.table', { campaign, act: 999 })).code).toBe('not-found');
  });

  it('goes on paper by itself: the report of one Encounter', async () => {
    const backend = await testBackend();
    const { id: campaign } = await ask(backend, 'campaign.soak', { name: 'Soak', seed: 'PAST', years: 1 });
    const { accounts } = await ask(backend, 'print.accounts', { campaign, last: 100 });
    const first = accounts[0];
    const alone = await ask(backend, 'print.accounts', { campaign, last: 1, act: first?.act ?? 0 });
    expect(alone.accounts).toEqual([first]);
  });
});
