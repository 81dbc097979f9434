/** The corner that gives cover, where it stands (ATZ-158). */
import { expect, it } from 'vitest';
import { cornerOf } from '../../../../src/rules/all-things-zombie/board/corner.ts';
import { obstaclesOn } from '../../../../src/rules/all-things-zombie/board/obstacles.ts';
import type { Place } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { seeing } from '../../../../src/rules/all-things-zombie/board/seeing.ts';
import { drawingsIn } from './drawing.ts';

/** Corner of the cover that the second figure of a drawing has from the first. */
function corner(drawing: string) {
  const [one] = drawingsIn(`A drawing.\n\n${drawing}`);
  if (one === undefined) throw new Error('nothing is drawn');
  const [m, n] = [one.places.get('m'), one.places.get('n')] as [Place, Place];
  const obstacles = obstaclesOn(one.table);
  const { cover } = seeing(obstacles, m, n);
  if (cover === null) throw new Error('it has no cover');
  return cornerOf(obstacles, m, n, cover);
}

it('is the one that juts between the lines to the middle and to a side of the base', () => {
  const drawn = `# a corner
  ....##......
  ....##.....n
  m...........
m e
n w
m > n: in sight, 10.1″ away, seen from the front, at cover: corner of b1`;
  expect(corner(drawn)).toEqual({ id: 'b1', spot: { x: 60, y: 10 } });
});

it('is none of a car', () => {
  const drawn = `# a car
  m...c.n
n w
m > n: in sight, 5″ away, seen from the front, at cover: behind c1`;
  expect(corner(drawn)).toBeUndefined();
});
