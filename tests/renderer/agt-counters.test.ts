/** Counters in an area, as many as there may be: none over a name or over another one, and what has no room is counted. */
import { describe, expect, it } from 'vitest';
import { standingsOf } from '../../renderer/games/awful-green-things/board/standings.ts';
import { overlap } from '../../renderer/games/awful-green-things/counters/packing.ts';
import { tagSize } from '../../renderer/games/awful-green-things/counters/sizes.ts';
import {
  boxOf,
  MORE,
  type Standing,
  stoodIn,
} from '../../renderer/games/awful-green-things/counters/standing.ts';
import { boundsOf, outlineOf, planFor } from '../../renderer/games/awful-green-things/ship/geometry.ts';
import { labelOf } from '../../renderer/games/awful-green-things/ship/labels.ts';
import { MONSTER_KINDS, monsterOf } from '../../src/rules/awful-green-things/data/monsters.ts';
import { AREAS_ON_PLAN, type AreaOnPlan } from '../../src/rules/awful-green-things/text/plan.ts';
import { areasOf } from '../../src/rules/awful-green-things/text/ship-view.ts';
import { ship } from '../support/rules/agt-ship.ts';

const crew = (id: string, more: Partial<Extract<Standing, { is: 'crew' }>> = {}): Standing => ({
  ...{ is: 'crew', id, short: 'Coxswain', figures: '2/18/3', shape: 'crew', weapon: null },
  ...{ done: false, stunned: false, ...more },
});
const weapon = (count: number): Standing => ({ is: 'weapon', id: `w${count}`, weapon: 'acid', count });

/** Every kind in every state, several of each: no area ever holds more counters of monsters. */
const EVERY_MONSTER: readonly Standing[] = MONSTER_KINDS.flatMap((kind) =>
  [
    { fresh: false, stunned: false },
    { fresh: true, stunned: false },
    { fresh: false, stunned: true },
  ].map((state, at) => ({
    ...{ is: 'monsters' as const, id: `${kind}${at}`, kind, constitution: monsterOf(kind).constitution },
    ...{ count: 12, done: false, ...state },
  })),
);

/** Everything that is drawn in an area. */
function drawnOnce(scale: number, area: AreaOnPlan, all: readonly Standing[]) {
  const plan = planFor({ width: 828 * scale, height: 594 * scale });
  const stood = stoodIn(plan, area, all, 'then Ops +1');
  const { moreAt } = stood;
  const plate = moreAt && { x: moreAt.x - MORE.width / 2, y: moreAt.y - MORE.height / 2, ...MORE };
  const size = stood.tag && tagSize(stood.tag);
  const tag = stood.tag &&
    size && { ...size, x: stood.tag.x - size.middle.x, y: stood.tag.y - size.middle.y };
  return { ...stood, tag, label: labelOf(plan, area), plate, bounds: boundsOf(outlineOf(plan, area.id)) };
}

const known = new Map<string, ReturnType<typeof drawnOnce>>();
function drawnIn(scale: number, area: AreaOnPlan, all: readonly Standing[]) {
  const key = `${scale} ${area.id} ${all.map(({ id }) => id).join()}`;
  const drawn = known.get(key) ?? drawnOnce(scale, area, all);
  known.set(key, drawn);
  return drawn;
}

describe.each([1, 1.3])('at %f times its size', (scale) => {
  const crowds: Readonly<Record<string, readonly Standing[]>> = {
    'a crewman with a weapon': [crew('a', { weapon: 'torch' })],
    'two, and a weapon': [crew('a'), crew('b', { weapon: 'fuel' }), weapon(2)],
    'every monster': EVERY_MONSTER,
    'all at once': [crew('a', { weapon: 'knife' }), crew('b'), ...EVERY_MONSTER, weapon(1), weapon(3)],
  };

  it.each(Object.keys(crowds))('no area has a name covered, or a counter, by %s', (which) => {
    const all = crowds[which] ?? [];
    const wrong = AREAS_ON_PLAN.flatMap((area) => {
      const { placed, label, plate, tag } = drawnIn(scale, area, all);
      const boxes = [...placed.map(boxOf), ...(plate ? [plate] : []), ...(tag ? [tag] : [])];
      const covers = boxes.filter((box) => overlap(box, label, 0)).length;
      const each = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other, 0)));
      return covers + each.length === 0 ? [] : [`${area.id}: ${covers} over its name, ${each.length} others`];
    });
    expect(wrong).toEqual([]);
  });

  it('everything is drawn or counted, and where anything stands something is drawn', () => {
    const wrong = AREAS_ON_PLAN.flatMap((area) =>
      Object.values(crowds).flatMap((all) => {
        const { placed, more } = drawnIn(scale, area, all);
        return placed.length + more === all.length && placed.length > 0 ? [] : [area.id];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('one crewman stands in every area, with whatever he carries', () => {
    const wrong = AREAS_ON_PLAN.filter(
      (area) => drawnIn(scale, area, [crew('fencer', { weapon: 'fence' })]).more > 0,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('an empty area has room for its tag', () => {
    const wrong = AREAS_ON_PLAN.filter((area) => drawnIn(scale, area, []).tag === null);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('reaches over a wall by no more than four', () => {
    const wrong = AREAS_ON_PLAN.flatMap((area) =>
      Object.values(crowds).flatMap((all) => {
        const { placed, bounds } = drawnIn(scale, area, all);
        return placed.map(boxOf).flatMap((box) => {
          const over = Math.max(bounds.x - box.x, box.x + box.width - bounds.x - bounds.width);
          const down = Math.max(bounds.y - box.y, box.y + box.height - bounds.y - bounds.height);
          return over > 4.001 || down > 0 ? [`${area.id} by ${over} across, ${down} down`] : [];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });
});

const areaOf = (id: string): AreaOnPlan => {
  const area = AREAS_ON_PLAN.find((one) => one.id === id);
  if (area === undefined) throw new Error(`no area ${id}`);
  return area;
};
const someMonster = (more: Partial<Extract<Standing, { is: 'monsters' }>> = {}): Standing => ({
  ...{ is: 'monsters', id: 'baby', kind: 'baby', constitution: 12, count: 1 },
  ...{ fresh: false, done: false, stunned: false, ...more },
});

it('whoever fights in a section of the passage stands there: attackers and target', () => {
  const fight = [
    crew('captain', { short: 'Capt. Yid', figures: '3/27/3' }),
    someMonster(),
    crew('first-officer', { short: '1st Off.', figures: '2/19/3' }),
  ];
  const { placed, more } = drawnIn(1, areaOf('main-passage-2'), fight);
  expect(more).toBe(0);
  expect(placed.map(({ id }) => id)).toEqual(['captain', 'baby', 'first-officer']);
});

it('stands on no wall where there is room within', () => {
  const wrong = AREAS_ON_PLAN.flatMap((area) => {
    const { placed, bounds } = drawnIn(1, area, [someMonster({ kind: 'egg', constitution: 5 })]);
    return placed.map(boxOf).flatMap(({ x, width }) => {
      const isWithin = x >= bounds.x && x + width <= bounds.x + bounds.width;
      return isWithin ? [] : [area.id];
    });
  });
  expect(wrong).toEqual([]);
});

it('gives room to those who fight and those who can be chosen before the rest', () => {
  const state = ship({
    crew: { cook: 'galley', doc: 'galley', medic: 'galley' },
    monsters: [
      ['adult', 'galley'],
      ['egg', 'galley'],
    ],
  });
  const area = areasOf(state).find(({ id }) => id === 'galley');
  if (area === undefined) throw new Error('no galley');
  const order = (involved: readonly string[]) => standingsOf(area, { involved }).map(({ id }) => id);
  expect(order(['medic', 'm2']).slice(0, 2).toSorted()).toEqual(['egg false false false', 'medic']);
  expect(order([])[0]).toBe('doc');
});

it('has a counter of either side in sight wherever both stand, however many may be chosen', () => {
  const all = ['sergeant', 'marine-1', 'marine-2', 'engineer', 'pilot-1', 'robot'];
  const state = ship({
    crew: Object.fromEntries(all.map((id) => [id, 'main-passage-5'])),
    monsters: [['baby', 'main-passage-5']],
  });
  const area = areasOf(state).find(({ id }) => id === 'main-passage-5');
  if (area === undefined) throw new Error('no passage');
  const { placed, more } = drawnIn(1, areaOf('main-passage-5'), standingsOf(area, { involved: all }));
  expect(more).toBeGreaterThan(0);
  expect(new Set(placed.map(({ is }) => is))).toEqual(new Set(['crew', 'monsters']));
});
