/** Sight on generated tables, held against spots taken along the line, and the other way round. */
import { describe, expect, it } from 'vitest';
import { type Obstacles, obstaclesOn } from '../../../../src/rules/all-things-zombie/board/obstacles.ts';
import type { Place } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { cutOn } from '../../../../src/rules/all-things-zombie/board/sight.ts';
import { chanceOf } from '../../../../src/rules/all-things-zombie/bots/chance.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { NORTH } from '../../../../src/rules/core/geometry/direction.ts';
import type { Polygon } from '../../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { COUNTS } from '../../../support/counts.ts';
import { seeds, tableFrom } from '../battlefield/support.ts';

/** Lines on each table. */
const LINES = 60;
/** Spots taken along each. */
const SPOTS = 2_000;

const outside = (spot: Spot): Place => ({ spot, facing: NORTH, level: null });

/** Outlines that cut sight between two figures on the ground outdoors. */
const solids = ({ buildings, rocks, tall }: Obstacles) =>
  [...buildings, ...rocks, ...tall].map(({ outline }) => outline);

/** Deepest that a line is taken to run within an outline, in spots one after another. */
function deepest(outline: Polygon, from: Spot, to: Spot): number {
  let [run, most] = [0, 0];
  for (let at = 0; at <= SPOTS; at++) {
    const x = from.x + ((to.x - from.x) * at) / SPOTS;
    const y = from.y + ((to.y - from.y) * at) / SPOTS;
    run = holds(outline, x, y) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

/** Counts the edges to the east of a spot. */
function holds(outline: Polygon, x: number, y: number): boolean {
  let within = false;
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length] as Spot;
    if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y))
      within = !within;
  });
  return within;
}

describe.each(AREAS)('on tables of %s', (area) => {
  const tables = seeds(COUNTS.sights).map((seed) => ({ seed, table: tableFrom(seed, { area }).table }));

  it('a line is cut where spots along it lie in something solid, and nowhere else; alike from both ends', () => {
    const wrong: string[] = [];
    let cuts = 0;
    for (const { seed, table } of tables) {
      const obstacles = obstaclesOn(table);
      const chance = chanceOf(diceBox(seed));
      const spot = (): Spot => ({ x: chance.below(table.width + 1), y: chance.below(table.depth + 1) });
      for (let line = 0; line < LINES; line++) {
        const [from, to] = [spot(), spot()];
        const cut = cutOn(obstacles, outside(from), outside(to), to);
        const back = cutOn(obstacles, outside(to), outside(from), from);
        const runs = Math.max(0, ...solids(obstacles).map((outline) => deepest(outline, from, to)));
        const told = `${seed}: ${JSON.stringify([from, to])}, ${runs} spots, ${JSON.stringify([cut, back])}`;
        if ((cut === undefined) !== (back === undefined)) wrong.push(told);
        // A corner that is grazed may fall between two spots, and one on an edge to either side of it.
        if (cut === undefined ? runs > 2 : runs === 0 && !grazes(solids(obstacles), from, to))
          wrong.push(told);
        if (cut !== undefined) cuts += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(cuts).toBeGreaterThan(tables.length);
  });
});

/** True where a corner lies so near to the line that spots along it may miss what is cut off. */
function grazes(outlines: readonly Polygon[], from: Spot, to: Spot): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return outlines.flat().some((corner) => {
    const aside =
      Math.abs((to.x - from.x) * (corner.y - from.y) - (to.y - from.y) * (corner.x - from.x)) / length;
    return aside < 1;
  });
}
