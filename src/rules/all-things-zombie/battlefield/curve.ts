/** Smooth lines through a few spots, as whole tenths of an inch. */
import { squared } from '../../core/geometry/distance.ts';
import { rounded } from '../../core/geometry/strip.ts';
import type { MiddleLine } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';

/** About so far from one turn to the next: a bend looks round, and a street has few corners to be stored. */
const STEP = 27;

/** Through all of them (Catmull and Rom), beginning towards the second and ending as it comes from the last but one. */
export function curve(spots: readonly Spot[]): MiddleLine {
  const line: Spot[] = [];
  for (const [at, from] of spots.entries()) {
    const to = spots[at + 1];
    if (to === undefined) break;
    const before = spots[at - 1] ?? from;
    const after = spots[at + 2] ?? to;
    const parts = Math.max(1, Math.floor(Math.sqrt(squared(from, to)) / STEP));
    for (let part = 0; part < parts; part++) line.push(between(before, from, to, after, part / parts));
  }
  return straightened([...line, ...spots.slice(-1)].map(rounded));
}

/** A closed one, anticlockwise as its spots are. */
export function loop(spots: readonly Spot[], parts: number): readonly Spot[] {
  const spot = (at: number) => spots[(at + spots.length) % spots.length] as Spot;
  return spots.flatMap((_, at) =>
    Array.from({ length: parts }, (_, part) =>
      between(spot(at - 1), spot(at), spot(at + 1), spot(at + 2), part / parts),
    ),
  );
}

function between(before: Spot, from: Spot, to: Spot, after: Spot, part: number): Spot {
  const one = (a: number, b: number, c: number, d: number) =>
    0.5 *
    (2 * b +
      (c - a) * part +
      (2 * a - 5 * b + 4 * c - d) * part * part +
      (3 * b - a - 3 * c + d) * part * part * part);
  return { x: one(before.x, from.x, to.x, after.x), y: one(before.y, from.y, to.y, after.y) };
}

/** The line without the spots at which nothing turns. */
function straightened(line: readonly Spot[]): MiddleLine {
  const kept: Spot[] = [];
  for (const [at, spot] of line.entries()) {
    const [last, next] = [kept.at(-1), line[at + 1]];
    if (last !== undefined && next !== undefined) {
      const turn = (spot.x - last.x) * (next.y - spot.y) - (spot.y - last.y) * (next.x - spot.x);
      if (turn === 0) continue;
    }
    kept.push(spot);
  }
  return kept;
}
