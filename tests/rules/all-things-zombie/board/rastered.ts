/** A raster of half inches over a table: what the cheapest way to each spot costs that bases come to outdoors, found without any geometry of ways. */
import type { Ground } from '../../../../src/rules/all-things-zombie/board/ground.ts';
import { HALF_BASE, type Place } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { hasRoom } from '../../../../src/rules/all-things-zombie/board/room.ts';
import { costOfWay, isOpenWay } from '../../../../src/rules/all-things-zombie/board/way.ts';
import { comesNear } from '../../../../src/rules/core/geometry/clearance.ts';
import { distance } from '../../../../src/rules/core/geometry/distance.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';

const outdoors = (spot: Spot): Place => ({ spot, facing: 0, level: null });

export const solidsOf = ({ obstacles: { buildings, rocks, tall, low } }: Ground) =>
  [buildings, rocks, tall, low].flat();

export const CELL = 5;
export const spotOf = (cell: string): Spot => {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return { x, y };
};

/** Cost of the cheapest way over a raster, eight ways from spot to spot, outdoors, by its spots. */
export function rastered(ground: Ground, from: Spot): ReadonlyMap<string, number> {
  const start = { x: Math.round(from.x / CELL) * CELL, y: Math.round(from.y / CELL) * CELL };
  const costs = new Map<string, number>();
  const open = new Map<string, number>([[`${start.x},${start.y}`, distance(from, start)]]);
  while (open.size > 0) {
    const [cell, cost] = [...open].reduce((least, one) => (one[1] < least[1] ? one : least));
    open.delete(cell);
    costs.set(cell, cost);
    if (cost > 200) continue;
    const here = spotOf(cell);
    for (const [x, y] of [
      ...([
        [1, 0],
        [1, 1],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [-1, -1],
        [0, -1],
        [1, -1],
      ] as const),
    ]) {
      const there = { x: here.x + x * CELL, y: here.y + y * CELL };
      const name = `${there.x},${there.y}`;
      if (costs.has(name) || !hasRoom(ground, [], outdoors(there))) continue;
      const way = [here, there];
      const isNarrow = solidsOf(ground).some(({ outline }) =>
        comesNear(outline, { from: here, to: there }, HALF_BASE),
      );
      if (isNarrow || !isOpenWay(ground, [], way, null)) continue;
      const known = open.get(name) ?? Number.POSITIVE_INFINITY;
      open.set(name, Math.min(known, cost + costOfWay(ground, way, null)));
    }
  }
  return costs;
}
