/** A table of the player’s own by the command line: measured, refused where it can’t stand, played on, and kept in the campaign’s file. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { partyAtTerminal } from '../support/backend/cli-party.ts';

const SHED = { by: 'measured', type: 'warehouse', x: 100, y: 100, width: 60, depth: 40, storeys: 2 };
const LAYOUT = {
  ...{ width: 300, depth: 240, name: 'The kitchen table', entry: 's' },
  buildings: [
    {
      ...SHED,
      doors: [
        { side: 's', at: 15 },
        { side: 'n', double: true },
      ],
    },
  ],
  terrain: [{ by: 'measured', kind: 'rough', x: 0, y: 180, width: 80, depth: 60 }],
};

it('sets up what was measured, looks along it and goes round it, and refuses what can’t stand', async () => {
  const { run, id, goes, does } = await partyAtTerminal();
  const lays = async (change: object) =>
    await does({ do: 'encounter.set-table', layout: { ...LAYOUT, ...change } });
  await does({ do: 'encounter.plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes });

  const [shed] = LAYOUT.buildings;
  for (const [wrong, says] of [
    [{ buildings: [{ ...shed, x: 290 }] }, 'beyond the edge of the table'],
    [{ buildings: [shed, { ...shed, x: 120 }] }, 'stand on the same ground'],
    [{ buildings: [{ ...shed, doors: [{ side: 'e', at: 39 }] }] }, 'beyond the end of its wall'],
    [{ buildings: [{ ...shed, doors: [] }] }, 'Doors: choose at least 1'],
    [{ buildings: [{ ...shed, doors: [{ side: 'up' }] }] }, 'Side: choose n, e, s or w'],
    [{ buildings: [{ ...shed, width: 'wide' }] }, 'from west to east: enter a whole number from 20'],
    [{ buildings: [{ ...shed, width: -60 }] }, 'from west to east: enter a whole number from 20'],
    [{ buildings: Array(10_000).fill(shed) }, 'Buildings: choose at most 99'],
    [{ buildings: [{ by: 'standing', id: 'b1' }] }, 'The table has no such part'],
    [{ width: 1e9 }, 'from west to east: enter a whole number from 120'],
  ] as const) {
    const { code, err } = await lays(wrong);
    expect(code).toBe(1);
    expect(err).toContain(says);
    expect(err.trim().split('\n')).toHaveLength(1);
  }

  expect((await lays({})).out).toContain('Set up The kitchen table');
  expect((await run('see', id, '13,6', '13,20')).out).toContain('in between');
  expect((await run('see', id, '13,6', '24,6')).out).toMatch(/^in sight, 10″/);
  await does({ do: 'encounter.place-zombies' });
  await does({ do: 'encounter.board', up: true });
  const drawn = (await run('show', id, 'board', '--text')).out;
  // Twenty-four rows, two letters to the inch.
  expect(
    drawn
      .split('\n')
      .slice(0, 24)
      .every((row) => row.length <= 60),
  ).toBe(true);
  expect(drawn).toContain('#');
  await does({ do: 'encounter.place', piece: 'f1', spot: { x: 115, y: 60 }, facing: 0, level: null });
  expect((await run('see', id, 'f1', '11.5,10.5@b1/0')).out).toContain('in sight');

  expect((await does({ do: 'encounter.set-table' })).err).toContain('on the table already');
  expect((await run('verify', id)).code).toBe(0);
  const file = join(tempDir(), 'own.holdout');
  await run('save', id, file);
  const other = tempDir();
  const opened = JSON.parse((await holdout('open', file, '--data', other, '--json')).out);
  expect((await holdout('verify', opened.id, '--data', other)).code).toBe(0);
  const again = JSON.parse((await holdout('show', opened.id, 'encounter', '--data', other, '--json')).out);
  expect(again.encounter.table).toMatchObject({ width: 300, depth: 240, measured: true });
});

it('keeps parts of a table that was laid out, and rolls for what was left open', async () => {
  const data = tempDir();
  const run = (...words: readonly string[]) => holdout(...words, '--data', data);
  const json = async (...words: readonly string[]) => JSON.parse((await run(...words, '--json')).out);
  const { id }: { id: string } = await json('campaign', 'new', '--name', 'Weir', '--seed', 'K7QF-2MWD');
  const shown: { figures: readonly { id: string }[] } = await json('campaign', 'show', id);
  const does = async (act: object, ...more: readonly string[]) =>
    await run('act', id, JSON.stringify(act), ...more);
  const goes = shown.figures.map((one) => one.id);
  await does({ do: 'encounter.plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'urban', goes });
  await does({ do: 'encounter.set-table' }, '--seeded');
  const before = (await json('show', id, 'encounter')).encounter.table;
  const layout = {
    ...{ width: 480, depth: 480, entry: 'n' },
    buildings: [{ by: 'standing', id: 'b2' }],
    streets: before.streets.map((_: unknown, at: number) => ({ by: 'standing', id: `s${at + 1}` })),
  };
  await does({ do: 'encounter.set-table', layout });
  const after = (await json('show', id, 'encounter')).encounter.table;
  expect(after.buildings).toEqual([{ ...before.buildings[1], id: 'b1' }]);
  expect(after).toMatchObject({ streets: before.streets, wind: before.wind, name: before.name, entry: 'n' });

  const { type: _, ...open } = SHED;
  const unnumbered = { ...layout, buildings: [{ ...open, doors: [{ side: 's' }] }] };
  const asked = await does({ do: 'encounter.set-table', layout: unnumbered });
  expect(asked.code).toBe(3);
  const answers = ['--dice', '2,1', '--choose', 'warehouse'];
  expect((await does({ do: 'encounter.set-table', layout: unnumbered }, ...answers)).code).toBe(0);
  expect((await json('show', id, 'encounter')).encounter.table.buildings).toHaveLength(1);
  expect((await does({ do: 'encounter.reroll-part', part: 'terrain' }, '--seeded')).err).toContain(
    'This table is your own',
  );
});
