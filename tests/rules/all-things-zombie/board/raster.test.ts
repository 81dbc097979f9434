/** Sight, cover and distance on generated tables, held against spots taken along the line, and the other way round. */
import { describe, expect, it } from 'vitest';
import { cover } from '../../../../src/rules/all-things-zombie/board/cover.ts';
import { type Obstacles, obstaclesOn } from '../../../../src/rules/all-things-zombie/board/obstacles.ts';
import { apart, BASE, HALF_BASE, type Place } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { cutOn } from '../../../../src/rules/all-things-zombie/board/sight.ts';
import { chanceOf } from '../../../../src/rules/all-things-zombie/bots/chance.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { NORTH } from '../../../../src/rules/core/geometry/direction.ts';
import type { Polygon } from '../../../../src/rules/core/geometry/polygon.ts';
import { isOnTable } from '../../../../src/rules/core/geometry/table-top.ts';
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

  it('cover is what spots along three lines come to, and distance the length of the middle one less a base', () => {
    const wrong: string[] = [];
    const gives = new Map<string, number>();
    for (const { seed, table } of tables) {
      const obstacles = obstaclesOn(table);
      const chance = chanceOf(diceBox(`${seed} cover`));
      const spot = (): Spot => ({ x: chance.below(table.width + 1), y: chance.below(table.depth + 1) });
      for (let nth = 0; nth < LINES; nth++) {
        const near = ({ x, y }: Spot, most: number): Spot => ({
          x: x + chance.below(2 * most + 1) - most,
          y: y + chance.below(2 * most + 1) - most,
        });
        // Few who stand anywhere have cover, or see one another at all.
        const corners = [...solids(obstacles), ...lows(obstacles)].flat();
        const to = chance.of(1, 3) ? near(chance.one(corners), 20) : spot();
        const from = near(to, 120);
        if (
          ![from, to].every((one) => isOnTable(table, one)) ||
          Math.hypot(to.x - from.x, to.y - from.y) < 2 * BASE
        )
          continue;
        const lines = [to, ...sidesOf(from, to)];
        if (solids(obstacles).some((outline) => deepest(outline, from, to) > 0)) continue;
        // Rounding decides where a corner is grazed, or an edge lies as near to both.
        if (lines.some((end) => grazes([...solids(obstacles), ...lows(obstacles)], from, end))) continue;
        const is = cover(obstacles, outside(from), outside(to));
        const by = is === undefined ? 'nothing' : is.by;
        const walked = walkedCover(obstacles, from, to);
        gives.set(by, (gives.get(by) ?? 0) + 1);
        if (walked !== 'unclear' && walked !== by)
          wrong.push(`${seed}: ${JSON.stringify([from, to])} ${by}, and walked ${walked}`);
        const far = Math.hypot(to.x - from.x, to.y - from.y) - BASE;
        const told = apart(outside(from), outside(to));
        if (told < far || told >= far + 1)
          wrong.push(`${seed}: ${JSON.stringify([from, to])} ${told}, ${far}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(gives.get('nothing')).toBeGreaterThan(30);
    for (const by of ['corner', 'vehicle']) expect([by, (gives.get(by) ?? 0) > 0]).toEqual([by, true]);
  });
});

const lows = ({ low, scrub, riverbeds }: Obstacles) =>
  [...low, ...scrub, ...riverbeds].map(({ outline }) => outline);

/** Half an inch to the left and to the right of the middle, as whoever looks at it sees it. */
function sidesOf(from: Spot, to: Spot): readonly Spot[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.y - from.y) / length, (from.x - to.x) / length];
  return [HALF_BASE, -HALF_BASE].map((half) => ({ x: to.x + half * x, y: to.y + half * y }));
}

/** Cover by spots along the lines alone. Where a fence stands near its ends may count, which is left unclear. */
function walkedCover({ low, fences, scrub, riverbeds, ...solid }: Obstacles, from: Spot, to: Spot): string {
  const cut = (end: Spot) =>
    [...solid.buildings, ...solid.rocks, ...solid.tall].some(
      ({ outline }) => deepest(outline, from, end) > 2,
    );
  if (sidesOf(from, to).some(cut)) return 'corner';
  const isNearer = (outline: Polygon) => nearest(outline, to) < nearest(outline, from);
  const on = low.filter(({ outline }) => deepest(outline, from, to) > 2);
  if (on.some(({ outline }) => isNearer(outline))) return 'vehicle';
  if (fences.some(({ solid: isSolid }) => isSolid)) return 'unclear';
  const within = (all: Obstacles['scrub'], { x, y }: Spot) => all.some(({ outline }) => holds(outline, x, y));
  if (within(scrub, to)) return 'scrub';
  return within(riverbeds, to) && !within(riverbeds, from) ? 'riverbed' : 'nothing';
}

/** Least distance of a spot from spots along the rim of an outline; 0 within it. */
function nearest(outline: Polygon, { x, y }: Spot): number {
  if (holds(outline, x, y)) return 0;
  let least = Number.POSITIVE_INFINITY;
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length] as Spot;
    for (let part = 0; part <= 200; part++) {
      const [px, py] = [a.x + ((b.x - a.x) * part) / 200, a.y + ((b.y - a.y) * part) / 200];
      least = Math.min(least, Math.hypot(px - x, py - y));
    }
  });
  return least;
}

/** True where a corner lies so near to the line that spots along it may miss what is cut off. */
function grazes(outlines: readonly Polygon[], from: Spot, to: Spot): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return outlines.flat().some((corner) => {
    const aside =
      Math.abs((to.x - from.x) * (corner.y - from.y) - (to.y - from.y) * (corner.x - from.x)) / length;
    return aside < 1;
  });
}
