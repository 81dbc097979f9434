import { describe, expect, it } from 'vitest';
import { counted, fractions, passes, told, type Weights, word } from './by-hand.ts';

const REPS = [1, 2, 3, 4, 5, 6] as const;

/** Dice against a target, and the words for two, one and none. */
function check(dice: number, target: number, two: string, one: string, none: string): Weights {
  return counted(dice, (...faces) => word(passes(faces, target), two, one, none));
}

describe.each(REPS)('reaction checks of a Rep %i', (rep) => {
  it('In Sight', () => {
    const said = (more: object) => told('atz.in-sight', { rep, ...more });
    expect(said({})).toEqual(fractions(check(2, rep, 'fires', 'fires', 'doesNotFire')));
    expect(said({ moving: true })).toEqual(fractions(check(2, rep, 'fires', 'doesNotFire', 'doesNotFire')));
    expect(said({ suppressing: true })).toEqual(fractions(check(3, rep, 'fires', 'fires', 'doesNotFire')));
    expect(said({ hidden: true })).toEqual(
      fractions(check(2, rep, 'holdsOrFires', 'fires', 'firesAndIsExposed')),
    );
    expect(said({ hidden: true, leader: true })).toEqual(
      fractions(check(3, rep, 'holdsOrFires', 'holdsOrFires', 'firesAndIsExposed')),
    );
  });

  it('Received Fire', () => {
    const said = (more: object) => told('atz.received-fire', { rep, ...more });
    expect(said({})).toEqual(fractions(check(2, rep, 'finishesMoveAndFires', 'ducksBack', 'runsAway')));
    expect(said({ inCover: true, bossNearby: true })).toEqual(
      fractions(check(3, rep, 'finishesMoveAndFires', 'fireOrDuckBack', 'ducksBack')),
    );
    expect(said({ inCover: true, outgunned: true })).toEqual(
      fractions(check(2, rep, 'duckBackOrFinishMove', 'ducksBack', 'ducksBack')),
    );
    expect(said({ charging: true, ranged: true })).toEqual(
      fractions(check(2, rep, 'continuesCharge', 'stopsAndFires', 'runsAway')),
    );
    expect(said({ attributes: ['poser'] })).toEqual(
      fractions(check(1, rep, 'finishesMoveAndFires', 'ducksBack', 'runsAway')),
    );
  });

  it('Wanting to Charge and Being Charged', () => {
    expect(told('atz.wanting-to-charge', { rep })).toEqual(
      fractions(check(2, rep, 'charges', 'charges', 'stays')),
    );
    expect(told('atz.wanting-to-charge', { rep, inCover: true, inBuilding: true })).toEqual(
      fractions(check(2, rep, 'charges', 'staysAndFires', 'ducksBack')),
    );
    expect(told('atz.being-charged', { rep })).toEqual(
      fractions(check(2, rep, 'firesThenMelee', 'melee', 'runsAway')),
    );
    expect(told('atz.being-charged', { rep, surprised: true, inCover: true })).toEqual(
      fractions(check(2, rep - 1, 'firesThenMelee', 'firesThenMelee', 'melee')),
    );
    expect(told('atz.being-charged', { rep, flankOrRear: true, attributes: ['wuss'] })).toEqual(
      fractions(check(1, rep, 'firesThenMelee', 'runsAway', 'runsAway')),
    );
  });

  it('Surprise, Overrun, Rally', () => {
    expect(told('atz.surprise', { rep, attributes: ['stone-cold'] })).toEqual(
      fractions(check(3, rep, 'turns', 'oneDie', 'noDice')),
    );
    expect(told('atz.overrun', { rep, lmg: true })).toEqual(
      fractions(check(2, rep, 'standsAndFires', 'driverRollsToHit', 'isHit')),
    );
    expect(told('atz.rally', { rep, friendLeads: true })).toEqual(
      fractions(check(3, rep, 'rallies', 'mayTryAgain', 'lost')),
    );
    expect(told('atz.rally', { rep, inCover: true })).toEqual(
      fractions(check(2, rep, 'rallies', 'rallies', 'lost')),
    );
  });

  it('a zombie death, and what it does to the mind', () => {
    expect(told('atz.see-zombie-death', { rep })).toEqual(
      fractions(check(2, rep, 'carriesOn', 'ducksBack', 'runsAway')),
    );
    expect(told('atz.sanity', { rep })).toEqual(fractions(check(2, rep, 'recovers', 'huddles', 'collapses')));
  });

  it('What Now, Pursue by Fire, Fast Move', () => {
    expect(told('atz.what-now', { rep })).toEqual(
      fractions(check(2, rep, 'actsOrMoves', 'staysDown', 'staysDown')),
    );
    expect(told('atz.what-now', { rep, leaderNearby: true, protected: true })).toEqual(
      fractions(check(3, rep, 'actsOrMoves', 'actsOrMoves', 'staysDown')),
    );
    expect(told('atz.pursue-by-fire', { rep })).toEqual(
      fractions(check(2, rep, 'fires', 'firesAtCover', 'doesNotFire')),
    );
    expect(told('atz.fast-move', { rep, leader: true })).toEqual(fractions(check(3, rep, '16', '12', '8')));
    const clumsy = counted(2, (a = 0, b = 0) =>
      a === 1 || b === 1 ? 'stumbles' : word(passes([a, b], rep), '16', '12', '8'),
    );
    expect(told('atz.fast-move', { rep, attributes: ['clumsy'] })).toEqual(fractions(clumsy));
  });

  it('plain dice', () => {
    for (const dice of [1, 2, 3, 4])
      expect(told('atz.pass', { rep, dice })).toEqual(fractions(check(dice, rep, '2', '1', '0')));
  });
});

describe('a hero', () => {
  it('passes both dice of any check, but still rolls In Sight and cannot fail it', () => {
    expect(told('atz.received-fire', { rep: 1, hero: true })).toEqual({ finishesMoveAndFires: '1/1' });
    expect(told('atz.in-sight', { rep: 1, hero: true, moving: true })).toEqual({ fires: '1/1' });
  });
});
