import { describe, expect, it } from 'vitest';
import { volleysOf, weaponOf } from '../../../src/rules/all-things-zombie/arms.ts';
import { WEAPON_TERMS } from '../../../src/rules/all-things-zombie/data/text/weapon-terms.ts';
import { WEAPON_COST, WEAPON_TABLE } from '../../../src/rules/all-things-zombie/data/weapons.ts';
import { WEAPONS, type WeaponId } from '../../../src/rules/all-things-zombie/types.ts';
import { rowOf } from '../../../src/rules/core/table.ts';

/** Range, Target, Impact, O-Rating, points. */
type Printed = readonly [
  range: number | null,
  targets: number,
  impact: number,
  oRating: number,
  points: number,
];

const PRINTED: Readonly<Record<WeaponId, Printed>> = {
  'one-hand-bludgeon': [null, 1, 1, 1, 1],
  'one-hand-edged': [null, 1, 2, 1, 2],
  'chain-saw': [null, 1, 3, 1, 3],
  thrown: [4, 1, 1, 1, 1],
  bow: [18, 1, 1, 1, 3],
  'pistol-crossbow': [12, 1, 2, 1, 3],
  crossbow: [18, 1, 2, 1, 3],
  pistol: [12, 2, 1, 1, 3],
  'ba-pistol': [12, 2, 2, 1, 4],
  'single-barrel-shotgun': [12, 2, 2, 1, 4],
  'double-barrel-shotgun': [12, 3, 2, 1, 6],
  'pump-shotgun': [12, 2, 2, 1, 8],
  carbine: [24, 2, 1, 1, 5],
  'submachine-gun': [24, 3, 1, 2, 8],
  rifle: [48, 1, 2, 1, 4],
  'scoped-rifle': [60, 1, 2, 1, 4],
  'semi-automatic-rifle': [48, 2, 2, 1, 6],
  'scoped-semi-automatic-rifle': [60, 2, 2, 1, 6],
  'machine-pistol': [12, 3, 1, 2, 8],
  'ba-machine-pistol': [12, 3, 2, 2, 10],
  'assault-rifle': [48, 3, 2, 2, 12],
  'light-machine-gun': [48, 6, 3, 3, 24],
};

const weapon = (id: WeaponId) => ({
  ...WEAPON_TABLE[id],
  ...weaponOf(id),
  cost: rowOf(WEAPON_COST, id),
});
const having = (is: (one: ReturnType<typeof weapon>) => boolean) => WEAPONS.filter((id) => is(weapon(id)));
const diceOf = (id: WeaponId) => volleysOf(weapon(id)).map((volley) => volley.dice);

describe('ATZ Weapons Table, O-Rating, Points', () => {
  it.each(WEAPONS)('%s', (id) => {
    const { range, targets, impact, oRating, cost } = weapon(id);
    expect([range, targets, impact, oRating, cost.result]).toEqual(PRINTED[id]);
  });

  it('marks the prices that are not printed', () => {
    expect(having((weapon) => weapon.cost.confidence === 'RECONSTRUCTED')).toEqual([
      'thrown',
      'bow',
      'pistol-crossbow',
      'crossbow',
      'semi-automatic-rifle',
      'scoped-semi-automatic-rifle',
    ]);
    expect(having((weapon) => weapon.cost.confidence === 'DERIVED')).toEqual(['scoped-rifle']);
  });

  it('has a title of its own for every weapon, short enough for a column', () => {
    const titles = WEAPONS.map((id) => WEAPON_TERMS[id].title);
    expect(new Set(titles).size).toBe(22);
    expect(titles.filter((title) => title.length > 17)).toEqual([]);
  });
});

describe('shots', () => {
  it('fires from one shot up to the Target Rating', () => {
    expect(diceOf('pistol')).toEqual([1, 2]);
    expect(diceOf('carbine')).toEqual([1, 2]);
    expect(diceOf('rifle')).toEqual([1]);
    expect(diceOf('scoped-semi-automatic-rifle')).toEqual([1, 2]);
    expect(diceOf('assault-rifle')).toEqual([1, 2, 3]);
    expect(diceOf('crossbow')).toEqual([1]);
  });

  it('never fires fewer than two with an automatic', () => {
    expect(
      having((weapon) => volleysOf(weapon)[0]?.counted === 2 && weapon.oneTargetWithin === undefined),
    ).toEqual(['submachine-gun', 'machine-pistol', 'ba-machine-pistol', 'light-machine-gun']);
    expect(diceOf('machine-pistol')).toEqual([2, 3]);
    expect(diceOf('light-machine-gun')).toEqual([2, 3, 4, 5, 6]);
  });

  it('rolls four dice a barrel and counts two, at one target up to 3 inches', () => {
    const barrel = { dice: 4, counted: 2, targets: 2 };
    expect(volleysOf(weapon('single-barrel-shotgun'))).toEqual([barrel]);
    expect(volleysOf(weapon('pump-shotgun'))).toEqual([barrel]);
    expect(volleysOf(weapon('double-barrel-shotgun'))).toEqual([barrel, { dice: 8, counted: 4, targets: 3 }]);
    expect(having((weapon) => weapon.oneTargetWithin === 3)).toEqual([
      'single-barrel-shotgun',
      'double-barrel-shotgun',
      'pump-shotgun',
    ]);
  });

  it('lets only the light machine gun fire at a vehicle', () => {
    expect(having((weapon) => weapon.hurtsVehicles === true)).toEqual(['light-machine-gun']);
  });
});

describe('Tight Ammo', () => {
  it('adds up the 1s of what rolls a single die', () => {
    expect(having(({ reload }) => reload.by === 'clips' && reload.ones === 'over-the-encounter')).toEqual([
      'bow',
      'pistol-crossbow',
      'crossbow',
      'rifle',
      'scoped-rifle',
    ]);
  });

  it('looks at every die of a pump shotgun', () => {
    expect(having(({ reload }) => reload.by === 'clips' && reload.among === 'rolled')).toEqual([
      'pump-shotgun',
    ]);
  });

  it('loads single and double barrels after each shot; throws once; melee weapons need nothing', () => {
    expect(having(({ reload }) => reload.by === 'barrel')).toEqual([
      'single-barrel-shotgun',
      'double-barrel-shotgun',
    ]);
    expect(having(({ reload }) => reload.by === 'throw')).toEqual(['thrown']);
    expect(having(({ reload }) => reload.by === 'nothing')).toEqual([
      'one-hand-bludgeon',
      'one-hand-edged',
      'chain-saw',
    ]);
  });
});

describe('noise', () => {
  it('is silence for melee, thrown weapons, bows and crossbows, and six shots a turn for the chain saw', () => {
    expect(having(({ noise }) => noise.by === 'nothing')).toEqual([
      'one-hand-bludgeon',
      'one-hand-edged',
      'thrown',
      'bow',
      'pistol-crossbow',
      'crossbow',
    ]);
    expect(weapon('chain-saw').noise).toEqual({ by: 'turn', shots: 6 });
  });
});

describe('Hand-to-Hand Weapons', () => {
  it('takes 1, 2 or 3 from the enemy and wounds with the same Impact', () => {
    expect(weapon('one-hand-bludgeon').inMelee).toEqual({ impact: 1, enemyRep: -1 });
    expect(weapon('one-hand-edged').inMelee).toEqual({ impact: 2, enemyRep: -2 });
    expect(weapon('chain-saw').inMelee).toEqual({ impact: 3, enemyRep: -3 });
  });

  it('counts a gun or a bow as improvised, and a knife kept in the hand as edged', () => {
    const others = having((weapon) => weapon.inMelee.enemyRep === 0);
    expect(others).toHaveLength(18);
    expect(others.every((id) => weapon(id).inMelee.impact === 1)).toBe(true);
    expect(weapon('thrown').inMelee).toEqual({ impact: 2, enemyRep: -2 });
  });

  it('stalls a chain saw on a 1 for a turn, and empties it on two', () => {
    expect(weapon('chain-saw').motor).toEqual({ stallsOn: 1, restartTurns: 1, emptyAt: 2 });
    expect(having((weapon) => weapon.motor !== undefined)).toEqual(['chain-saw']);
  });
});
