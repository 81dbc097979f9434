/** Spots just inside the doors of the table, to go to by words instead of by pressing the board. */
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { along, distance } from '../../../../../src/rules/core/geometry/distance.ts';
import { edgeOf } from '../../../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';

type Building = NonNullable<UnderWay['table']>['buildings'][number];

/** Tenths of an inch from a wall at which a base has room. */
const INSIDE = 8;

/** Spot inside the door of a building that is nearest to somebody; undefined for one without doors. */
export function insideDoor({ outline, doors }: Building, from: Spot): Spot | undefined {
  const spots = doors.map((door) => {
    const wall = edgeOf(outline, door.wall);
    const at = along(wall, door.at);
    const length = distance(wall.from, wall.to);
    // The inside lies to the left of a wall.
    const inner = { x: wall.from.y - wall.to.y, y: wall.to.x - wall.from.x };
    const step = (by: number) => Math.floor((by * INSIDE) / length + 0.5);
    return { x: at.x + step(inner.x), y: at.y + step(inner.y) };
  });
  return spots.toSorted((a, b) => distance(from, a) - distance(from, b))[0];
}
