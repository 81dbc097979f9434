/** The word beside a sign such as the prison’s. */
import { expect, it } from 'vitest';
import { boxesMeet, boxInside } from '../../renderer/components/map/geometry.ts';
import { widthOfText } from '../../renderer/components/map/labels.ts';
import { lineBox } from '../../renderer/games/all-things-zombie/map/ring-label.ts';
import { signWord } from '../../renderer/games/all-things-zombie/map/sign-word.ts';

const WITHIN = { x: 0, y: 0, width: 400, height: 400 };
const SIGN = { x: 200, y: 200 };
const HALF = 9;

type Box = Parameters<typeof boxesMeet>[0];
const boxOf = (words: readonly Box[], sign = SIGN) =>
  lineBox(signWord(sign, HALF, 'Prison', words, WITHIN), widthOfText('Prison'));

it('stands below its sign where nothing is in its way', () => {
  const { x, y } = signWord(SIGN, HALF, 'Prison', [], WITHIN);
  expect(x).toBe(200);
  expect(y).toBeGreaterThan(200 + HALF);
});

it('hides no word of a vehicle below, above or beside it', () => {
  const sedan = { x: 190, y: 205, width: 60, height: 24 };
  const street = { x: 150, y: 165, width: 100, height: 24 };
  expect(boxesMeet(boxOf([]), sedan)).toBe(true);
  for (const words of [[sedan], [sedan, street]])
    for (const word of words) expect(boxesMeet(boxOf(words), word)).toBe(false);
});

it('stays on the table in its corners', () => {
  for (const x of [10, 390])
    for (const y of [10, 390]) expect(boxInside(boxOf([], { x, y }), WITHIN)).toBe(true);
});
