/** Marks a roll leads to: proposed until they are made, whoever asks and however often; and the log they are read from. */
import { expect, it } from 'vitest';
import type { Input } from '../../src/contract/contract.ts';
import { done } from '../support/backend/ask.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

type Act = Input<'encounter.act'>['act'];

async function table() {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const view = async () => await ask(backend, 'encounter.get', { campaign });
  const act = async (what: Act, ...faces: number[][]) => {
    const { revision } = await view();
    const dice = faces.length === 0 ? 'app' : faces.map((own) => ({ own }));
    return done(await ask(backend, 'encounter.act', { campaign, revision, dice, act: what }));
  };
  const goes = ['f1', 'f2', 'f3', 'f4'];
  await act({ do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts', goes });
  return {
    backend,
    campaign,
    act,
    standing: async () => (await view()).encounter,
    marks: async () => (await view()).encounter?.marks,
    undo: async () => {
      const { revision } = await view();
      await ask(backend, 'campaign.undo', { campaign, revision });
    },
  };
}

const CHECK = { do: 'check', figure: 'f2', what: { check: 'received-fire', outgunned: true } } as const;

it('a check that ends in a Duck Back proposes the mark, and marks nothing', async () => {
  const { act, marks, standing, undo } = await table();
  // Rep 4: one of the two passes.
  await act(CHECK, [5, 2]);
  expect(await marks()).toMatchObject([
    {
      who: 'f2',
      name: 'Gloria Mbeki',
      condition: 'ducked-back',
      byZombie: false,
      because: 'Ducks Back',
    },
  ]);
  expect((await standing())?.fighters.find(({ who }) => who === 'f2')?.condition).toBe('up');
  // The mark waits, whatever else is done, and goes with the roll that is taken back.
  await act({ do: 'count-kills', who: 'f1', of: 'zombies', by: 1 });
  expect(await marks()).toHaveLength(1);
  await undo();
  await undo();
  expect(await marks()).toEqual([]);
});

it('proposes nothing for whoever stands so already', async () => {
  const { act, marks } = await table();
  await act({ do: 'mark', who: 'f2', condition: 'ducked-back', byZombie: false });
  await act(CHECK, [5, 2]);
  expect(await marks()).toEqual([]);
  await act(CHECK, [5, 5]);
  expect((await marks())?.map(({ condition }) => condition)).toEqual(['ran-away']);
});

it('a Doc’s word and an enemy’s mercy lead to marks too', async () => {
  const { act, marks } = await table();
  await act({ do: 'mark', who: 'f3', condition: 'out-of-the-fight', byZombie: false });
  const examine = { do: 'examine', casualty: 'f3', by: 'f1', wounds: 0 } as const;
  await act(examine, [1, 1]);
  expect(await marks()).toMatchObject([{ who: 'f3', condition: 'up' }]);
  await act(examine, [6, 6]);
  expect(await marks()).toMatchObject([{ who: 'f3', condition: 'dead' }]);
});

it('the log is of this Encounter, a page at a time', async () => {
  const { backend, campaign, act, undo } = await table();
  for (let killed = 0; killed < 45; killed += 1) {
    await act({ do: 'count-kills', who: 'f1', of: 'zombies', by: 1 });
  }
  await undo();
  const first = await ask(backend, 'encounter.log', { campaign });
  expect(first.acts).toHaveLength(40);
  expect(first.acts[0]?.title).toContain('44 zombies');
  const rest = await ask(backend, 'encounter.log', { campaign, after: first.next });
  expect(rest.acts).toHaveLength(5);
  // Nothing of the recruiting before the plan.
  expect(rest.acts.at(-1)?.title).toMatch(/raid/i);
  expect(rest.next).toBeNull();
});
