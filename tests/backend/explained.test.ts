/** An act of the log opened to its numbers: dice, target, modifiers, odds with what came of it, and its rule. */
import { expect, it } from 'vitest';
import type { Input } from '../../src/contract/contract.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

type Act = Input<'encounter.act'>['act'];

async function table() {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const act = async (what: Act, ...faces: number[][]) => {
    const { revision } = await ask(backend, 'encounter.get', { campaign });
    const dice = faces.length === 0 ? 'app' : faces.map((own) => ({ own }));
    const acted = await ask(backend, 'encounter.act', { campaign, revision, dice, act: what });
    if (acted.state !== 'done') throw new Error(`waits for ${acted.question.rule}`);
  };
  const newest = async () => {
    const { acts } = await ask(backend, 'encounter.log', { campaign });
    return await ask(backend, 'encounter.explained', { campaign, act: acts[0]?.act ?? 0 });
  };
  const goes = ['f1', 'f2', 'f3', 'f4'];
  await act({ do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts', goes });
  return { backend, campaign, act, newest };
}

it('tells of a check which dice passed, against what, and how likely it was', async () => {
  const { act, newest } = await table();
  await act({ do: 'check', figure: 'f2', what: { check: 'received-fire', outgunned: true } }, [5, 2]);
  const { rolls } = await newest();
  expect(rolls).toMatchObject([
    {
      rule: 'atz.received-fire',
      whose: 'Gloria Mbeki',
      by: 'own',
      dice: [
        { face: 5, counts: 'failed' },
        { face: 2, counts: 'passed' },
      ],
      target: 4,
      odds: { came: 'ducksBack' },
    },
  ]);
  const [first] = rolls;
  expect(first?.odds?.outcomes.find(({ name }) => name === 'ducksBack')?.text).toBe('Ducks Back');
});

it('tells of a shot what it needed and why, by name', async () => {
  const { backend, campaign, act, newest } = await table();
  const { encounter } = await ask(backend, 'encounter.get', { campaign });
  const gun = encounter?.fighters
    .find(({ who }) => who === 'f1')
    ?.weapons.find(({ range }) => range !== null);
  if (gun === undefined) throw new Error('the Star carries no gun');
  const [shots = 1] = gun.shots;
  const aims = [{ target: null, shots, prone: true, far: false }];
  await act({ do: 'fire-at', who: 'f1', weapon: gun.id, aims, fastMoving: true, from: null });
  const [first] = (await newest()).rolls;
  expect(first).toMatchObject({ rule: 'atz.shoot', by: 'app', least: 4 });
  expect(first?.modifiers).toEqual([
    { name: 'Lying flat', does: 'needs 9' },
    { name: 'Either side moving fast', does: 'needs 9' },
  ]);
  expect(first?.odds?.came).not.toBeNull();
});

it('tells of a zombie further off that Rep is held against the die, not Impact, and each row by its name', async () => {
  const { backend, campaign, act, newest } = await table();
  const { encounter } = await ask(backend, 'encounter.get', { campaign });
  const star = encounter?.fighters.find(({ who }) => who === 'f1');
  const gun = star?.weapons.find(({ range }) => range !== null);
  if (star === undefined || gun === undefined) throw new Error('the Star carries no gun');
  const [shots = 1] = gun.shots;
  const aims = [{ target: null, shots, inches: 9 }];
  const hits = Array.from({ length: shots }, () => 6);
  await act({ do: 'fire-at', who: 'f1', weapon: gun.id, aims, from: null }, hits, hits);
  const dead = (await newest()).rolls.find(({ rule }) => rule === 'atz.obviously-dead');
  expect(dead).toMatchObject({
    target: star.rep,
    modifiers: [
      {
        name: 'At a zombie further than 6″, or turned away, Rep counts instead of Impact',
        does: `Rep ${star.rep}`,
      },
    ],
  });
  expect(dead?.read.join()).not.toContain('–');
});

it('says that nothing was rolled where nothing was, and finds no act that isn’t there', async () => {
  const { backend, campaign, act, newest } = await table();
  await act({ do: 'mark', who: 'f2', condition: 'ducked-back', byZombie: false });
  expect((await newest()).rolls).toEqual([]);
  await expect(ask(backend, 'encounter.explained', { campaign, act: 9_999 })).rejects.toThrow(
    'There is no such act in the log.',
  );
});

it('shows in the log’s line whose act it was, and which dice counted', async () => {
  const { backend, campaign, act } = await table();
  await act({ do: 'place-zombies' });
  await act({ do: 'check', figure: 'f2', what: { check: 'received-fire', outgunned: true } }, [5, 2]);
  await act({ do: 'begin-turn', sides: ['Party', 'Zombies'] }, [6, 3]);
  await act({ do: 'mark', who: 'f2', condition: 'up', byZombie: false });
  const { acts } = await ask(backend, 'encounter.log', { campaign });
  expect(acts.slice(0, 3).map(({ rolled }) => rolled)).toEqual([
    undefined,
    {
      side: null,
      dice: [
        { face: 6, failed: false, side: 'party' },
        { face: 3, failed: false, side: 'dead' },
      ],
      more: 0,
    },
    {
      side: 'party',
      dice: [
        { face: 5, failed: true, side: 'party' },
        { face: 2, failed: false, side: 'party' },
      ],
      more: 0,
    },
  ]);
});

it('tells of the dice for a turn whose each is', async () => {
  const { act, newest } = await table();
  await act({ do: 'place-zombies' });
  await act({ do: 'begin-turn', sides: ['Party', 'Zombies'] }, [2, 5]);
  const [rolled] = (await newest()).rolls;
  expect(rolled?.dice).toMatchObject([
    { face: 2, of: { name: 'Party', side: 'party' } },
    { face: 5, of: { name: 'Zombies', side: 'dead' } },
  ]);
});

it('tells of a vehicle out of control how many dice passed, and whether it was turning', async () => {
  const { act, newest } = await table();
  await act({ do: 'roll-vehicle' }, [1]);
  await act({ do: 'set-table', locked: [], mallAlone: false });
  await act({ do: 'place-zombies' });
  await act({ do: 'bring-vehicle', kind: 'sedan', driver: 'f2', inside: [], running: true });
  const what = { does: 'go', speed: 10, turns: 1, offRoad: true } as const;
  await act({ do: 'drive', vehicle: 'm1', driver: 'f2', what }, [3, 4], [1, 6]);
  const lost = (await newest()).rolls.find(({ rule }) => rule === 'atz.losing-control');
  expect(lost?.read[0]).toBe('1 passed, in a turn');
});

it('names the line of a table that was read, with the phase, and a score by what it brings', async () => {
  const { act, newest } = await table();
  await act({ do: 'roll-vehicle' }, [1]);
  expect((await newest()).rolls[0]?.read).toEqual(['Outskirts, phase 1']);
  await act({ do: 'set-table', locked: [], mallAlone: false });
  const { rolls } = await newest();
  const bare = rolls.flatMap(({ rule, read }) =>
    read
      .filter((line) => /^[\d–]+$|\d$/.test(line) && !/phase \d$/.test(line))
      .map((line) => `${rule}: ${line}`),
  );
  expect(rolls.some(({ read }) => read.some((line) => /^\d+–\d+: \S/.test(line)))).toBe(true);
  expect(bare).toEqual([]);
});
