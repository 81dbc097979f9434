/** The map of a battle that is over. */
import { expect, it } from 'vitest';
import { pastTable } from '../../src/backend/games/all-things-zombie/views/chronicle.ts';

const at = (x: number) => ({ location: 'front', spot: { x, y: 100 }, inDoorway: false });
const events = [
  { type: 'zombies-placed', face: 1, zombies: 3, arrivals: [at(10), at(20), at(20)] },
  { type: 'zombies-changed', to: { id: 'z1', count: 0, ...at(10) } },
  { type: 'zombies-changed', to: { id: 'z2', count: 2, ...at(20) } },
  { type: 'zombies-changed', to: { id: 'z3', count: 4, ...at(30), spot: null } },
];
const past = (...more: object[]) =>
  pastTable([{ act: 1, events: [...events, ...more] }] as unknown as Parameters<typeof pastTable>[0]);
const reported = (left?: object) => ({ type: 'battle-reported', ...(left && { left }) });

it('has the zombies of the end, and says how many stood nobody knows where', () => {
  const { arrivals, stood, elsewhere } = past(reported());
  expect(arrivals.map(({ spot }) => spot?.x)).toEqual([20, 20]);
  expect({ stood, elsewhere }).toEqual({ stood: 'end', elsewhere: 4 });
});

it('goes by the report, where that says how many were left', () => {
  expect(past(reported({ zombies: 0, people: 0, kept: true }))).toMatchObject({ arrivals: [], elsewhere: 0 });
  expect(past(reported({ zombies: 3, people: 0, kept: true }))).toMatchObject({ elsewhere: 1 });
});

it('has those of the start as long as it isn’t over', () => {
  expect(past()).toMatchObject({ stood: 'start', elsewhere: 0 });
  expect(past().arrivals).toHaveLength(3);
});

it('has them where they stood on a board, as long as there was one', () => {
  const placed = (piece: string, x: number) => ({
    piece,
    at: { spot: { x, y: 50 }, facing: 0, level: null },
  });
  const moved = [
    { type: 'board-taken-up', board: { places: [placed('z2', 20), placed('z3', 30)] } },
    { type: 'pieces-placed', places: [placed('z2', 77)], how: 'way' },
  ];
  const { arrivals, elsewhere } = past(...moved, reported());
  expect(arrivals.map(({ spot }) => spot?.x)).toEqual([77, 77, 30, 30, 30, 30]);
  expect(elsewhere).toBe(0);
  const given = [...moved, { type: 'board-taken-up', board: null }];
  expect(past(...given, reported()).elsewhere).toBe(4);
});
