import { describe, expect, it } from 'vitest';
import { DAMAGE, isMegaDeath } from '../../../../src/rules/all-things-zombie/shooting/damage.ts';
import { forceOf, IMPACT } from '../../../../src/rules/all-things-zombie/shooting/impact.ts';
import { onesOf, shoot } from '../../../../src/rules/all-things-zombie/shooting/shoot.ts';
import {
  type Shooter,
  TARGET as TARGET_FIELDS,
  type Target,
} from '../../../../src/rules/all-things-zombie/shooting/shooter.ts';
import { LINE_OF_SIGHT, sightOf } from '../../../../src/rules/all-things-zombie/shooting/sight.ts';
import { SHOOTING_TABLES } from '../../../../src/rules/all-things-zombie/shooting/tables.ts';
import { shotRefusalText } from '../../../../src/rules/all-things-zombie/shooting/text/refusals.ts';
import {
  HIT_CASES,
  hitModifiers,
  leastFace,
  TO_HIT,
} from '../../../../src/rules/all-things-zombie/shooting/to-hit.ts';
import {
  type Aim,
  arcOf,
  shotRefusal,
  toHitDice,
} from '../../../../src/rules/all-things-zombie/shooting/volley.ts';
import type { AttributeId, WeaponId } from '../../../../src/rules/all-things-zombie/types.ts';
import type { Answer } from '../../../../src/rules/core/play.ts';
import { rowIds, rowOf } from '../../../../src/rules/core/table.ts';
import { ASKING, played } from '../reaction/support.ts';

const human = (rep: Target['rep'], more: Partial<Target> = {}): Target => ({ kind: 'human', rep, ...more });
const zombie = (more: Partial<Target> = {}): Target => ({ kind: 'zombie', ...more });
const REP_4: Shooter = { rep: 4 };

function fire(shooter: Shooter, weapon: WeaponId, aims: readonly Aim[], ...answers: readonly Answer[]) {
  const shots = aims.reduce((sum, one) => sum + one.shots, 0);
  return played(shoot(ASKING, shooter, { weapon, shots }, aims), ...answers);
}

/** All shots at one target. */
function at(target: Target, weapon: WeaponId, shots: number, ...answers: readonly Answer[]) {
  const [only] = fire(REP_4, weapon, [{ target, shots }], ...answers).at;
  if (only === undefined) throw new Error('nobody was shot at');
  return only;
}

describe('the Ranged Combat To Hit Table', () => {
  it('has what spoils an 8, and what a 9 as well', () => {
    expect(HIT_CASES.map((one) => [one, rowOf<string, number>(TO_HIT, one).result])).toEqual([
      ['open', 8],
      ['protected', 9],
      ['prone', 9],
      ['fast-moving', 9],
      ['two-weapons', 9],
      ['primitive', 9],
      ['second-target', 9],
      ['in-cover', 10],
      ['third-target', 10],
    ]);
  });

  const least = (target: Target, shooter: Shooter = REP_4, weapon: WeaponId = 'pistol', nth = 0) =>
    leastFace(shooter.rep, hitModifiers(shooter, weapon, target, nth)) + shooter.rep;

  it('is read by the worst of what holds', () => {
    expect(least(human(4))).toBe(8);
    expect(least(human(4, { protected: true, prone: true }))).toBe(9);
    expect(least(human(4, { protected: true, cover: true }))).toBe(10);
    expect([0, 1, 2, 3].map((nth) => least(human(4), REP_4, 'light-machine-gun', nth))).toEqual([
      8, 9, 10, 10,
    ]);
  });

  it('never has a zombie in cover, but hinders whoever carries somebody', () => {
    expect(least(zombie({ cover: true }))).toBe(8);
    expect(least(zombie(), { rep: 4, asAtCover: true })).toBe(10);
    expect(least(human(3), { rep: 4, asAtCover: true })).toBe(10);
  });

  it('counts the fast move of either side, of whoever is afraid and of the nauseous', () => {
    const feared = human(4, { attributes: ['terrifying'] });
    expect(least(feared)).toBe(9);
    expect(least(feared, { rep: 4, attributes: ['agile'] })).toBe(9);
    expect(least(feared, { rep: 4, attributes: ['nerves-of-steel'] })).toBe(8);
    expect(least(feared, { rep: 4, attributes: ['sidewalk-demon'] })).toBe(8);
    expect(least(human(4, { attributes: ['psycho'] }))).toBe(8);
    expect(least(human(4, { attributes: ['psycho'], rushing: true }))).toBe(9);
    expect(least(human(4), { rep: 4, drunk: 5 })).toBe(9);
    expect(least(human(4), { rep: 4, drunk: 5, attributes: ['agile'] })).toBe(9);
    expect(least(human(4), { rep: 4, fastMoving: true, attributes: ['agile'] })).toBe(8);
    expect(least(human(4, { fastMoving: true }), { rep: 4, attributes: ['agile'] })).toBe(9);
  });

  it('names every row that bore on it', () => {
    const rows = (shooter: Shooter, target: Target) =>
      hitModifiers(shooter, 'bow', target, 1).map(({ row, does }) => `${row} ${does}`);
    expect(rows({ rep: 4, fastMoving: true, attributes: ['agile'] }, human(4, { prone: true }))).toEqual([
      'atz.to-hit/open least',
      'atz.to-hit/prone least',
      'atz.attributes/agile ignores',
      'atz.to-hit/primitive least',
      'atz.to-hit/second-target least',
    ]);
    expect(rows({ rep: 4, drunk: 5 }, human(4))).toContain('atz.attributes/drunkard suffers');
  });
});

describe('dice of a volley', () => {
  const dice = (weapon: WeaponId, shots: number, ...attributes: readonly AttributeId[]) => {
    const { dice, counted } = toHitDice({ rep: 4, attributes }, { weapon, shots });
    return [dice, counted];
  };

  it('are one a shot, four a barrel, and more for some', () => {
    expect(dice('pistol', 1)).toEqual([1, 1]);
    expect(dice('light-machine-gun', 5)).toEqual([5, 5]);
    expect(dice('single-barrel-shotgun', 2)).toEqual([4, 2]);
    expect(dice('double-barrel-shotgun', 2)).toEqual([4, 2]);
    expect(dice('double-barrel-shotgun', 4)).toEqual([8, 4]);
    expect(dice('pistol', 2, 'crack-shot')).toEqual([4, 2]);
    expect(dice('rifle', 1, 'crack-shot')).toEqual([2, 1]);
    expect(dice('thrown', 1, 'knifeman')).toEqual([2, 1]);
    expect(dice('pistol', 1, 'knifeman')).toEqual([1, 1]);
    expect(dice('thrown', 1, 'knifeman', 'crack-shot')).toEqual([3, 1]);
  });

  it('cover an inch for each point of Target Rating, twice that for a Sidewalk demon', () => {
    expect(arcOf('light-machine-gun', 6, REP_4)).toBe(6);
    expect(arcOf('double-barrel-shotgun', 2, REP_4)).toBe(2);
    expect(arcOf('double-barrel-shotgun', 4, REP_4)).toBe(3);
    expect(arcOf('pistol', 2, { rep: 4, attributes: ['sidewalk-demon'] })).toBe(4);
  });

  it.each<readonly [WeaponId, readonly number[], readonly number[], number]>([
    ['pistol', [1, 1], [1, 1], 2],
    ['pump-shotgun', [1, 4, 1, 3], [4, 3], 2],
    ['rifle', [1], [1], 1],
    ['single-barrel-shotgun', [1, 1, 1, 1], [1, 1], 0],
    ['thrown', [1], [1], 0],
  ])('of a %s: %j, of which %j count, have %i ones', (weapon, faces, kept, ones) => {
    expect(onesOf(weapon, faces, kept)).toBe(ones);
  });
});

describe('a volley that can’t be fired', () => {
  const to = (shots: number): Aim => ({ target: human(4), shots });
  it.each<readonly [WeaponId, number, readonly Aim[], object, string]>([
    ['rifle', 2, [to(2)], {}, 'A rifle fires 1 shot.'],
    ['machine-pistol', 1, [to(1)], {}, 'A machine pistol fires 2 or 3 shots.'],
    ['assault-rifle', 4, [to(4)], {}, 'An assault rifle fires 1 to 3 shots.'],
    ['double-barrel-shotgun', 3, [to(3)], {}, 'A double-barrelled shotgun fires 2 or 4 shots.'],
    ['pump-shotgun', 4, [to(4)], {}, 'A pump shotgun fires 2 shots.'],
    ['light-machine-gun', 7, [to(7)], {}, 'A light machine gun fires 2 to 6 shots.'],
    ['chain-saw', 1, [to(1)], {}, 'A chain saw isn’t fired; name a weapon that shoots, or fight with it.'],
    [
      'light-machine-gun',
      2,
      [to(2)],
      { twoWeapons: true },
      'A light machine gun leaves no room for a second weapon: both together have an Impact of 3 at most.',
    ],
    [
      'pistol',
      2,
      [to(1)],
      {},
      'Aim every shot: each target takes at least one, and together they take them all.',
    ],
    [
      'double-barrel-shotgun',
      4,
      [to(1), to(1), to(1), to(1)],
      {},
      'A double-barrelled shotgun reaches no more targets at once than its Target Rating, 3.',
    ],
    [
      'double-barrel-shotgun',
      4,
      [to(2), to(2)],
      { close: true },
      'A double-barrelled shotgun hits one target only within 3″; aim all shots at it.',
    ],
  ])('%s, %i shots', (weapon, shots, aims, { close, ...shooter }: { close?: boolean }, sentence) => {
    const refusal = shotRefusal({ rep: 4, ...shooter }, { weapon, shots, close }, aims);
    expect(refusal && shotRefusalText(refusal, weapon)).toBe(sentence);
    if (close === undefined && Object.keys(shooter).length === 0)
      expect(() => shoot(ASKING, REP_4, { weapon, shots }, aims).next()).toThrow('in spite of');
  });

  it('is none where two light weapons are fired, or a shotgun from 3″ on', () => {
    expect(
      shotRefusal({ rep: 4, twoWeapons: true }, { weapon: 'ba-pistol', shots: 2 }, [to(2)]),
    ).toBeUndefined();
    expect(shotRefusal(REP_4, { weapon: 'pump-shotgun', shots: 2 }, [to(1), to(1)])).toBeUndefined();
    expect(shotRefusal(REP_4, { weapon: 'pistol', shots: 2, close: true }, [to(1), to(1)])).toBeUndefined();
  });
});

describe('shots at several targets', () => {
  it('go by the declared order, the highest dice first, as for Jim Bob Joe', () => {
    const aims = [
      { target: human(4), shots: 2 },
      { target: human(4), shots: 1 },
    ];
    // 10, 9 and 8: two hits, and a miss on the second target.
    const { at, faces } = fire(REP_4, 'machine-pistol', aims, [4, 6, 5], [6, 6], [3, 2]);
    expect(faces).toEqual([4, 6, 5]);
    expect(at.map(({ faces: dice, least, hits, harm }) => [dice, least, hits, harm])).toEqual([
      [[6, 5], 4, 2, 'knockedDown'],
      [[4], 5, 0, 'unhurt'],
    ]);
  });

  it('need 10 from the third one on', () => {
    const aims = [1, 2, 3, 4].map(() => ({ target: zombie(), shots: 1 }));
    const { at } = fire(REP_4, 'light-machine-gun', aims, [6, 6, 5, 5], [4], [4]);
    expect(at.map(({ least, hits }) => [least, hits])).toEqual([
      [4, 1],
      [5, 1],
      [6, 0],
      [6, 0],
    ]);
  });
});

describe('a hit', () => {
  it('that kills nobody may put a human out, the worst of two counting', () => {
    // From the book: Impact 2 at Rep 4, so 2 or less passes; a 3 and a 2 leave him Out of the Fight.
    expect(at(human(4), 'assault-rifle', 2, [6, 6], [3, 5], [3, 2])).toMatchObject({
      harm: 'outOfTheFight',
      dead: [3, 5],
      damage: [3, 2],
      knockedBack: 4,
    });
    expect(at(human(4), 'assault-rifle', 2, [6, 6], [3, 5], [1, 2]).harm).toBe('knockedDown');
    expect(at(human(4), 'assault-rifle', 2, [6, 6], [2, 5]).harm).toBe('obviouslyDead');
  });

  it('with Impact 1 drops a human in place', () => {
    expect(at(human(4), 'pistol', 1, [6], [6], [3])).toMatchObject({ harm: 'knockedDown', knockedBack: 0 });
  });

  it('leaves no floor: Rep less Impact of 0 always fails', () => {
    expect(at(human(2), 'ba-pistol', 1, [6], [6], [1]).harm).toBe('outOfTheFight');
  });

  it('of Impact 1 is nothing to a zombie, of 2 makes it stagger 2″ and fall', () => {
    expect(at(zombie(), 'pistol', 2, [6, 5], [2, 6])).toMatchObject({ harm: 'unhurt', knockedBack: 0 });
    expect(at(zombie(), 'ba-pistol', 2, [6, 5], [3, 6])).toMatchObject({
      harm: 'knockedDown',
      knockedBack: 4,
    });
  });

  it('kills a zombie far off on the shooter’s Rep, as in the book’s example', () => {
    expect(at(zombie({ far: true }), 'pistol', 1, [6], [3])).toMatchObject({
      harm: 'obviouslyDead',
      dead: [3],
    });
    // Also there a hit of Impact 1 that doesn’t kill does nothing (ATZ-49).
    expect(at(zombie({ far: true }), 'pistol', 1, [6], [5]).harm).toBe('unhurt');
    expect(at(zombie({ far: true }), 'rifle', 1, [6], [5]).harm).toBe('knockedDown');
  });

  it('adds up to Mega-Death over the Encounter (ATZ-102)', () => {
    expect(at(human(3, { hits: 2 }), 'pistol', 2, [6, 1])).toMatchObject({
      harm: 'obviouslyDead',
      megaDeath: true,
      dead: [],
    });
    expect(at(zombie({ hits: 2 }), 'pistol', 2, [6, 6])).toMatchObject({ megaDeath: true });
    expect(isMegaDeath(human(4, { hits: 2 }), 1)).toBe(false);
    expect(isMegaDeath(human(4, { hits: 9 }), 0)).toBe(false);
    expect(isMegaDeath(zombie({ hits: 3 }), 1)).toBe(true);
  });

  it('knocks the Hard as nails down the first time it should have killed them', () => {
    const nails = { attributes: ['hard-as-nails'] } as const;
    expect(at(human(4, nails), 'pistol', 1, [6], [1])).toMatchObject({
      harm: 'knockedDown',
      survived: 1,
      damage: [],
    });
    expect(at(human(4, nails), 'pistol', 2, [6, 6], [1, 1])).toMatchObject({
      harm: 'obviouslyDead',
      survived: 1,
    });
    expect(at(human(4, nails), 'pistol', 2, [6, 6], [1, 2], [4]).harm).toBe('outOfTheFight');
    expect(at(human(4, { ...nails, survived: 1 }), 'pistol', 1, [6], [1]).harm).toBe('obviouslyDead');
    expect(at(human(4, { attributes: ['psycho'] }), 'pistol', 1, [6], [1]).harm).toBe('knockedDown');
  });
});

describe('the chapter', () => {
  it('has the force of each Impact', () => {
    expect(([1, 2, 3] as const).map((impact) => forceOf(impact).result)).toEqual([
      { knockback: 0, stagger: 1, stopsZombie: false },
      { knockback: 2, stagger: 2, stopsZombie: true },
      { knockback: 3, stagger: 3, stopsZombie: true },
    ]);
  });

  it('reaches every row of its tables', () => {
    const read = new Set<string>();
    const see = (rows: readonly string[]) => {
      for (const row of rows) read.add(row);
    };
    const everything: Shooter = { rep: 4, fastMoving: true, twoWeapons: true, asAtCover: true };
    const target = human(4, { protected: true, prone: true });
    const three = [1, 2, 3].map(() => ({ target, shots: 1 }));
    see(
      fire({ ...everything, rep: 4 }, 'assault-rifle', three, [6, 6, 6], [6], [1], [6], [6], [6], [1]).rows,
    );
    see(fire(REP_4, 'bow', [{ target, shots: 1 }], [1]).rows);
    see(fire(REP_4, 'light-machine-gun', [{ target: human(5), shots: 2 }], [6, 6], [6, 6], [1, 1]).rows);
    see(fire(REP_4, 'pistol', [{ target: human(5), shots: 1 }], [6], [6], [6]).rows);
    for (const conditions of [{ night: true }, { weather: true }, { night: true, weather: true }] as const)
      for (const woods of [false, true]) see([sightOf(conditions, { woods })?.row ?? '']);
    expect(SHOOTING_TABLES.flatMap(rowIds).filter((row) => !read.has(row))).toEqual([]);
    expect(SHOOTING_TABLES).toEqual([LINE_OF_SIGHT, TO_HIT, IMPACT, DAMAGE]);
    expect(Object.keys(TARGET_FIELDS)).toContain('far');
  });
});
