/** A way on the board in parts: where somebody comes into sight, and inch by inch. */
import { expect, it } from 'vitest';
import { inchMarks, splitAt } from '../../renderer/games/all-things-zombie/play/board/way-parts.ts';

const way = [
  { x: 0, y: 0 },
  { x: 25, y: 0 },
  { x: 25, y: 12 },
];

it('is split at a spot on any of its lines', () => {
  expect(splitAt(way, { x: 10, y: 0 })).toEqual([
    [way[0], { x: 10, y: 0 }],
    [{ x: 10, y: 0 }, way[1], way[2]],
  ]);
  expect(splitAt(way, { x: 25, y: 5 })).toEqual([
    [way[0], way[1], { x: 25, y: 5 }],
    [{ x: 25, y: 5 }, way[2]],
  ]);
});

it('is all before a spot that is off it', () => {
  expect(splitAt(way, { x: 60, y: 60 })).toEqual([way, []]);
});

it('has a mark at each inch, round corners too', () => {
  expect(inchMarks(way).map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [10, 0],
    [20, 0],
    [25, 5],
  ]);
});
