/** Squares of zombies beside the words of a map. */
import { expect, it } from 'vitest';
import { standAside } from '../../renderer/components/map/aside.ts';
import { boxesMeet } from '../../renderer/components/map/geometry.ts';

const WITHIN = { x: 0, y: 0, width: 300, height: 300 };
const HALF = 9;
const SQUARE = { across: HALF, down: HALF };
const boxOf = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: x - HALF,
  y: y - HALF,
  width: 2 * HALF,
  height: 2 * HALF,
});

it('leaves a square where it is as long as nothing is hidden by it', () => {
  const far = [{ x: 40, y: 40 }];
  expect(standAside(far, SQUARE, [{ x: 100, y: 100, width: 12, height: 14 }], WITHIN)).toEqual(far);
});

it('moves squares off a building’s number and off one another, no further than they must', () => {
  const number = { x: 94, y: 93, width: 12, height: 14 };
  const spots = [
    { x: 100, y: 100 },
    { x: 102, y: 100 },
    { x: 104, y: 104 },
  ];
  const places = standAside(spots, SQUARE, [number], WITHIN);
  for (const [at, place] of places.entries()) {
    expect(boxesMeet(boxOf(place), number)).toBe(false);
    for (const other of places.slice(at + 1)) expect(boxesMeet(boxOf(place), boxOf(other))).toBe(false);
    const spot = spots[at] ?? place;
    expect(Math.hypot(place.x - spot.x, place.y - spot.y)).toBeLessThanOrEqual(40);
  }
});

it('stays on the map, and on its spot where there is no room at all', () => {
  const [place] = standAside([{ x: 2, y: 2 }], SQUARE, [], WITHIN);
  expect(place?.x).toBeGreaterThanOrEqual(HALF);
  expect(place?.y).toBeGreaterThanOrEqual(HALF);
  expect(standAside([{ x: 150, y: 150 }], SQUARE, [WITHIN], WITHIN)).toEqual([{ x: 150, y: 150 }]);
});
