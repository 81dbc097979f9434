import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import {
  activation,
  allDouble,
  inOrder,
  mayActivate,
} from '../../../../src/rules/all-things-zombie/turn/activation.ts';
import { TURN_ODDS } from '../../../../src/rules/all-things-zombie/turn/odds.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const SIDES = ['Party', 'Zombies', 'Strangers', 'Army'] as const;
const sidesOf = (several: number) => SIDES.slice(0, several).map((side) => ({ side }));
const rolled = (...faces: readonly number[]) =>
  playedWith(activation(PLAYER_ASKING, sidesOf(faces.length)), faces);
const order = (...faces: readonly number[]) => inOrder(rolled(...faces)).map(({ side }) => side);

/** Ways of all, by what `nameOf` makes of each roll of so many sides. */
function ways(sides: number, nameOf: (roll: ReturnType<typeof rolled>) => string) {
  const counted = odds(() => activation(PLAYER_ASKING, sidesOf(sides)), nameOf);
  return Object.fromEntries(counted.outcomes.map(([name, { n, of }]) => [name, `${n} of ${of}`]));
}

const first = (roll: ReturnType<typeof rolled>) => inOrder(roll)[0]?.side ?? 'nobody';

describe('activation', () => {
  it('lets the higher die go first', () => {
    expect(order(2, 1)).toEqual(['Party', 'Zombies']);
    expect(order(1, 6)).toEqual(['Zombies', 'Party']);
  });

  it('falls 36 ways for two sides: 15 for either, 6 doubles', () => {
    expect(ways(2, first)).toEqual({ Party: '15 of 36', Zombies: '15 of 36', nobody: '6 of 36' });
  });

  it('falls 216 ways for three sides: no side goes in 6, one alone in 90, all in 120', () => {
    expect(ways(3, (roll) => String(inOrder(roll).length))).toEqual({
      0: '6 of 216',
      1: '90 of 216',
      3: '120 of 216',
    });
    // First of three that differ in 40 ways, and alone in the 30 in which the other two are doubles.
    expect(ways(3, first)).toEqual({
      Party: '70 of 216',
      Zombies: '70 of 216',
      Strangers: '70 of 216',
      nobody: '6 of 216',
    });
  });

  it('leaves those who double up where they are, and lets the others go', () => {
    expect(order(5, 5, 2)).toEqual(['Strangers']);
    expect(order(5, 2, 5, 6)).toEqual(['Army', 'Zombies']);
    expect(allDouble(rolled(5, 5, 2))).toBe(false);
    expect(mayActivate(rolled(5, 5, 2), 'Party', 6)).toBe(false);
  });

  it('moves nobody where no die is alone', () => {
    expect(allDouble(rolled(1, 1))).toBe(true);
    expect(allDouble(rolled(3, 3, 3))).toBe(true);
    expect(allDouble(rolled(3, 5, 5, 3))).toBe(true);
  });

  // The worked game: Pris has Rep 5 and Trixie 4, the zombies have 4 (ATZ-30).
  it.each([
    { party: 2, zombies: 1, pris: true, trixie: true, dead: true },
    { party: 6, zombies: 1, pris: false, trixie: false, dead: true },
    { party: 4, zombies: 6, pris: true, trixie: true, dead: false },
    { party: 5, zombies: 4, pris: true, trixie: false, dead: true },
    { party: 1, zombies: 1, pris: false, trixie: false, dead: false },
  ])(
    'lets go whose Rep is the die or more: $party and $zombies',
    ({ party, zombies, pris, trixie, dead }) => {
      const roll = rolled(party, zombies);
      expect(mayActivate(roll, 'Party', 5)).toBe(pris);
      expect(mayActivate(roll, 'Party', 4)).toBe(trixie);
      expect(mayActivate(roll, 'Zombies', 4)).toBe(dead);
      expect(mayActivate(roll, 'Army', 7)).toBe(false);
    },
  );

  it('lets a Rep go in five ways of 36 for each point of it, 25 of 216 against two', () => {
    for (const rep of [1, 2, 3, 4, 5, 6]) {
      const goes = (roll: ReturnType<typeof rolled>) => String(mayActivate(roll, 'Party', rep));
      expect(ways(2, goes).true).toBe(`${5 * rep} of 36`);
      expect(ways(3, goes).true).toBe(`${25 * rep} of 216`);
    }
  });

  it('has odds that say why somebody stays', () => {
    const of = (sides: number) => {
      const { play, outcomes } = TURN_ODDS['atz.activation'];
      const { outcomes: counted } = odds(() => play({ rep: 4, sides }), String, { order: outcomes });
      return counted.map(([name, { n }]) => `${name} ${n}`);
    };
    expect(of(2)).toEqual(['goes 20', 'rep-too-low 10', 'doubled 6']);
    expect(of(3)).toEqual(['goes 100', 'rep-too-low 50', 'doubled 66']);
  });

  it('counts zombies beside them, at Rep 4 and where they roll alone', () => {
    const { isOpen, play, outcomes } = TURN_ODDS['atz.activation'].beside.zombies;
    const { outcomes: counted } = odds(() => play({ rep: 6 }), String, { order: outcomes });
    expect(counted.map(([name, { n }]) => `${name} ${n}`)).toEqual([
      'goes 20',
      'rep-too-low 10',
      'doubled 6',
    ]);
    expect([isOpen({ rep: 6, zombies: true }), isOpen({ rep: 6 })]).toEqual([true, false]);
  });
});
