import { describe, expect, it } from 'vitest';
import { wholeOf } from '../../renderer/components/map/geometry.ts';
import { pavedPath } from '../../renderer/components/map/paved.ts';
import { far, nearestOn, stretchesOf, wayFrom } from '../../renderer/components/map/polylines.ts';
import { middleOfRoad, streetPlan } from '../../renderer/components/map/street-plan.ts';
import { rectangle } from '../../src/rules/core/geometry/polygon.ts';
import type { Street } from '../../src/rules/core/geometry/table-top.ts';

const SIZE = { width: 480, depth: 480 };
const VIEW = { window: wholeOf(SIZE), scale: 1 };

const street = (name: string, west: number, south: number, east: number, north: number): Street => {
  const upright = north - south > east - west;
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const line = upright
    ? [
        { x, y: south },
        { x, y: north },
      ]
    : [
        { x: west, y },
        { x: east, y },
      ];
  return { name, outline: rectangle({ west, south, east, north }), line };
};

const MAIN = street('Main', 0, 180, 480, 300);
const BRANCH = street('Branch', 160, 0, 280, 180);
const ACROSS = street('Across', 160, 0, 280, 480);
const LANE = street('Lane', 0, 180, 480, 240);

describe('streets that meet', () => {
  it('are open to each other: a branch runs on to the middle of the street it comes from', () => {
    const { roads } = streetPlan({ ...SIZE, streets: [MAIN, BRANCH] }, VIEW);
    const [main, branch] = roads;
    const ends = [branch?.line[0], branch?.line.at(-1)];
    const nearest = Math.min(...ends.map((end) => nearestOn(main?.line ?? [], end ?? { x: 0, y: 0 }).away));
    expect(nearest).toBeCloseTo(0);
    // Eight inches of road between pavements of two.
    expect(branch?.half).toBe(40);
  });

  it('have a round kerb at each corner, and a crossing on foot on each way out', () => {
    const tee = streetPlan({ ...SIZE, streets: [MAIN, BRANCH] }, VIEW);
    expect(tee.corners).toHaveLength(2);
    expect(tee.crossings).toHaveLength(3);
    const crossing = streetPlan({ ...SIZE, streets: [MAIN, ACROSS] }, VIEW);
    expect(crossing.corners).toHaveLength(4);
    expect(crossing.crossings).toHaveLength(4);
  });

  it('leave nothing of a square kerb beneath a round one, which goes on from the straight ones', () => {
    const { corners } = streetPlan({ ...SIZE, streets: [MAIN, BRANCH] }, VIEW);
    for (const { ground, kerb } of corners) {
      const spots = [...ground.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
      // Main’s carriageway lies between 200 and 280 from the south, 40 to either side of Branch’s middle.
      expect(Math.min(...spots.map(({ y }) => y))).toBeLessThan(279);
      expect(Math.min(...spots.map(({ x }) => Math.abs(x - 220)))).toBeLessThan(39);
      const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(kerb) ?? [];
      const off = Math.min(Math.abs(Math.abs(Number(x) - 220) - 40.6), Math.abs(Number(y) - 280.6));
      expect(off).toBeLessThan(0.01);
    }
  });

  it('share one crossing on foot where two side streets come in close to each other', () => {
    const north = street('North', 180, 0, 300, 480);
    const west = street('West', 0, 60, 180, 160);
    const east = street('East', 300, 220, 480, 320);
    const { crossings } = streetPlan({ ...SIZE, streets: [north, west, east] }, VIEW);
    const onNorth = crossings
      .map((ground) => ({
        x: ground.reduce((sum, { x }) => sum + x, 0) / ground.length,
        y: ground.reduce((sum, { y }) => sum + y, 0) / ground.length,
      }))
      .filter(({ x }) => Math.abs(x - 240) < 20)
      .map(({ y }) => y)
      .toSorted((a, b) => a - b);
    expect(onNorth).toHaveLength(3);
    for (const [at, y] of onNorth.slice(1).entries()) expect(y - (onNorth[at] ?? 0)).toBeGreaterThan(50);
  });

  it('draw no middle line where they meet', () => {
    const plan = streetPlan({ ...SIZE, streets: [MAIN, ACROSS] }, VIEW);
    const middle = { x: 220, y: 240 };
    for (const road of plan.roads) {
      const pieces = middleOfRoad(road, plan, VIEW, () => true);
      expect(pieces).toHaveLength(2);
      for (const spot of pieces.flat()) expect(far(spot, middle)).toBeGreaterThan(40 + 15 + 20);
    }
  });

  it('have no pavements where they are country roads', () => {
    const { roads, crossings } = streetPlan({ ...SIZE, streets: [LANE] }, VIEW);
    expect(roads[0]).toMatchObject({ paved: false, half: 30 });
    expect(crossings).toEqual([]);
  });

  it('end with a pavement where they lead nowhere', () => {
    const { roads } = streetPlan({ ...SIZE, streets: [street('Dead end', 160, 0, 280, 250)] }, VIEW);
    const ys = roads[0]?.line.map(({ y }) => y) ?? [];
    expect(Math.min(...ys)).toBe(480 - 250 + 20);
  });

  it('have their corners and crossings where one comes in at a bend of the other', () => {
    const bend = [
      { x: 0, y: 260 },
      { x: 215, y: 243 },
      { x: 240, y: 240 },
      { x: 265, y: 246 },
      { x: 480, y: 280 },
    ];
    const outline = [
      ...bend.map(({ x, y }) => ({ x, y: y - 60 })),
      ...bend.map(({ x, y }) => ({ x, y: y + 60 })).toReversed(),
    ];
    const into = street('Branch', 180, 0, 300, 240);
    const { corners, crossings } = streetPlan(
      { ...SIZE, streets: [{ name: 'Bend', line: bend, outline }, into] },
      VIEW,
    );
    expect(corners).toHaveLength(2);
    expect(crossings).toHaveLength(3);
  });

  it('go round a bend without a kink', () => {
    const line = [
      { x: 240, y: 0 },
      { x: 240, y: 200 },
      { x: 280, y: 269 },
      { x: 480, y: 340 },
    ];
    const sides = [-60, 60].map((by) => line.map(({ x, y }) => ({ x: x - by, y: y + by / 3 })));
    const outline = [...(sides[0] ?? []), ...(sides[1] ?? []).toReversed()];
    const { roads } = streetPlan({ ...SIZE, streets: [{ name: 'Bend', line, outline }] }, VIEW);
    const ways = stretchesOf(roads[0]?.line ?? []).map(({ from, to }) => wayFrom(from, to));
    const turns = ways.slice(1).map((way, at) => {
      const before = ways[at] ?? way;
      return Math.abs(Math.atan2(before.x * way.y - before.y * way.x, before.x * way.x + before.y * way.y));
    });
    expect(Math.max(...turns)).toBeLessThan(0.3);
    // The street still ends where it did, and keeps near to the line that is measured.
    expect(roads[0]?.line.at(-1)?.x).toBeGreaterThan(480);
    for (const spot of line)
      expect(nearestOn(roads[0]?.line ?? [], { x: spot.x, y: 480 - spot.y }).away).toBeLessThan(16);
  });
});

describe('what is paved beside streets', () => {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => ({
    x: Math.round(240 + 75 * Math.cos((degrees * Math.PI) / 180)),
    y: Math.round(240 + 75 * Math.sin((degrees * Math.PI) / 180)),
  }));

  it('is round where one turns, and has its corners on a square', () => {
    const turning = pavedPath({ kind: 'turning-circle', outline: corners }, VIEW);
    expect(turning.match(/C/g)).toHaveLength(corners.length);
    expect(turning).not.toContain('L');
    expect(pavedPath({ kind: 'square', outline: MAIN.outline }, VIEW).match(/L/g)).toHaveLength(3);
  });
});
