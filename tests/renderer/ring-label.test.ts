/** The words on the ring of an escape’s vehicles. */
import { expect, it } from 'vitest';
import { boxesMeet } from '../../renderer/components/map/geometry.ts';
import { widthOfText } from '../../renderer/components/map/labels.ts';
import { cornersOf, shapesMeet } from '../../renderer/components/map/oriented.ts';
import { lineBox, ringLabel } from '../../renderer/games/all-things-zombie/map/ring-label.ts';

const WITHIN = { x: 0, y: 0, width: 400, height: 400 };
const RING = { middle: { x: 200, y: 200 }, radius: 80 };
const WORDS = 'vehicles, 9″';

const boxOf = (words: readonly Parameters<typeof boxesMeet>[0][]) =>
  lineBox(ringLabel(RING, WORDS, words, WITHIN), widthOfText(WORDS));

it('stand above the ring where nothing is in their way', () => {
  const { x, y } = ringLabel(RING, WORDS, [], WITHIN);
  expect(x).toBe(200);
  expect(y).toBeLessThan(120);
});

it('hide no building’s number: they go round the ring', () => {
  const house = { x: 170, y: 95, width: 60, height: 30 };
  expect(boxesMeet(boxOf([]), house)).toBe(true);
  expect(boxesMeet(boxOf([house]), house)).toBe(false);
});

it('go inside the ring where all around it is taken', () => {
  const around = [
    { x: 0, y: 0, width: 400, height: 119 },
    { x: 0, y: 281, width: 400, height: 119 },
    { x: 0, y: 0, width: 119, height: 400 },
    { x: 281, y: 0, width: 119, height: 400 },
  ];
  const box = boxOf(around);
  expect(around.some((one) => boxesMeet(box, one))).toBe(false);
});

it('lie on no crossing and on no edge of a wood', () => {
  const [left, right] = [150, 250];
  const crossing = [
    { x: left, y: 95 },
    { x: right, y: 95 },
    { x: right, y: 112 },
    { x: left, y: 112 },
  ];
  const edge = [
    { x: 290, y: 0 },
    { x: 290, y: 400 },
  ];
  const ground = { shapes: [crossing, edge], solids: [] };
  const spot = ringLabel(RING, WORDS, [], WITHIN, ground);
  const word = cornersOf({ ...spot, width: widthOfText(WORDS), height: 14, turn: 0 });
  expect(ground.shapes.filter((shape) => shapesMeet(shape, word))).toEqual([]);
  // The label still hides no word where lines are all around.
  const lines = Array.from({ length: 40 }, (_, at) => [
    { x: 0, y: at * 10 },
    { x: 400, y: at * 10 },
  ]);
  const house = { x: 170, y: 95, width: 60, height: 30 };
  const box = lineBox(
    ringLabel(RING, WORDS, [house], WITHIN, { shapes: lines, solids: [] }),
    widthOfText(WORDS),
  );
  expect(boxesMeet(box, house)).toBe(false);
});
