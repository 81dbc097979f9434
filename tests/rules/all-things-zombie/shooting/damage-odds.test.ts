/** Odds of what hits do, against every roll written out and read by the book beside the rules. */
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../../src/backend/games/all-things-zombie/odds.ts';
import { counted, fractions, told } from '../../../backend/odds/by-hand.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';

type Hit = readonly [what: string, by: object, impact: number];

/** Impacts as the weapons’ entries have them; a hand in melee is Impact 1, and a vehicle hits as a light machine gun. */
const HITS: readonly Hit[] = [
  ['a pistol', { by: 'shot', weapon: 'pistol' }, 1],
  ['a rifle', { by: 'shot', weapon: 'rifle' }, 2],
  ['a light machine gun', { by: 'shot', weapon: 'light-machine-gun' }, 3],
  ['a machete', { by: 'struck', weapon: 'one-hand-edged' }, 2],
  ['a chain saw', { by: 'struck', weapon: 'chain-saw' }, 3],
  ['a rifle swung like a club', { by: 'struck', weapon: 'rifle' }, 1],
  ['a fist', { by: 'struck' }, 1],
  ['a zombie', { by: 'clawed' }, 1],
  ['a vehicle', { by: 'isHit' }, 3],
];
const HUMANS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Each hit has a die against the Impact; each that did not kill one against Rep less the Impact, and the worst holds. */
function humanByHand(rep: number, hits: number, impact: number) {
  return fractions(
    counted(2 * hits, (...faces) => {
      if (faces.slice(0, hits).some((face) => face <= impact)) return 'obviouslyDead';
      return faces.slice(hits).some((face) => face > rep - impact) ? 'outOfTheFight' : 'knockedDown';
    }),
  );
}

describe('atz.obviously-dead', () => {
  it.each(HITS)('counts one hit by %s on a human of every Rep', (_, by, impact) => {
    for (const rep of HUMANS)
      expect(
        told('atz.obviously-dead', { ...by, hits: 1, target: { kind: 'human', rep } }),
        `${rep}`,
      ).toEqual(humanByHand(rep, 1, impact));
  });

  it.each([2, 3])('counts the worst of %i hits', (hits) => {
    const target = { kind: 'human', rep: 4 };
    expect(told('atz.obviously-dead', { by: 'shot', weapon: 'assault-rifle', hits, target })).toEqual(
      humanByHand(4, hits, 2),
    );
  });

  it('knows a shot of Impact 1 that a zombie doesn’t notice, and one that knocks it down', () => {
    const target = { kind: 'zombie' };
    expect(told('atz.obviously-dead', { by: 'shot', weapon: 'pistol', hits: 1, target })).toEqual(
      fractions({ obviouslyDead: 1, unhurt: 5 }),
    );
    expect(told('atz.obviously-dead', { by: 'shot', weapon: 'ba-pistol', hits: 1, target })).toEqual(
      fractions({ obviouslyDead: 2, knockedDown: 4 }),
    );
    expect(told('atz.obviously-dead', { by: 'struck', hits: 1, target })).toEqual(
      fractions({ obviouslyDead: 1, knockedDown: 5 }),
    );
  });

  it.each(HUMANS)('kills a zombie far off on the shooter’s Rep of %i', (rep) => {
    const input = { by: 'shot', weapon: 'pistol', rep, hits: 2, target: { kind: 'zombie', far: true } };
    const expected = counted(2, (a, b) => (a <= rep || b <= rep ? 'obviouslyDead' : 'unhurt'));
    expect(told('atz.obviously-dead', input)).toEqual(fractions(expected));
  });

  it('takes the first Obviously Dead of somebody Hard as Nails for a knock-down, and only the first', () => {
    const target = { kind: 'human', rep: 4, attributes: ['hard-as-nails'] };
    const shot = { by: 'shot', weapon: 'rifle', hits: 1 };
    // 1 and 2 spare it; the other four faces are followed by a die against 4 less 2.
    expect(told('atz.obviously-dead', { ...shot, target })).toEqual(
      fractions({ knockedDown: 12 + 8, outOfTheFight: 16 }),
    );
    expect(told('atz.obviously-dead', { ...shot, target: { ...target, survived: 1 } })).toEqual(
      humanByHand(4, 1, 2),
    );
  });

  it('asks for the weapon of a shot, for a Rep of a human, and for the shooter’s at a zombie far off', () => {
    const human = { kind: 'human', rep: 4 };
    const asked = (input: object) => () => oddsOf('atz.obviously-dead', { hits: 1, ...input });
    expect(asked({ by: 'shot', target: human })).toThrow('weapon: name the one that is fired.');
    expect(asked({ by: 'shot', weapon: 'chain-saw', target: human })).toThrow('isn’t fired');
    expect(asked({ by: 'clawed', target: { kind: 'human' } })).toThrow('target: give a human a Rep');
    expect(asked({ by: 'shot', weapon: 'rifle', target: { kind: 'zombie', far: true } })).toThrow(
      'rep: a zombie that far off is killed by the shooter’s Rep',
    );
  });
});

describe('atz.damage', () => {
  it.each([
    ...HITS,
    ['fire that spreads', { by: 'spread' }, 5],
    ['a douse of fire', { by: 'doused' }, 1],
  ] as const)('holds a die for each hit by %s against Rep less the Impact', (_, by, impact) => {
    for (const rep of HUMANS) {
      for (const hits of [1, 2, 3]) {
        const ways = everyRoll(hits);
        const down = ways.filter((faces) => faces.every((face) => face <= rep - impact)).length;
        expect(told('atz.damage', { ...by, rep, hits }), `${rep} ${hits}`).toEqual(
          fractions({ knockedDown: down, outOfTheFight: ways.length - down }),
        );
      }
    }
  });

  it('is the book’s example: Rep 4 hit by two rounds of an assault rifle needs twos', () => {
    expect(told('atz.damage', { by: 'shot', weapon: 'assault-rifle', rep: 4, hits: 2 })).toEqual({
      knockedDown: '1/9',
      outOfTheFight: '8/9',
    });
  });
});
