/** Marks a roll leads to: proposed by the act, made by the player. */
import { expect, it } from 'vitest';
import type { Input, Output } from '../../src/contract/contract.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

type Act = Input<'encounter.act'>['act'];

async function table() {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const act = async (what: Act, ...faces: number[][]) => {
    const { revision } = await ask(backend, 'encounter.get', { campaign });
    const dice = faces.length === 0 ? 'app' : faces.map((own) => ({ own }));
    return done(await ask(backend, 'encounter.act', { campaign, revision, dice, act: what }));
  };
  const goes = ['f1', 'f2', 'f3', 'f4'];
  await act({ do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts', goes });
  return { act, standing: async () => (await ask(backend, 'encounter.get', { campaign })).encounter };
}

function done(acted: Output<'encounter.act'>) {
  if (acted.state !== 'done') throw new Error(`waits for ${acted.question.rule}`);
  return acted;
}

const CHECK = { do: 'check', figure: 'f2', what: { check: 'received-fire', outgunned: true } } as const;

it('a check that ends in a Duck Back proposes the mark, and marks nothing', async () => {
  const { act, standing } = await table();
  // Rep 4: one of the two passes.
  const { marks } = await act(CHECK, [5, 2]);
  expect(marks).toEqual([
    {
      who: 'f2',
      name: 'Gloria Mbeki',
      condition: 'ducked-back',
      byZombie: false,
      because: 'Ducks Back',
    },
  ]);
  expect((await standing())?.fighters.find(({ who }) => who === 'f2')?.condition).toBe('up');
});

it('proposes nothing for whoever stands so already, nor after acts without a roll', async () => {
  const { act } = await table();
  expect((await act({ do: 'mark', who: 'f2', condition: 'ducked-back', byZombie: false })).marks).toEqual([]);
  expect((await act(CHECK, [5, 2])).marks).toEqual([]);
  const { marks } = await act(CHECK, [5, 5]);
  expect(marks.map(({ condition }) => condition)).toEqual(['ran-away']);
});

it('a Doc’s word and an enemy’s mercy lead to marks too', async () => {
  const { act } = await table();
  await act({ do: 'mark', who: 'f3', condition: 'out-of-the-fight', byZombie: false });
  const examine = { do: 'examine', casualty: 'f3', by: 'f1', wounds: 0 } as const;
  expect((await act(examine, [1, 1])).marks).toMatchObject([{ who: 'f3', condition: 'up' }]);
  expect((await act(examine, [6, 6])).marks).toMatchObject([{ who: 'f3', condition: 'dead' }]);
});
