import { describe, expect, it } from 'vitest';
import { MOVEMENT_ODDS } from '../../../../src/rules/all-things-zombie/movement/odds.ts';
import { forded, inchesLeft, normalMove } from '../../../../src/rules/all-things-zombie/movement/pace.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { ASKING, EVERY_REP, played } from '../reaction/support.ts';

describe('Normal Movement', () => {
  it('goes 6 inches with Rep 2 and less, and 8 with more', () => {
    const inches = EVERY_REP.map((rep) => played(normalMove(ASKING, { rep })).inches);
    expect(inches).toEqual(EVERY_REP.map((rep) => (rep <= 2 ? 6 : 8)));
  });

  it('takes half a die, rounded up, off the move of the Slow (ATZ-14)', () => {
    for (const rep of EVERY_REP) {
      const whole = rep <= 2 ? 6 : 8;
      const { outcomes } = odds(
        () => MOVEMENT_ODDS['atz.normal-move'].play({ rep, attributes: ['slow'] }),
        String,
      );
      const share = (inches: number) => {
        const [, found] = outcomes.find(([name]) => name === String(inches)) ?? [];
        return found && `${found.n}/${found.of}`;
      };
      expect([1, 2, 3].map((less) => share(whole - less))).toEqual(['2/6', '2/6', '2/6']);
    }
  });

  it('takes a die off the move of a staggering drunk, and both off one who is Slow too', () => {
    const { less, inches } = played(normalMove(ASKING, { rep: 4, attributes: ['slow'], drunk: 2 }), [3], [5]);
    expect(less.map((one) => [one.attribute, one.inches])).toEqual([
      ['slow', 2],
      ['drunkard', 5],
    ]);
    expect(inches).toBe(1);
    expect(played(normalMove(ASKING, { rep: 2, attributes: ['slow'], drunk: 2 }), [6], [6]).inches).toBe(0);
  });
});

describe('ground and openings', () => {
  it('halve what is left over rough ground, half an inch counting whole', () => {
    expect([8, 6, 7, 16, 0].map((inches) => inchesLeft(inches, 'slow', undefined))).toEqual([4, 3, 4, 8, 0]);
  });

  it('cost an inch at a door and none at a window', () => {
    expect(inchesLeft(8, 'open', 'door')).toBe(7);
    expect(inchesLeft(8, 'open', 'window')).toBe(8);
    expect(inchesLeft(7, 'slow', 'door')).toBe(3);
    expect(inchesLeft(0, 'open', 'door')).toBe(0);
  });

  it('take three moves through a ford: to the edge, across, out', () => {
    expect([undefined, 'edge', 'water'].map((was) => forded(was as Parameters<typeof forded>[0]))).toEqual([
      'edge',
      'water',
      undefined,
    ]);
  });
});
