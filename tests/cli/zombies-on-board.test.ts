/** Zombies on a board by the command line: each named with what it goes for and why, done by its id alone, or otherwise. */
import { expect, it } from 'vitest';
import { letterOf } from '../../src/rules/all-things-zombie/text/zombies.ts';
import { partyAtTerminal } from '../support/backend/cli-party.ts';

it('names whom each goes for, why and where to, has it done as it stands, or as the player says', async () => {
  const { run, json, id, figures, goes, does } = await partyAtTerminal();
  await does({ do: 'encounter.plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes });
  await does({ do: 'encounter.set-table' });
  await does({ do: 'encounter.place-zombies' });
  await does({ do: 'encounter.zombies-set', group: null, count: 2 });
  expect((await does({ do: 'encounter.zombies-act', group: 'z1' })).err).toContain('The battle has no board');
  await does({ do: 'encounter.board', up: true });
  const made = (await json('show', id, 'board')).pieces as readonly { piece: string }[];
  const nth = made.filter(({ piece }) => piece.startsWith('z')).length + 1;
  const z = `z${nth}` as const;
  await does({ do: 'encounter.zombies-set', group: null, count: 1, spot: { x: 60, y: 60 } });
  expect((await does({ do: 'encounter.place', piece: z, spot: { x: 60, y: 60 }, level: null })).code).toBe(0);
  expect(
    (await does({ do: 'encounter.place', piece: 'f1', spot: { x: 10, y: 60 }, facing: 8, level: null })).code,
  ).toBe(0);
  await does({ do: 'encounter.begin-turn', sides: ['Party', 'Zombies'] }, '--dice', '3,4');

  const star = figures[0]?.name ?? '';
  const line = `Due: Zombie ${letterOf(z)} goes for ${star}, in sight, 4″, to 2″, 6″ (zombies-act ${z})`;
  expect((await run('due', id)).out.split('\n')).toContain(line);
  const { proposals } = (await json('due', id)) as {
    proposals: readonly { act: string; subject: string | null; goes?: readonly object[] }[];
  };
  const theirs = proposals.filter(({ act }) => act === 'zombies-act');
  expect(theirs).toHaveLength(nth);
  expect(theirs.every((one) => (one.goes?.length ?? 0) > 0)).toBe(true);
  expect(theirs.find(({ subject }) => subject === z)?.goes).toEqual([
    {
      ...{ by: 'reach', name: star, shot: null, apart: 40, reaches: star, against: null },
      way: [
        { x: 60, y: 60 },
        { x: 20, y: 60 },
      ],
      end: { spot: { x: 20, y: 60 }, facing: 24, level: null },
    },
  ]);

  expect((await does({ do: 'encounter.zombies-act', group: z, to: { x: 60, y: 200 } })).err).toContain(
    'A move doesn’t lead that far',
  );
  expect((await does({ do: 'encounter.zombies-act', group: z, to: { x: 60, y: 90 } })).code).toBe(0);
  const at = async () =>
    (await json('show', id, 'board')).pieces.find(({ piece }: { piece: string }) => piece === z);
  expect(await at()).toMatchObject({ spot: { x: 60, y: 90 } });
  await run('undo', id);
  expect((await does({ do: 'encounter.zombies-act', group: z })).out).toContain(`${star} is charged`);
  expect(await at()).toMatchObject({ spot: { x: 20, y: 60 }, facing: 24 });
  expect((await run('due', id)).out).toContain(`Due: Being Charged: ${star}`);
  expect((await run('verify', id)).code).toBe(0);
});
