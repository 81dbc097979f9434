/** Answers to the Set up screen about an escape and a pursuit, and to the Plan screen about the war. */
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { Input } from '../../src/contract/contract.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

type Deed = Input<'encounter.act'>['act'];

async function campaignOf() {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  return { backend, campaign };
}

const view = (backend: Backend, campaign: string) => ask(backend, 'encounter.get', { campaign });

async function underWay(backend: Backend, campaign: string) {
  const { encounter } = await view(backend, campaign);
  if (encounter === null) throw new Error('no Encounter is under way');
  return encounter;
}

async function act(
  backend: Backend,
  campaign: string,
  deed: Deed,
  dice: Input<'encounter.act'>['dice'] = 'app',
) {
  const { revision } = await view(backend, campaign);
  return await ask(backend, 'encounter.act', { campaign, revision, dice, act: deed });
}

const ESCAPE: Deed = {
  do: 'plan',
  kind: 'escape',
  role: 'captor',
  objective: null,
  area: 'urban',
  goes: ['f1', 'f2'],
};
const LAID: Deed = { do: 'set-table', locked: [], mallAlone: false };

/** Raiders whom the party has beaten off and taken. */
async function holding(backend: Backend, campaign: string, count: number): Promise<readonly string[]> {
  const raid = { kind: 'raid', role: 'defender', objective: 'loot', area: 'rural' } as const;
  await act(backend, campaign, { do: 'plan', ...raid, goes: ['f1'] });
  await act(backend, campaign, { do: 'muster', role: 'raider', count });
  const { proposal, met } = await underWay(backend, campaign);
  if (proposal === null) throw new Error('the battle has been reported already');
  const taken = met.map(({ who }) => ({ who, fate: 'captured', by: 'f1' }) as const);
  await act(backend, campaign, { do: 'report', ...proposal, met: taken });
  await act(backend, campaign, { do: 'end', successful: true, leftWithHumansBehind: false });
  return met.map(({ name }) => name);
}

describe('an escape', () => {
  it('says whom the party lacks on both sides, then who they are', async () => {
    const { backend, campaign } = await campaignOf();
    const taken = await holding(backend, campaign, 2);
    await act(backend, campaign, ESCAPE);
    await act(backend, campaign, LAID);
    expect(await underWay(backend, campaign)).toMatchObject({ escape: null, musters: [], placed: [] });
    // A 1 and a 6: two rescuers. Equal forces: four captors. Ten inches.
    const dice = [{ own: [1, 6] }, { own: [3, 4] }, { own: [1, 2, 3, 4] }];
    await act(backend, campaign, { do: 'ready-escape', prison: 'centre' }, dice);
    const readied = await underWay(backend, campaign);
    expect(readied.musters).toEqual([
      { role: 'captor', count: 2 },
      { role: 'captive', count: 4 },
    ]);
    // The middle of the table, or the nearest place to it where nobody stands in a wall.
    expect(readied.placed).toEqual([{ what: 'prison', spot: { x: 230, y: 240 }, getaway: 100 }]);
    for (const { role } of readied.musters) await act(backend, campaign, { do: 'muster', role, count: null });
    const { musters, groups, fighters } = await underWay(backend, campaign);
    expect(musters).toEqual([]);
    expect(groups).toMatchObject([
      { role: 'captor', standing: 'cooperated', spot: null, open: false },
      { role: 'captive', standing: 'fought', spot: null, open: false },
      { role: 'captive', standing: 'fought', spot: null, open: false },
    ]);
    // Those whom the party took, and the two who come to help.
    const namesIn = (at: number) =>
      groups.filter(({ role }) => role === 'captive')[at]?.members.map(({ name }) => name);
    expect(namesIn(0)).toEqual(taken);
    expect(namesIn(1)).toHaveLength(2);
    // The party, two more captors and the four they hold or fight.
    expect(fighters).toHaveLength(2 + 2 + 4);
  });

  it('asks who stays at home where more go than the dice let come', async () => {
    const { backend, campaign } = await campaignOf();
    await holding(backend, campaign, 1);
    await act(backend, campaign, ESCAPE);
    const dice = [{ own: [6, 6] }, { own: [3, 4] }, { own: [1, 1, 1, 1] }];
    const ready: Deed = { do: 'ready-escape', prison: 'edge' };
    const asked = await act(backend, campaign, ready, dice);
    expect(asked).toMatchObject({ state: 'waiting', question: { rule: 'atz.escape.stays' } });
    expect((await underWay(backend, campaign)).escape).toBeNull();
    await act(backend, campaign, ready, [...dice, { own: 'f1' }]);
    const { party } = await underWay(backend, campaign);
    expect(party.map(({ figure }) => figure)).toEqual(['f2']);
    expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
  });
});

describe('the odds beside a pursuit', () => {
  it('are those of the next exchange', async () => {
    const { backend, campaign } = await campaignOf();
    const raid = { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural' } as const;
    await act(backend, campaign, { do: 'plan', ...raid, goes: ['f1'] });
    const { proposal } = await underWay(backend, campaign);
    if (proposal === null) throw new Error('the battle has been reported already');
    await act(backend, campaign, { do: 'report', ...proposal });
    await act(backend, campaign, { do: 'end', successful: true, leftWithHumansBehind: true });
    const chase = { kind: 'pursuit', role: 'runner', objective: null, area: 'rural' } as const;
    await act(backend, campaign, { do: 'plan', ...chase, goes: ['f1'] });
    const band = { lowestRep: 4, vehicles: false } as const;
    const begin: Deed = { do: 'begin-pursuit', runners: band, chasers: { ...band, lowestRep: 7 } };
    await act(backend, campaign, begin, [{ own: [1, 2] }]);
    const on = { campaign, act: { do: 'pursue-on', band: 0 } } as const;
    const { odds } = await ask(backend, 'encounter.chance', on);
    // Three hours and 5, the lowest Rep of who got away, against 7: caught where the Chasers' die is more, 15 times of 36.
    const shares = odds?.outcomes.map(({ name, n, of }) => [name, n / of]);
    expect(new Map(shares as [string, number][])).toEqual(
      new Map([
        ['caught', 15 / 36],
        ['goes-on', 21 / 36],
      ]),
    );
    await act(backend, campaign, {
      do: 'split-runners',
      band: 0,
      into: [
        { runners: band, chasers: { ...band, vehicles: true } },
        { runners: band, chasers: null },
      ],
    });
    expect((await ask(backend, 'encounter.chance', on)).odds).not.toBeNull();
    const away = { campaign, act: { do: 'pursue-on', band: 1 } } as const;
    expect((await ask(backend, 'encounter.chance', away)).odds).toBeNull();
  });
});

describe('the war', () => {
  it('is due in the twentieth year, and what is left of the losers is seen at once', async () => {
    const { backend, campaign } = await campaignOf();
    expect((await view(backend, campaign)).war).toEqual({ due: false, winner: null });
    const { revision } = await view(backend, campaign);
    const date = { year: 20, period: 0 };
    await ask(backend, 'campaign.setDate', { campaign, revision, date, why: 'Years on paper' });
    const before = await view(backend, campaign);
    expect(before).toMatchObject({ war: { due: true, winner: null }, noPlan: { why: 'war-undecided' } });
    expect(before.proposals.map(({ act: due }) => due)).toEqual(['decide-war']);
    const { odds } = await ask(backend, 'encounter.chance', { campaign, act: { do: 'decide-war' } });
    expect(odds?.outcomes.map(({ name, n, of }) => [name, n / of])).toEqual([
      ['zombies', 0.5],
      ['survivors', 0.5],
    ]);
    await act(backend, campaign, { do: 'decide-war' }, [{ own: [1, 1] }]);
    const after = await view(backend, campaign);
    expect(after).toMatchObject({ war: { due: false, winner: 'zombies' }, noPlan: null });
    expect(after.areas.map(({ sal }) => sal)).toEqual([1, 1, 1]);
  });
});
