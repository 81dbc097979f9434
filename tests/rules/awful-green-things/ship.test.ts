/** The plan of the ship and the counters, held against what the book says of them. */
import { describe, expect, it } from 'vitest';
import { AREA_IDS, type AreaId, areaRow } from '../../../src/rules/awful-green-things/data/areas.ts';
import { CHITS, chitRow } from '../../../src/rules/awful-green-things/data/chits.ts';
import { CREW_IDS, crewRow } from '../../../src/rules/awful-green-things/data/crew.ts';
import { MONSTER_KINDS, monsterRow } from '../../../src/rules/awful-green-things/data/monsters.ts';
import { cloudOf, nextTo, stepsBetween } from '../../../src/rules/awful-green-things/data/plan.ts';
import { populationOf } from '../../../src/rules/awful-green-things/data/set-up.ts';
import { SIGHT } from '../../../src/rules/awful-green-things/data/sight.ts';
import { WEAPON_KINDS, weaponOf, weaponRow } from '../../../src/rules/awful-green-things/data/weapons.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('the plan', () => {
  it('has 45 areas and 57 connections, each the same from both sides', () => {
    expect(AREA_IDS).toHaveLength(45);
    const ends = sum(AREA_IDS.map((area) => nextTo(area).length));
    expect(ends / 2).toBe(57);
    const oneWay = AREA_IDS.flatMap((area) =>
      (['hatches', 'open'] as const).flatMap((how) =>
        areaRow(area).result[how].filter((other) => !areaRow(other).result[how].includes(area)),
      ),
    );
    expect(oneWay).toEqual([]);
  });

  it('is one ship: no two areas are more than ten steps apart', () => {
    const far = AREA_IDS.flatMap((area) => AREA_IDS.map((other) => stepsBetween(area, other)));
    expect(Math.max(...far)).toBe(10);
  });

  it('has eight ways out', () => {
    expect(AREA_IDS.filter((area) => areaRow(area).result.exit)).toHaveLength(8);
  });

  it('lets a cloud fill a passage to its hatches, and no more than a room', () => {
    const clouds = new Set(AREA_IDS.map((area) => [...cloudOf(area)].toSorted().join(' ')));
    const several = [...clouds].filter((cloud) => cloud.includes(' '));
    expect(several.toSorted()).toEqual(
      [
        'cockboat-passage main-passage-4 main-passage-5',
        'lower-aft-inner lower-aft-outer',
        'main-passage-1 main-passage-2 main-passage-3',
        'upper-aft-inner upper-aft-outer upper-quarter',
        'upper-cross-inner upper-cross-outer',
      ].toSorted(),
    );
  });
});

describe('line of sight', () => {
  it('goes through one hatch, and never through two', () => {
    const through = (area: AreaId): ReadonlySet<AreaId> =>
      new Set([...cloudOf(area), ...areaRow(area).result.hatches.flatMap((next) => cloudOf(next))]);
    const beyond = AREA_IDS.flatMap((area) =>
      SIGHT[area].filter((seen) => !through(area).has(seen)).map((seen) => `${area} ${seen}`),
    );
    expect(beyond).toEqual([]);
  });

  it('takes in every room behind a hatch, and the whole of a straight passage', () => {
    const rooms = AREA_IDS.flatMap((area) =>
      areaRow(area)
        .result.hatches.filter((next) => areaRow(next).result.kind === 'room' && !SIGHT[area].includes(next))
        .map((next) => `${area} ${next}`),
    );
    expect(rooms).toEqual([]);
    expect(SIGHT['sensor-1']).toEqual(['main-passage-1', 'main-passage-2', 'main-passage-3']);
    // Round the corner of the Cockboat Passage nobody sees.
    expect(SIGHT['main-passage-5']).not.toContain('cockboat-passage');
    expect(SIGHT['mess-deck']).toEqual(
      expect.arrayContaining(['bridge-2', 'galley', 'ships-store', 'main-passage-4', 'main-passage-5']),
    );
  });
});

describe('the counters', () => {
  it('are 71 monsters, 22 crew, 29 weapons and 15 chits', () => {
    const monsters = MONSTER_KINDS.map((kind) => monsterRow(kind).result);
    expect(monsters.map(({ count }) => count)).toEqual([12, 18, 19, 22]);
    expect(monsters.map(({ dice, constitution, move }) => [dice, constitution, move])).toEqual([
      [4, 16, 2],
      [2, 12, 1],
      [0, 5, 0],
      [1, 8, 0],
    ]);
    expect(CREW_IDS).toHaveLength(22);
    expect(sum(WEAPON_KINDS.map((kind) => weaponRow(kind).result.count))).toBe(29);
    expect(CHITS.map((chit) => chitRow(chit).result.count)).toEqual([1, 2, 2, 2, 4, 1, 1, 2]);
  });

  it('are crew of five peoples, four to each, with the Robot and the Mascot', () => {
    const by = Map.groupBy(CREW_IDS, (id) => crewRow(id).result.people);
    expect([...by].map(([people, some]) => [people, some.length]).toSorted()).toEqual(
      [
        ['orange', 4],
        ['red', 4],
        ['yellow', 4],
        ['blue', 4],
        ['green', 4],
        ['robot', 1],
        ['mascot', 1],
      ].toSorted(),
    );
    const score = CREW_IDS.filter((id) => crewRow(id).result.counts);
    expect(sum(score.map((id) => crewRow(id).result.constitution))).toBe(
      27 + 19 + 11 + 12 + 12 + 11 + 11 + 11 + 16 + 21 + 19 + 18 + 21 + 15 + 11 + 13 + 14 + 18 + 15 + 12,
    );
  });

  it('begin as the table of the first population says', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => populationOf(face).result)).toEqual([
      { egg: 6, baby: 4, adult: 2 },
      { egg: 6, baby: 3, adult: 3 },
      { egg: 5, baby: 4, adult: 3 },
      { egg: 4, baby: 4, adult: 4 },
      { egg: 2, baby: 5, adult: 4 },
      { egg: 1, baby: 6, adult: 4 },
    ]);
  });

  it('have weapons for one monster, for an area, and for all as far as the next hatches', () => {
    const of = (hits: string) => WEAPON_KINDS.filter((kind) => weaponOf(kind).hits === hits);
    expect(of('cloud')).toEqual(['gas', 'fuel']);
    expect(of('area')).toEqual(['beamer', 'fence', 'extinguisher']);
    expect(of('one')).toEqual([
      'acid',
      'zgwortz',
      'hypodermic',
      'knife',
      'pool-stick',
      'stun-pistol',
      'torch',
    ]);
  });
});
