/** Sections: Attacking with Fire, Line of Sight. */
import { describe, expect, it } from 'vitest';
import { FIRE } from '../../../../src/rules/all-things-zombie/shooting/fire-impact.ts';
import { LINE_OF_SIGHT, sightOf } from '../../../../src/rules/all-things-zombie/shooting/sight.ts';
import { conditionsText } from '../../../../src/rules/all-things-zombie/text/conditions.ts';
import { fractions, told } from '../../../backend/odds/by-hand.ts';

describe('fire', () => {
  it('has the two Impacts that are printed for it', () => {
    expect(Object.values(FIRE.rows).map(({ result }) => result)).toEqual([5, 1]);
  });

  it('kills, puts out, knocks down or sets alight by them, die by die (ATZ-20)', () => {
    const human = { kind: 'human', rep: 4 } as const;
    const zombie = { kind: 'zombie' } as const;
    // Ways of 36 in which two dice fall: the first for Obviously Dead, the second against Rep less the Impact.
    expect(told('atz.fire', { how: 'doused', target: human })).toEqual(
      fractions({ unhurt: 0, knockedDown: 15, outOfTheFight: 15, obviouslyDead: 6 }),
    );
    expect(told('atz.fire', { how: 'spread', target: human })).toEqual(
      fractions({ unhurt: 0, knockedDown: 0, outOfTheFight: 6, obviouslyDead: 30 }),
    );
    expect(told('atz.fire', { how: 'doused', target: zombie })).toEqual(
      fractions({ unhurt: 30, knockedDown: 0, outOfTheFight: 0, obviouslyDead: 6 }),
    );
    expect(told('atz.fire', { how: 'spread', target: zombie })).toEqual(
      fractions({ unhurt: 6, knockedDown: 0, outOfTheFight: 0, obviouslyDead: 30 }),
    );
  });
});

describe('the line of sight', () => {
  it('is as in the book', () => {
    expect(LINE_OF_SIGHT.rows).toMatchObject({
      night: { result: 12 },
      woods: { result: 12 },
      'woods-by-night': { result: 6 },
      weather: { result: 12 },
      'weather-by-night': { result: 6 },
    });
  });

  it.each([
    [{}, {}, undefined],
    [{ night: true }, {}, 12],
    [{ night: true }, { lit: true }, undefined],
    [{}, { woods: true }, 12],
    [{ night: true }, { woods: true }, 6],
    [{ weather: true }, {}, 12],
    [{ night: true, weather: true }, {}, 6],
    [{ night: true, weather: true }, { lit: true }, 12],
    [{ night: true }, { woods: true, lit: true }, 12],
  ] as const)('under %j of a target %j is %s', (conditions, of, inches) => {
    expect(sightOf(conditions, of)?.inches).toBe(inches);
  });

  it('is told in words', () => {
    const words = (night: boolean, weather: boolean, inches: number | null, woods: number) =>
      conditionsText({ night, weather, inches, woods });
    expect(words(false, false, null, 12)).toBeNull();
    expect(words(true, false, 12, 6)).toBe(
      'Night: 12″ in sight, 6″ in woods; what stands in the light as by day',
    );
    expect(words(true, true, 6, 6)).toBe(
      'Night and foul weather: 6″ in sight; what stands in the light as by day',
    );
    expect(words(false, true, 12, 12)).toBe('Foul weather: 12″ in sight');
  });
});
