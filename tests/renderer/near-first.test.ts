/** Places in the order in which somebody comes to them. */
import { expect, it } from 'vitest';
import { nearFirst } from '../../renderer/games/all-things-zombie/map/near-first.ts';

const square = (x: number) => [
  { x, y: 0 },
  { x: x + 50, y: 0 },
  { x: x + 50, y: 50 },
  { x, y: 50 },
];
const onTable = {
  table: {
    buildings: [
      { id: 'b1', outline: square(300) },
      { id: 'b2', outline: square(100) },
    ],
    vehicles: [{ id: 'v1', outline: square(200) }],
  },
  partyAt: { spot: { x: 80, y: 20 }, around: [] },
} as unknown as Parameters<typeof nearFirst>[1];
const places = [{ spot: 'b1' }, { spot: 'b2' }, { spot: 'v1' }];
const order = (inside: string | null, at = onTable) => nearFirst(places, at, inside).map(({ spot }) => spot);

it('goes by the building it is in, or by where the party ended its first move', () => {
  expect(order(null)).toEqual(['b2', 'v1', 'b1']);
  expect(order('b1')).toEqual(['b1', 'v1', 'b2']);
});

it('leaves them as they are numbered as long as nobody has said where the party is', () => {
  expect(order(null, { ...onTable, partyAt: null })).toEqual(['b1', 'b2', 'v1']);
});
