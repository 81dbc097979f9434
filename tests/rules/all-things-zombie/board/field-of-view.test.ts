/** The field of view on generated tables, held against sight to spots all over them. */
import { describe, expect, it } from 'vitest';
import { fieldOfView } from '../../../../src/rules/all-things-zombie/board/field-of-view.ts';
import { type Ground, groundOn } from '../../../../src/rules/all-things-zombie/board/ground.ts';
import { obstaclesOn } from '../../../../src/rules/all-things-zombie/board/obstacles.ts';
import { type Place, turnedTo } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { sight } from '../../../../src/rules/all-things-zombie/board/sight.ts';
import { chanceOf } from '../../../../src/rules/all-things-zombie/bots/chance.ts';
import type { Conditions } from '../../../../src/rules/all-things-zombie/shooting/sight.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { distanceToSegment } from '../../../../src/rules/core/geometry/distance.ts';
import { contains, edgesOf, type Polygon } from '../../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { COUNTS } from '../../../support/counts.ts';
import { seeds, tableFrom } from '../battlefield/support.ts';

const LOOKS = 6;
const SPOTS = 120;
/** Tenths of an inch about the edge of the field within which rounding decides. */
const AT_EDGE = 2;

const outdoors = (spot: Spot): Place => ({ spot, facing: 0, level: null });
const stands = ({ obstacles: { buildings, rocks, tall } }: Ground, spot: Spot) =>
  ![buildings, rocks, tall].flat().some(({ outline }) => contains(outline, spot));
const isAtEdge = (field: Polygon, spot: Spot) =>
  edgesOf(field).some((edge) => distanceToSegment(spot, edge) <= AT_EDGE);

const CONDITIONS: readonly Conditions[] = [{}, { night: true }, { weather: true }];

describe.each(AREAS)('the field of view on tables of %s', (area) => {
  it('is where sight isn’t cut, from the ground and from a floor, by day and by night', () => {
    const wrong: string[] = [];
    const told = { seen: 0, unseen: 0 };
    for (const seed of seeds(Math.ceil(COUNTS.sights / 3))) {
      const { table } = tableFrom(seed, { area });
      const ground = groundOn(table);
      const chance = chanceOf(diceBox(seed));
      const anywhere = (): Spot => ({ x: chance.below(table.width + 1), y: chance.below(table.depth + 1) });
      const within = table.buildings[0];
      for (let look = 0; look < LOOKS; look += 1) {
        const conditions = CONDITIONS[look % CONDITIONS.length] ?? {};
        const [corner, opposite] = [within?.outline[0], within?.outline[2]];
        const inside: Place | undefined =
          look >= CONDITIONS.length && within !== undefined && corner !== undefined && opposite !== undefined
            ? {
                spot: {
                  x: Math.round(corner.x + (opposite.x - corner.x) / 6),
                  y: Math.round(corner.y + (opposite.y - corner.y) / 6),
                },
                facing: 0,
                level: { building: within.id, floor: look % 2 === 0 ? 0 : within.storeys - 1 },
              }
            : undefined;
        const from = inside ?? outdoors(anywhere());
        if (inside === undefined && !stands(ground, from.spot)) continue;
        const field = fieldOfView(ground.obstacles, table, from, conditions);
        for (let nth = 0; nth < SPOTS; nth += 1) {
          const spot = anywhere();
          if (!stands(ground, spot) || isAtEdge(field, spot)) continue;
          const to = outdoors(spot);
          const { cut } = sight(ground.obstacles, turnedTo(from, to), to, conditions);
          // Too near to stand beside one another, nobody is before the other's front edge.
          if (cut?.by === 'facing') continue;
          told[cut === null ? 'seen' : 'unseen'] += 1;
          if (contains(field.toReversed(), spot) !== (cut === null))
            wrong.push(`${seed}: ${JSON.stringify([from, spot, cut, conditions])}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(told.seen).toBeGreaterThan(100);
    expect(told.unseen).toBeGreaterThan(100);
  });
});

it('is cut by a wall of the building one stands in, but for the window at hand', () => {
  const { table } = tableFrom('seed 1', { area: 'urban' });
  const obstacles = obstaclesOn(table);
  const house = obstacles.buildings.find(({ walls }) => walls.some(({ windows }) => windows.length > 0));
  if (house === undefined) throw new Error('no house has a window');
  const { west, east, south, north } = house.bounds;
  const middle = { x: Math.round((west + east) / 2), y: Math.round((south + north) / 2) };
  const field = fieldOfView(obstacles, table, {
    spot: middle,
    facing: 0,
    level: { building: house.id, floor: 0 },
  });
  const far = field.filter(({ x, y }) => x < west - 2 || x > east + 2 || y < south - 2 || y > north + 2);
  expect(far).toEqual([]);
});
