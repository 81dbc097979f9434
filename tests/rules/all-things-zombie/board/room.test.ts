/** Room for bases on generated tables, held against spots of every base: none lies in anything solid, or on another base. */
import { describe, expect, it } from 'vitest';
import { groundOn } from '../../../../src/rules/all-things-zombie/board/ground.ts';
import { HALF_BASE, type Place, TO_WALL } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { type Body, nearestRoom } from '../../../../src/rules/all-things-zombie/board/room.ts';
import { chanceOf } from '../../../../src/rules/all-things-zombie/bots/chance.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { contains } from '../../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { COUNTS } from '../../../support/counts.ts';
import { seeds, tableFrom } from '../battlefield/support.ts';

/** Pieces put on each table, where chance wants them. */
const PIECES = 40;

/** Whole spots of a base, but for the tenth at its rim that is given for rounding. */
const SPOTS: readonly Spot[] = Array.from({ length: 11 * 11 }, (_, at) => ({
  x: (at % 11) - HALF_BASE,
  y: Math.floor(at / 11) - HALF_BASE,
})).filter(({ x, y }) => x * x + y * y < TO_WALL * TO_WALL);

describe.each(AREAS)('on tables of %s', (area) => {
  it('forty bases stand clear of everything solid, of the rim and of one another, outdoors and on floors', () => {
    const wrong: string[] = [];
    for (const seed of seeds(COUNTS.sights)) {
      const { table } = tableFrom(seed, { area });
      const ground = groundOn(table);
      const { obstacles } = ground;
      const chance = chanceOf(diceBox(seed));
      const bodies: Body[] = [];
      for (let nth = 0; nth < PIECES; nth += 1) {
        const house =
          nth % 4 === 0 ? obstacles.buildings[chance.below(obstacles.buildings.length)] : undefined;
        const spot = house?.outline[0] ?? {
          x: chance.below(table.width + 1),
          y: chance.below(table.depth + 1),
        };
        const level = house === undefined ? null : { building: house.id, floor: chance.below(house.storeys) };
        const at = nearestRoom(ground, bodies, { spot, facing: 0, level });
        if (at === undefined) wrong.push(`${seed}: no room for ${nth}`);
        else {
          bodies.push({ at, reach: HALF_BASE });
          if (isWrong(at)) wrong.push(`${seed}: ${JSON.stringify(at)}`);
        }
      }
      for (const [nth, a] of bodies.entries())
        for (const b of bodies.slice(nth + 1))
          if (a.at.level?.building === b.at.level?.building && a.at.level?.floor === b.at.level?.floor)
            if ((a.at.spot.x - b.at.spot.x) ** 2 + (a.at.spot.y - b.at.spot.y) ** 2 < 100)
              wrong.push(`${seed}: ${JSON.stringify([a.at, b.at])}`);

      function isWrong({ spot, level }: Place): boolean {
        const base = SPOTS.map(({ x, y }) => ({ x: spot.x + x, y: spot.y + y }));
        const { buildings, rocks, tall, low } = obstacles;
        const own = buildings.find(({ id }) => id === level?.building);
        if (own !== undefined) return base.some((one) => !contains(own.outline, one));
        const solid = [...buildings, ...rocks, ...tall, ...low];
        return base.some(
          (one) =>
            one.x < 0 ||
            one.y < 0 ||
            one.x > table.width ||
            one.y > table.depth ||
            solid.some(({ outline }) => contains(outline, one)),
        );
      }
    }
    expect(wrong).toEqual([]);
  });
});
