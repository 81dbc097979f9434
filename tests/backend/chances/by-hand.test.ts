import { describe, expect, it } from 'vitest';
import { beforeDice, chanceFor } from '../../../src/backend/games/all-things-zombie/chances.ts';
import { apply } from '../../../src/rules/all-things-zombie/state/apply.ts';
import { campaignWith, idOf, planned, underWay, type Wanted } from '../../support/rules/encounter.ts';
import { counted, fractions, passes, word } from '../odds/by-hand.ts';

import { afterwards, attempt, checking, DOWN, inHouse, marked, TURN, table, told } from './tries.ts';

/** Dice against a target, and the words for two, one and none. */
const check = (dice: number, target: number, two: string, one: string, none: string) =>
  fractions(counted(dice, (...faces) => word(passes(faces, target), two, one, none)));

describe('odds worked out by hand', () => {
  it('shots in the country, 6s of so many dice', () => {
    expect(told(attempt('hear-marker', { marker: 0 }, marked(3)))).toEqual({
      0: '125/216',
      1: '25/72',
      2: '5/72',
      3: '1/216',
    });
  });

  it('activation of the highest Rep that stands: five ways for each point of it', () => {
    expect(told(attempt('begin-turn', TURN, table()))).toEqual({
      goes: '25/36',
      'rep-too-low': '5/36',
      doubled: '1/6',
    });
    const campaign = table();
    const fighter = { rejoined: false, wounds: 1, mauled: false, byZombie: false, shots: 0, fought: true };
    apply(campaign, {
      type: 'fighter-changed',
      to: {
        ...fighter,
        who: idOf(campaign, 'f1'),
        condition: 'out-of-the-fight',
        zombiesKilled: 0,
        peopleKilled: 0,
      },
      of: 'condition',
      fired: 0,
    });
    expect(told(attempt('begin-turn', TURN, campaign)).goes).toBe('5/12');
  });

  it('Recovery says death only of wounds, and of who ran away that nobody sees it again', () => {
    const words = (kind: 'outOfTheFight' | 'ranAway') =>
      chanceFor({ rule: 'atz.recovery', input: { rep: 3, kind, medical: false } })?.outcomes.map(
        ({ text }) => text,
      );
    expect(words('outOfTheFight')).toContain('Dead');
    expect(words('ranAway')).toContain('Never seen again');
    expect(words('ranAway')?.join()).not.toMatch(/dead/i);
  });

  it('a check of Ann, Rep 3', () => {
    expect(told(checking({ check: 'received-fire' }))).toEqual(
      check(2, 3, 'finishesMoveAndFires', 'ducksBack', 'runsAway'),
    );
    expect(told(checking({ check: 'being-charged', shaken: true }))).toEqual(
      check(2, 2, 'firesThenMelee', 'melee', 'runsAway'),
    );
  });

  it('a check with all that the figure and the Encounter bring to it', () => {
    const leads = { figures: { f2: { leadership: 'other' as const } } };
    expect(told(checking({ check: 'overrun' }, leads))).toEqual(
      check(3, 3, 'dodges', 'driverRollsToHit', 'isHit'),
    );
    const poser = { figures: { f2: { attributes: ['poser' as const] } } };
    expect(told(checking({ check: 'received-fire' }, poser))).toEqual(
      check(1, 3, '', 'ducksBack', 'runsAway'),
    );
    const charged = (bossNearby: boolean) => told(checking({ check: 'being-charged', bossNearby }));
    expect(charged(true)).toEqual(check(3, 3, 'firesThenMelee', 'melee', 'runsAway'));
    expect(charged(false)).toEqual(check(2, 3, 'firesThenMelee', 'melee', 'runsAway'));
  });

  it('a fear that only those feel who can', () => {
    const charged = (wanted: Wanted) => told(checking({ check: 'being-charged', terrifying: true }, wanted));
    expect(charged({})).toEqual(check(1, 3, '', 'melee', 'runsAway'));
    expect(charged({ figures: { f2: { attributes: ['nerves-of-steel'] } } })).toEqual(
      check(2, 3, 'firesThenMelee', 'melee', 'runsAway'),
    );
  });

  it('a hero’s check, which rolls no dice', () => {
    const campaign = table();
    underWay(campaign).heroes.push(idOf(campaign, 'f2'));
    const { act } = checking({ check: 'received-fire' });
    expect(beforeDice(campaign, act).odds).toBeNull();
  });

  it('a search, by area, phase and building', () => {
    // Weapons in the country of the first phase on 2 or less, a house one more (ATZ-65, ATZ-90).
    const looks = (item: 'weapons' | 'surplus-ammo') =>
      told(attempt('search', { spot: 'b1', figure: 'f1', item }, inHouse()));
    expect(looks('weapons')).toEqual({ found: '1/2', nothing: '1/2' });
    expect(looks('surplus-ammo')).toEqual({ found: '1/3', nothing: '2/3' });
  });

  it('who turns, by Rep before anything afterwards lowered it', () => {
    expect(
      told(attempt('settle', { figure: 'f2', step: 'infection' }, afterwards({ mauled: true }))),
    ).toEqual({
      okay: '1/2',
      turns: '1/2',
    });
  });

  it('recovery, with medical supplies and without', () => {
    const recovers = (wanted: Wanted) =>
      told(attempt('settle', { figure: 'f2', step: 'recovery' }, afterwards(DOWN, wanted)));
    expect(recovers({})).toEqual(check(2, 3, 'returns', 'returnsWeaker', 'gone'));
    expect(recovers({ stock: [{}] })).toEqual(check(3, 3, 'returns', 'returnsWeaker', 'gone'));
  });

  it('a town after the war, by who won it', () => {
    // Zombies at the start are a die and the level: 3 in a town of the third phase, 1 where the survivors won.
    const atStart = (winner: 'zombies' | 'survivors') => {
      const campaign = planned(campaignWith({ year: 22, winner }), { area: 'urban' });
      return Object.keys(told(attempt('place-zombies', {}, campaign)));
    };
    expect(atStart('zombies')).toEqual(['4', '5', '6', '7', '8', '9']);
    expect(atStart('survivors')).toEqual(['2', '3', '4', '5', '6', '7']);
  });
});
