/** The board of a battle by the command line: taken up, drawn, looked along from piece to piece, and given back by undo. */
import { expect, it } from 'vitest';
import { partyAtTerminal } from '../support/backend/cli-party.ts';

it('puts everybody on the board of a raid, draws it in letters, and places them by hand', async () => {
  const { run, json, id, figures, goes, does } = await partyAtTerminal();
  await does({ do: 'encounter.plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'urban', goes });
  expect((await does({ do: 'encounter.board', up: true })).err).toContain('The table is not set up yet');
  await does({ do: 'encounter.set-table' });
  await does({ do: 'encounter.place-zombies' });
  expect((await run('show', id, 'board')).err).toContain('The battle has no board');
  expect((await does({ do: 'encounter.board', up: true })).out).toContain('pieces on the board');

  const { pieces, reach: reaches } = await json('show', id, 'board');
  // All go on foot, those who are down apart.
  const afoot = pieces.filter((one: { kind: string; out: boolean }) => one.kind !== 'vehicle' && !one.out);
  expect(reaches.map((one: { piece: string }) => one.piece)).toEqual(
    afoot.map((one: { piece: string }) => one.piece),
  );
  const piece = (name: string) => pieces.find((one: { piece: string }) => one.piece === name);
  expect(pieces.filter(({ kind }: { kind: string }) => kind === 'party')).toHaveLength(goes.length);
  const drawn = (await run('show', id, 'board', '--text')).out;
  expect(drawn.split('\n').slice(0, 48).join('')).toContain(piece('f1').letter);
  for (const mark of ['#', '+', '.']) expect(drawn.split('# wall')[0]).toContain(mark);
  expect(drawn).toContain(`A ${figures[0]?.name}: `);
  expect((await run('show', id, 'encounter', '--text')).err).toContain('--text draws a board');

  const beside = { x: 6, y: 6 };
  expect(
    (await does({ do: 'encounter.place', piece: 'f1', spot: beside, facing: 0, level: null })).code,
  ).toBe(0);
  expect((await run('see', id, 'f1', 'f2')).out).toMatch(/(in|out of) sight/);
  expect((await run('see', id, 'f1', 'f2', '--facing', 'n')).err).toContain(
    'f1 faces as it does on the board',
  );
  expect((await run('see', id, 'f99', 'f2')).err).toContain('No f99 stands on the board');
  const reach = await run('reach', id, 'f1');
  expect(reach.out).toMatch(/^Reach of [68]″\n/);
  expect(reach.out).toContain('* reach');
  const { text: _, ...alone } = await json('reach', id, 'f1');
  const shown = await json('show', id, 'board');
  expect(shown.reach.find((one: { piece: string }) => one.piece === 'f1')).toEqual({ piece: 'f1', ...alone });
  // The corner of the table, three inches from it east at most.
  const far: { inches: number; fans: { outline: { x: number; y: number }[] }[] } = await json(
    ...['reach', id, 'f1', '--inches', '3'],
  );
  expect(far.inches).toBe(3);
  const farthest = Math.max(...far.fans.flatMap(({ outline }) => outline.map(({ x }) => x)));
  expect(farthest).toBeGreaterThan(beside.x);
  expect(farthest).toBeLessThanOrEqual(beside.x + 31);
  expect((await run('reach', id, 'f99')).err).toContain('No f99 goes on foot');
  expect((await run('reach', id, 'f1', '--inches', 'NaN')).err).toContain('--inches takes a number');
  for (const [wrong, says] of [
    [{ piece: 'f1', spot: { x: 4000, y: 1 }, level: null }, 'beyond the edge of the table'],
    [{ piece: 'f2', spot: beside, level: null }, 'Another piece stands there'],
    [{ piece: 'f1', spot: { x: 1, y: 1 }, level: { building: 'b1', floor: 99 } }, 'no such floor'],
    [{ piece: 'z99', spot: { x: 1, y: 1 }, level: null }, 'Nobody by that id stands on the board'],
    [{ piece: 'f1', spot: { x: 'NaN', y: 1 }, level: null }, 'whole number'],
    [{ piece: 'f1', spot: { x: 1.5, y: 1 }, level: null }, 'whole number'],
  ] as const)
    expect((await does({ do: 'encounter.place', ...wrong })).err).toContain(says);
  expect((await does({ do: 'encounter.turn-to', piece: 'f1', facing: 16 })).out).toContain('turns south');
  await run('undo', id);
  expect(
    (await json('show', id, 'board')).pieces.find((one: { piece: string }) => one.piece === 'f1'),
  ).toMatchObject({ spot: beside, facing: 0 });
  expect((await run('verify', id)).code).toBe(0);
  await does({ do: 'encounter.board', up: false });
  expect((await run('show', id, 'board')).err).toContain('The battle has no board');
});
