/** The outside of the ship as it is drawn: a skin area at each part of the hull, four spaces round them, no name over another or under a counter. */
import { describe, expect, it } from 'vitest';
import { overlap } from '../../renderer/games/awful-green-things/counters/packing.ts';
import {
  boxOf,
  type Standing,
  stoodOutside,
} from '../../renderer/games/awful-green-things/counters/standing.ts';
import { openLabelOf, writtenIn } from '../../renderer/games/awful-green-things/outside/labels.ts';
import { OPEN_SHEET } from '../../renderer/games/awful-green-things/outside/outlines.ts';
import {
  boundsOf,
  liesWithin,
  outlineOf,
  type PlanId,
  planFor,
} from '../../renderer/games/awful-green-things/ship/geometry.ts';
import { MONSTER_KINDS, monsterOf } from '../../src/rules/awful-green-things/data/monsters.ts';
import { SKIN_IDS, SPACE_IDS, skinRow } from '../../src/rules/awful-green-things/outside/places.ts';
import { OPEN_PLACES } from '../../src/rules/awful-green-things/text/outside/plan.ts';
import { AREAS_ON_PLAN } from '../../src/rules/awful-green-things/text/plan.ts';
import type { Spot } from '../../src/rules/core/play.ts';

const plan = planFor({ width: 0, height: 0 }, OPEN_SHEET);
const ALL: readonly PlanId[] = [...AREAS_ON_PLAN, ...OPEN_PLACES].map(({ id }) => id);

/** Corners and, along each edge, spots a few units apart. */
const rimOf = (id: PlanId): readonly Spot[] => {
  const outline = outlineOf(plan, id);
  return outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 3);
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
};
const isInside = (id: PlanId, spot: Spot): boolean => {
  const outline = outlineOf(plan, id);
  return [-1, 1].every((dx) =>
    [-1, 1].every((dy) => liesWithin(outline, { x: spot.x + dx, y: spot.y + dy })),
  );
};
/** Shortest distance between two outlines. */
const apart = (one: PlanId, other: PlanId): number => {
  const theirs = rimOf(other);
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of rimOf(one))
    for (const to of theirs) least = Math.min(least, Math.hypot(to.x - x, to.y - y));
  return least;
};

describe('skin and spaces', () => {
  it('lie on their sheet, none over another or over the ship', () => {
    const wrong = OPEN_PLACES.flatMap(({ id }) => {
      const rim = rimOf(id);
      const over = ALL.filter((other) => other !== id && rim.some((spot) => isInside(other, spot)));
      const { x, y, width, height } = boundsOf(outlineOf(plan, id));
      const isOff = x < 0 || y < 0 || x + width > plan.width || y + height > plan.height;
      return [...over.map((other) => `${id} over ${other}`), ...(isOff ? [`${id} off the sheet`] : [])];
    });
    expect(wrong).toEqual([]);
  });

  // The hull's thickness bounds how far they are apart; No. 8 lies behind the Pool Room on our plan.
  it('have each part of the skin at its room, at the next part and under its space', () => {
    const wrong = SKIN_IDS.flatMap((id, at) => {
      const { beside, space } = skinRow(id).result;
      const next = SKIN_IDS[(at + 1) % SKIN_IDS.length] ?? id;
      return [
        ...(id === 'S8' || apart(id, beside) < 16 ? [] : [`${id} is not at ${beside}`]),
        ...(apart(id, next) < 3 ? [] : [`${id} does not touch ${next}`]),
        ...(apart(id, space) < 3 ? [] : [`${id} is not under ${space}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('have no other parts of the skin that touch', () => {
    const wrong = SKIN_IDS.flatMap((id, at) =>
      SKIN_IDS.filter((_, other) => Math.abs(other - at) > 1 && Math.abs(other - at) < SKIN_IDS.length - 1)
        .filter((other) => apart(id, other) < 3)
        .map((other) => `${id} touches ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have spaces that meet as they are parted', () => {
    const wrong = SPACE_IDS.filter((id, at) => apart(id, SPACE_IDS[(at + 1) % SPACE_IDS.length] ?? id) > 3);
    expect(wrong).toEqual([]);
    expect(apart('fore', 'aft')).toBeGreaterThan(3);
    expect(apart('upper', 'lower')).toBeGreaterThan(3);
  });
});

describe('their names', () => {
  const labels = OPEN_PLACES.map(({ id }) => ({ id, ...openLabelOf(plan, id) }));

  it('stand in the space over them, none over another', () => {
    const crossed = labels.flatMap((one, at) =>
      labels
        .slice(at + 1)
        .filter((other) => overlap(one, other, 0))
        .map((other) => `${one.id} over ${other.id}`),
    );
    expect(crossed).toEqual([]);
    const wrong = labels.filter(({ id, text }) => {
      const space =
        SPACE_IDS.find((one) => one === id) ?? skinRow(id as (typeof SKIN_IDS)[number]).result.space;
      return !writtenIn(plan, space).some((label) => label.text === text);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  const crew = (id: string, more: Partial<Extract<Standing, { is: 'crew' }>> = {}): Standing => ({
    ...{ is: 'crew', id, short: 'Coxswain', figures: '2/18/3', shape: 'crew', weapon: null },
    ...{ done: false, stunned: false, ...more },
  });
  const monsters = MONSTER_KINDS.map(
    (kind): Standing => ({
      ...{ is: 'monsters', id: kind, kind, constitution: monsterOf(kind).constitution, count: 12 },
      ...{ fresh: true, stunned: false, done: false },
    }),
  );
  const crowds: Readonly<Record<string, readonly Standing[]>> = {
    'a crewman with a weapon': [crew('a', { weapon: 'torch' })],
    'every kind of monster, and crew': [...monsters, crew('a'), crew('b', { weapon: 'fence' })],
    'boats, suits and movers': [
      ...(['scout', 'cockboat', 'saucer'] as const).map(
        (boat): Standing => ({ is: 'boat', id: boat, boat, name: boat, load: '2 in, 1 on', isBeset: true }),
      ),
      crew('a', { within: 'suit', weapon: 'fuel' }),
      crew('b', { within: 'mover' }),
      { is: 'empty', id: 'suit', kind: 'suit', count: 6 },
    ],
  };

  it.each(Object.keys(crowds))('are under no counter of %s, nor is a counter under another', (which) => {
    const wrong = OPEN_PLACES.flatMap(({ id }) => {
      const { placed } = stoodOutside(plan, id, crowds[which] ?? []);
      const boxes = placed.map(boxOf);
      const over = boxes.filter((box) => labels.some((label) => overlap(box, label, -4)));
      const each = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other, 0)));
      return over.length + each.length === 0
        ? []
        : [`${id}: ${over.length} over names, ${each.length} others`];
    });
    expect(wrong).toEqual([]);
  });

  it('leave room in every part of the skin for one of the crew with what he carries', () => {
    const wrong = OPEN_PLACES.filter(
      ({ id }) => stoodOutside(plan, id, [crew('a', { weapon: 'fence' })]).more > 0,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('leave room in every space for a boat, and one in a suit', () => {
    const some: readonly Standing[] = [
      { is: 'boat', id: 'scout', boat: 'scout', name: 'Scout', load: '2 in', isBeset: false },
      crew('a', { within: 'suit' }),
    ];
    const wrong = SPACE_IDS.filter((id) => stoodOutside(plan, id, some).more > 0);
    expect(wrong).toEqual([]);
  });
});
