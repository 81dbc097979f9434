/** The town as it is drawn is the town as it is played: every location, a crosswalk over every shared edge and no other. */
import { describe, expect, it } from 'vitest';
import { LEAST_SIZE, stackOf } from '../../renderer/games/aliens-vs-zombies/counters/stack.ts';
import {
  beside,
  boxOf,
  crosswalksOf,
  nameFits,
  planFor,
  stripesOf,
} from '../../renderer/games/aliens-vs-zombies/town/geometry.ts';
import { shapesOf } from '../../renderer/games/aliens-vs-zombies/town/landmarks.ts';
import { PLACES, TERRAINS } from '../../src/rules/aliens-vs-zombies/data/town.ts';
import { type CounterView, placesOf } from '../../src/rules/aliens-vs-zombies/text/board.ts';
import { town } from '../support/rules/avz-town.ts';

const places = placesOf(town({}));
const plan = planFor({ width: 0, height: 0 });

describe('the map', () => {
  it('leaves a name out that would stand under the disc with the points', () => {
    expect([nameFits('Cinema', 80, false), nameFits('Cinema', 80, true)]).toEqual([true, false]);
    expect(nameFits('Cinema', 115, true)).toBe(true);
  });

  it('has every location of the town, apart from each other and within the map', () => {
    const boxes = PLACES.map((place) => boxOf(plan, place));
    const outside = boxes.filter(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > plan.width || y + height > plan.height,
    );
    expect(places.map(({ id }) => id)).toEqual(PLACES);
    expect(outside).toEqual([]);
    const touching = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        ),
    );
    expect(touching).toEqual([]);
  });

  it('has one crosswalk over the middle of every shared edge, and none by a corner', () => {
    const drawn = crosswalksOf(plan, places).map(({ between }) => [...between].sort().join('-'));
    const rules = places.flatMap(({ id, next }) => next.map((other) => [id, other].sort().join('-')));
    expect(drawn.toSorted()).toEqual([...new Set(rules)].toSorted());
    // Five to a row of six, in five rows; four to a column of five, in six columns.
    expect(drawn).toHaveLength(5 * 5 + 4 * 6);
    for (const crosswalk of crosswalksOf(plan, places)) {
      const [one, other] = crosswalk.between.map((place) => boxOf(plan, place));
      if (one === undefined || other === undefined) throw new Error('a crosswalk to nowhere');
      const middle = (box: typeof one) => [box.x + box.width / 2, box.y + box.height / 2];
      const [a, b, here] = [middle(one), middle(other), middle(crosswalk)];
      expect(here[0]).toBeCloseTo(((a[0] ?? 0) + (b[0] ?? 0)) / 2);
      expect(here[1]).toBeCloseTo(((a[1] ?? 0) + (b[1] ?? 0)) / 2);
      expect(stripesOf(crosswalk)).toHaveLength(4);
    }
  });

  it('goes with the arrows from one location to the next, and no further than the edge of town', () => {
    expect([beside('C3', 'ArrowUp'), beside('C3', 'ArrowRight')]).toEqual(['C2', 'D3']);
    expect([beside('A1', 'ArrowLeft'), beside('F5', 'ArrowDown')]).toEqual(['A1', 'F5']);
  });

  it('is never drawn so small that a number on a counter can’t be read', () => {
    expect(planFor({ width: 300, height: 2000 })).toEqual(planFor({ width: 590, height: 2000 }));
    expect(planFor({ width: 1000, height: 2000 }).width).toBeCloseTo(1000);
    expect(planFor({ width: 1000, height: 500 }).height).toBeCloseTo(500);
  });

  it('draws what suits the terrain, also where the player’s book has another', () => {
    const wrong = PLACES.flatMap((place) =>
      TERRAINS.filter(
        (terrain) => terrain !== 'building' && shapesOf(place, terrain).some(({ is }) => is === 'roof'),
      ),
    );
    expect(wrong).toEqual([]);
    expect(PLACES.filter((place) => shapesOf(place, 'building').length === 0)).toEqual([]);
  });
});

describe('a stack', () => {
  const counter = (at: number, side: CounterView['side'] = 'zombies'): CounterView => ({
    ...{ side, kind: side === 'aliens' ? 'tank' : 'rotting', name: `${at}`, count: 1, acted: at % 2 === 1 },
    ...{ number: 3, twice: false, big: false },
  });
  const room = { width: boxOf(plan, 'A1').width - 2, height: boxOf(plan, 'A1').height - 23 };
  const rows = (all: readonly CounterView[]) =>
    [...Map.groupBy(stackOf(all, room).counters, ({ y }) => y).values()].map(({ length }) => length);
  const some = (count: number, side?: CounterView['side']) =>
    Array.from({ length: count }, (_, at) => counter(at, side));

  it('stands in one row up to four, in two above, aliens over zombies', () => {
    expect([1, 3, 4, 5, 7, 8, 12].map((count) => rows(some(count)))).toEqual([
      ...[[1], [3], [4], [3, 2], [4, 3], [4, 4], [4, 4, 4]],
    ]);
    expect(rows([...some(2, 'aliens'), ...some(3)])).toEqual([2, 3]);
  });

  it('keeps within its location, and its numbers at twelve pixels', () => {
    const NUMBER = 15;
    for (let count = 1; count <= 12; count++) {
      const { size, counters } = stackOf(some(count), room);
      expect(size * NUMBER).toBeGreaterThanOrEqual(12);
      expect(size).toBeGreaterThanOrEqual(LEAST_SIZE);
      expect(Math.max(...counters.map(({ x }) => Math.abs(x)))).toBeLessThan(room.width / 2);
      expect(Math.max(...counters.map(({ y }) => Math.abs(y)))).toBeLessThan(room.height / 2);
    }
  });

  it('counts the ready and the acted of a kind together where there are too many to tell apart', () => {
    const all = Array.from({ length: 14 }, (_, at) => ({
      ...counter(at),
      kind: 'fast' as const,
      name: 'fast zombies',
    }));
    expect(stackOf(all, room).counters).toMatchObject([{ kind: 'fast', count: 14, acted: false }]);
  });

  it('keeps four of both sides in one row where two rows would hide each other, and never rises over the name', () => {
    const sides = (['aliens', 'aliens', 'zombies', 'zombies'] as const).map((side, at) => ({
      ...counter(at),
      side,
    }));
    // A block of a window of 1024 by 700.
    const low = { width: 77, height: 37 };
    expect(new Set(stackOf(sides, low).counters.map(({ y }) => y)).size).toBe(1);
    const six = [...sides, ...sides.map((one, at) => ({ ...one, name: `more ${at}` }))];
    const { size, counters } = stackOf(six, low);
    expect(size).toBe(LEAST_SIZE);
    // Half of a counter is some 15 high, and three lie between the name and the room.
    expect(Math.min(...counters.map(({ y }) => y - 15 * size))).toBeGreaterThanOrEqual(-low.height / 2 - 3);
  });
});
