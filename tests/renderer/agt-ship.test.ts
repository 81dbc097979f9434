/** The ship as it is drawn is the ship as it is played: every area, a hatch or an open way for each connection, and no other. */
import { describe, expect, it } from 'vitest';
import { overlap } from '../../renderer/games/awful-green-things/counters/packing.ts';
import {
  boundsOf,
  doorwaysOf,
  exitsOf,
  liesWithin,
  outlineOf,
  planFor,
  wallBetween,
} from '../../renderer/games/awful-green-things/ship/geometry.ts';
import { labelOf } from '../../renderer/games/awful-green-things/ship/labels.ts';
import { AREA_IDS, areaRow } from '../../src/rules/awful-green-things/data/areas.ts';
import { AREAS_ON_PLAN, WAYS_ON_PLAN } from '../../src/rules/awful-green-things/text/plan.ts';

const plan = planFor({ width: 0, height: 0 });
const doorways = doorwaysOf(plan, WAYS_ON_PLAN);
/** Sections of passage that one looks along from end to end (Line of Sight). */
const LANES = [
  ['main-passage-1', 'main-passage-2', 'main-passage-3'],
  ['main-passage-4', 'main-passage-5'],
  ['upper-cross-outer', 'upper-cross-inner'],
  ['upper-aft-inner', 'upper-aft-outer'],
  ['lower-aft-inner', 'lower-aft-outer'],
] as const;
/** Least width at which a hatch is seen as one. */
const LEAST_WALL = 18;

const middleOf = (one: { x: number; y: number; width: number; height: number }) => ({
  x: one.x + one.width / 2,
  y: one.y + one.height / 2,
});

describe('the deck plan', () => {
  it('has every area once, by its number', () => {
    expect(AREAS_ON_PLAN.map(({ id }) => id)).toEqual(AREA_IDS);
    expect(AREAS_ON_PLAN.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, at) => at + 1));
  });

  it('has a way for each connection of the ship and no other, on a wall that both areas have', () => {
    const drawn = doorways.map(({ between, via }) => `${between.join('+')} ${via}`).toSorted();
    const known = AREA_IDS.flatMap((area, at) => {
      const { hatches, open } = areaRow(area).result;
      return AREA_IDS.slice(at + 1).flatMap((other) => [
        ...(hatches.includes(other) ? [`${area}+${other} hatch`] : []),
        ...(open.includes(other) ? [`${area}+${other} open`] : []),
      ]);
    });
    expect(drawn).toEqual(known.toSorted());
    expect(drawn).toHaveLength(57);
    expect(drawn.filter((one) => one.endsWith(' open'))).toHaveLength(8);
    expect(doorways.filter(({ wall }) => wall.length < LEAST_WALL)).toEqual([]);
  });

  it('lies within its sheet, no area over another', () => {
    const inside = (x: number, y: number) => x >= 8 && y >= 8 && x <= plan.width - 8 && y <= plan.height - 8;
    const wrong = AREA_IDS.flatMap((area, at) => {
      const outline = outlineOf(plan, area);
      const beyond = outline.filter(({ x, y }) => !inside(x, y)).map(() => `${area} beyond the sheet`);
      const { x: left, y: top, width, height } = boundsOf(outline);
      const others = AREA_IDS.slice(at + 1)
        .map((other) => ({ other, walls: outlineOf(plan, other) }))
        .filter(({ walls }) => overlap(boundsOf(walls), boundsOf(outline), 0));
      const over: string[] = [];
      // No spot but on a wall lies in two areas: tried between the whole numbers that walls stand on.
      for (let y = top + 0.5; y < top + height; y += 1) {
        for (let x = left + 0.5; x < left + width; x += 1) {
          if (!liesWithin(outline, { x, y })) continue;
          over.push(...others.filter(({ walls }) => liesWithin(walls, { x, y })).map(({ other }) => other));
        }
      }
      return [...beyond, ...[...new Set(over)].map((other) => `${area} over ${other}`)];
    });
    expect(wrong).toEqual([]);
  });

  it('has a way out of each of the eight areas that have one, through a wall that no other area shares', () => {
    const exits = exitsOf(plan);
    expect(exits.map(({ area }) => area).toSorted()).toEqual(
      AREA_IDS.filter((area) => areaRow(area).result.exit).toSorted(),
    );
    expect(exits).toHaveLength(8);
    const wrong = exits.flatMap(({ area, x, y, turned }) => {
      const angle = (turned * Math.PI) / 180;
      const at = (far: number) => ({ x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) });
      const within = liesWithin(outlineOf(plan, area), at(-3));
      const free = AREA_IDS.every((other) => !liesWithin(outlineOf(plan, other), at(4)));
      return within && free ? [] : [area];
    });
    expect(wrong).toEqual([]);
  });

  it('has the sections of a straight passage in a line', () => {
    const crooked = LANES.filter((lane) => {
      const middles = lane.map((area) => middleOf(boundsOf(outlineOf(plan, area))));
      const spreads = (['x', 'y'] as const).map((way) => {
        const all = middles.map((middle) => middle[way]);
        return Math.max(...all) - Math.min(...all);
      });
      return Math.min(...spreads) > 0;
    });
    expect(crooked).toEqual([]);
  });

  it('names each area within its walls, and ends no name in the middle of a word', () => {
    const wrong = AREAS_ON_PLAN.filter((area) => {
      const { x, y, width, height, lines } = labelOf(plan, area);
      const corners = [x, x + width].flatMap((at) => [y, y + height].map((down) => ({ x: at, y: down })));
      const inside = corners.every((corner) => liesWithin(outlineOf(plan, area.id), corner));
      return !inside || lines.join(' ') !== `${area.number} ${area.planName}`;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is as large as its pane, and never smaller than its names can be read', () => {
    expect(planFor({ width: 300, height: 300 })).toEqual(plan);
    expect(planFor({ width: 1000, height: 2000 }).width).toBeCloseTo(1000);
    const large = planFor({ width: 1000, height: 2000 });
    const wall = wallBetween(large, 'galley', 'mess-deck');
    expect(wall?.length).toBeCloseTo((wallBetween(plan, 'galley', 'mess-deck')?.length ?? 0) * large.scale);
    expect(wallBetween(plan, 'sensor-1', 'engine-room')).toBeUndefined();
  });
});
