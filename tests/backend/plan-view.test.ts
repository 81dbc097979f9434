/** Answers to the Plan screen: whether anything can be planned, whether the plan can be dropped, which weapon a clip is for. */
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { Input } from '../../src/contract/contract.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { begun, settled } from '../support/backend/party.ts';

const RAID: Input<'encounter.act'>['act'] = {
  do: 'plan',
  kind: 'raid',
  role: 'raider',
  objective: 'loot',
  area: 'urban',
  goes: ['f1', 'f2', 'f3', 'f4'],
};

const view = (backend: Backend, campaign: string) => ask(backend, 'encounter.get', { campaign });

async function act(
  backend: Backend,
  campaign: string,
  deed: Input<'encounter.act'>['act'],
  dice: Input<'encounter.act'>['dice'] = 'app',
) {
  const { revision } = await view(backend, campaign);
  return await ask(backend, 'encounter.act', { campaign, revision, dice, act: deed });
}

describe('whether anything can be planned', () => {
  it('is said while the party is recruited, and no more once it is complete', async () => {
    const backend = await testBackend();
    const { campaign } = await begun(backend);
    expect((await view(backend, campaign)).noPlan).toMatchObject({ why: 'still-recruiting' });
    const { campaign: other } = await settled(backend);
    expect((await view(backend, other)).noPlan).toBeNull();
  });

  it('ends with the last year agreed on', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    const { revision } = await ask(backend, 'campaign.lastYear', { ...at, year: 2 });
    expect((await view(backend, at.campaign)).noPlan).toBeNull();
    const date = { year: 3, period: 0 };
    await ask(backend, 'campaign.setDate', { ...at, revision, date, why: 'A year on paper' });
    expect((await view(backend, at.campaign)).noPlan).toEqual({
      why: 'campaign-over',
      text: 'The last year agreed has been played; agree on a later one to go on.',
    });
  });

  it('is not asked while an Encounter is under way', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    await act(backend, campaign, RAID);
    expect((await view(backend, campaign)).noPlan).toBeNull();
  });
});

describe('a plan', () => {
  it('can be dropped until something is rolled for it', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    await act(backend, campaign, RAID);
    expect((await view(backend, campaign)).encounter?.droppable).toBe(true);
    await act(backend, campaign, { do: 'drop' });
    await act(backend, campaign, RAID);
    await act(backend, campaign, { do: 'roll-vehicle' });
    expect((await view(backend, campaign)).encounter?.droppable).toBe(false);
  });

  it('knows the kind of a vehicle that was won or held over, until it is on the table', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    await ask(backend, 'stockpile.add', { ...at, what: { kind: 'vehicle' }, count: 1, why: 'For the story' });
    const { revision } = await view(backend, at.campaign);
    const date = { year: 2, period: 1 };
    await ask(backend, 'campaign.setDate', { ...at, revision, date, why: 'A month on paper' });
    await act(backend, at.campaign, { ...RAID, area: 'urban' });
    const dice = [{ own: [6] }];
    await act(backend, at.campaign, { do: 'roll-vehicle', kind: 'suv' }, dice);
    const kinds = async () => (await view(backend, at.campaign)).encounter?.vehicles.kinds;
    expect(await kinds()).toEqual([]);
    await act(backend, at.campaign, { do: 'spend-vehicle', item: 'i1', kind: 'bus' });
    expect(await kinds()).toEqual(['bus']);
    await act(backend, at.campaign, { do: 'set-table', locked: [], mallAlone: false });
    await act(backend, at.campaign, { do: 'place-zombies' });
    await act(backend, at.campaign, { do: 'bring-vehicle', kind: 'bus', driver: 'f2', inside: [] });
    expect(await kinds()).toEqual([]);
  });

  it('knows the weapon a surplus clip is for', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    const what = { kind: 'surplus-clip', fitsMachineGun: false } as const;
    await ask(backend, 'stockpile.add', { ...at, what, count: 2, why: 'For the story' });
    await act(backend, at.campaign, RAID);
    await act(backend, at.campaign, { do: 'take-clip', item: 'i1', figure: 'f2', weapon: 'w4' });
    const { stock, encounter } = await view(backend, at.campaign);
    expect(stock.map(({ id, taken, loads }) => ({ id, taken, loads }))).toEqual([
      { id: 'i1', taken: true, loads: 'w4' },
      { id: 'i2', taken: false, loads: null },
    ]);
    expect(encounter?.droppable).toBe(false);
  });
});
