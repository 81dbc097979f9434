/** Figures in the book's sentences, each against the page it stands on; corrected, the rules go by the other one. */
import { describe, expect, it } from 'vitest';
import { mayFireTogether, volleysOf, weaponOf } from '../../../../src/rules/all-things-zombie/arms.ts';
import {
  SINGLE_FIGURES,
  type SingleFigure,
  singleFigure,
} from '../../../../src/rules/all-things-zombie/data/single-figures.ts';
import { outnumbers } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/first.ts';
import { afterFiring } from '../../../../src/rules/all-things-zombie/turn/ammo.ts';
import { vehicleRolls } from '../../../../src/rules/all-things-zombie/what-you-gain/vehicles.ts';
import type { Correction } from '../../../../src/rules/core/corrections.ts';
import { withCorrections } from '../../../../src/rules/core/in-force.ts';

const PRINTED: Readonly<Record<SingleFigure, number>> = {
  'impact-together': 3,
  'ones-empty': 2,
  'arc-of-fire': 1,
  'group-apart': 4,
  'group-led': 12,
  'leader-near': 6,
  'zombie-close': 6,
  'melee-rep-least': 1,
  'low-rep': 2,
  'door-inches': 1,
  'half-speed': 2,
  'quarter-speed': 4,
  'car-starts': 3,
  'zombie-reaches-vehicle': 2,
  'swerve-left': 3,
  'slide-inches': 2,
  'veer-inches': 6,
  'crash-inches': 6,
  'breaks-down': 11,
  'off-road-control': 7,
  'disabling-impact': 3,
  'vehicle-hit': 10,
  'rolls-out': 12,
  'zombie-flies': 3,
  'engine-dice': 6,
  'zombie-rep': 4,
  'zombie-move': 6,
  'zombie-notices': 12,
  'zombie-climbs': 6,
  'zombie-burns-out': 6,
  'fire-grows': 3,
  'lead-escaped': 24,
  'chasers-apart': 24,
  'survivor-inside': 4,
  'shots-heard': 1,
  'army-met': 4,
  outnumbering: 2,
  'not-turned': 7,
  'vehicle-roll': 6,
  'cure-dice': 3,
  'cure-face': 6,
  'points-earned': 1,
};

it('are those of the book', () => {
  const names = Object.keys(SINGLE_FIGURES.rows) as SingleFigure[];
  expect(Object.fromEntries(names.map((name) => [name, singleFigure(name)]))).toEqual(PRINTED);
});

describe('corrected, a figure', () => {
  const single = (row: SingleFigure, field: string, to: number): Correction[] => [
    { table: 'atz.single-figure', row, field, to },
  ];

  it('of the text is what its rule goes by', () => {
    expect(mayFireTogether('pistol', 'pistol')).toBe(true);
    expect(
      withCorrections(single('impact-together', 'points', 1), () => mayFireTogether('pistol', 'pistol')),
    ).toBe(false);
    expect(withCorrections(single('ones-empty', 'dice', 3), () => afterFiring('pistol', 0, 2).empty)).toBe(
      false,
    );
    expect(withCorrections(single('vehicle-roll', 'figures', 4), () => vehicleRolls(9))).toBe(3);
    expect(withCorrections(single('outnumbering', 'times', 3), () => outnumbers(5, 2))).toBe('none');
  });

  const weapon = (row: string, field: string, to: number): Correction[] => [
    { table: 'atz.weapon', row, field, to },
  ];
  const volleys = (id: 'light-machine-gun' | 'double-barrel-shotgun', corrections: Correction[]) =>
    withCorrections(corrections, () =>
      volleysOf(weaponOf(id)).map(({ dice, counted, targets }) => [dice, counted, targets]),
    );

  it('of a gun’s volleys is what it fires: from the fewest shots to its targets', () => {
    const lmg = 'light-machine-gun';
    const fired = (...corrections: Correction[]) => volleys(lmg, corrections).map(([dice]) => dice);
    expect(fired()).toEqual([2, 3, 4, 5, 6]);
    expect(fired(...weapon(lmg, 'targets', 4))).toEqual([2, 3, 4]);
    expect(fired(...weapon(lmg, 'fewest', 4))).toEqual([4, 5, 6]);
    expect(fired(...weapon(lmg, 'fewest', 9))).toEqual([6]);
  });

  it('of a shotgun’s barrels counts no more dice than are rolled', () => {
    const both = 'double-barrel-shotgun';
    expect(volleys(both, weapon(both, 'barrels.1.dice', 6))).toEqual([
      [4, 2, 2],
      [6, 4, 3],
    ]);
    expect(volleys(both, weapon(both, 'barrels.0.counted', 9))).toEqual([
      [4, 4, 2],
      [8, 4, 3],
    ]);
  });
});
