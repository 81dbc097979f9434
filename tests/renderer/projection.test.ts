/** A table seen from aslant, laid out flat: worked out by hand. */
import { describe, expect, it } from 'vitest';
import { type Corners, projection } from '../../renderer/components/pictures/projection.ts';

const WHOLE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
/** The far edge is half as long as the near one, as of a table twice as far off there. */
const ASLANT: Corners = [
  { x: 0.25, y: 0 },
  { x: 0.75, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Where in the picture a spot of the table is; throws where the corners are refused. */
function at(corners: Corners, u: number, v: number) {
  const where = projection(corners);
  if (where === undefined) throw new Error('nothing flat');
  return where(u, v);
}

describe('the projection of a table', () => {
  it('leaves a picture from straight above as it is', () => {
    for (const [u, v] of [
      [0, 0],
      [0.3, 0.7],
      [1, 1],
    ] as const)
      expect(at(WHOLE, u, v)).toEqual({ x: u, y: v });
  });

  it('finds each corner, and the middle of the table where its diagonals cross', () => {
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const;
    for (const [n, [u, v]] of corners.entries()) {
      const { x, y } = at(ASLANT, u, v);
      expect([x, y]).toEqual([
        expect.closeTo(ASLANT[n]?.x ?? Number.NaN),
        expect.closeTo(ASLANT[n]?.y ?? Number.NaN),
      ]);
    }
    // From 0.25, 0 to 1, 1 and from 0.75, 0 to 0, 1: they cross at a third of the height.
    const middle = at(ASLANT, 0.5, 0.5);
    expect([middle.x, middle.y]).toEqual([expect.closeTo(0.5), expect.closeTo(1 / 3)]);
  });

  it('refuses corners that nothing flat has: two changed for one another, three in a line, one within the others', () => {
    const [a, b, c, d] = ASLANT;
    expect(projection([b, a, c, d])).toBeUndefined();
    expect(projection([a, b, { x: 0.75, y: 0.5 }, { x: 0.75, y: 1 }])).toBeUndefined();
    expect(projection([a, b, { x: 0.5, y: 0.2 }, d])).toBeUndefined();
  });
});
