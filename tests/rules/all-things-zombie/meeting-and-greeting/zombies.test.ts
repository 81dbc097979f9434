import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { MEETING_ODDS } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/odds.ts';
import {
  onslaught,
  reinforcement,
  zombiesAtStart,
  zombiesInBuilding,
} from '../../../../src/rules/all-things-zombie/meeting-and-greeting/zombies.ts';
import { needsText } from '../../../../src/rules/all-things-zombie/text/needs.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

describe('zombies at the start', () => {
  it('are a die and the activity level: 5 and 6 in the urban example', () => {
    expect(playedWith(zombiesAtStart(PLAYER_ASKING, { area: 'urban', phase: 1 }), [5]).zombies).toBe(11);
  });

  it('use the level of 1 after a survivors’ win', () => {
    const where = { area: 'urban', phase: 3, winner: 'survivors' } as const;
    expect(playedWith(zombiesAtStart(PLAYER_ASKING, where), [2]).zombies).toBe(3);
  });
});

describe('zombies drawn by noise', () => {
  it.each([
    ['urban', 3],
    ['outskirts', 2],
    ['rural', 1],
  ] as const)('come in %s areas on %i of six faces', (area, n) => {
    const all = [1, 2, 3, 4, 5, 6];
    expect(playedWith(reinforcement(PLAYER_ASKING, area, 6), all).zombies).toBe(n);
  });

  it('ask for no dice where no shot was fired', () => {
    expect(playedWith(reinforcement(PLAYER_ASKING, 'urban', 0)).zombies).toBe(0);
  });
});

describe('zombies in buildings', () => {
  it('roll a die for each point of the plain level (ATZ-72)', () => {
    expect(playedWith(zombiesInBuilding(PLAYER_ASKING, { area: 'rural', phase: 1 }), [6]).zombies).toBe(1);
    expect(
      playedWith(zombiesInBuilding(PLAYER_ASKING, { area: 'outskirts', phase: 2 }), [4, 5, 6]).zombies,
    ).toBe(2);
  });

  it('number by the binomial: urban phase 1, six dice at one half', () => {
    const counted = odds(
      () => MEETING_ODDS['atz.zombies-in-building'].play({ area: 'urban', phase: 1 }),
      String,
    );
    const shares = Object.fromEntries(
      counted.outcomes.map(([name, { n, of }]) => [name, Number(n * 64n) / Number(of)]),
    );
    expect(shares).toEqual({ 0: 1, 1: 6, 2: 15, 3: 20, 4: 15, 5: 6, 6: 1 });
  });

  it('surprise Trixie in the book’s example, 7 against 6, and would have charged Jim Bob Joe', () => {
    const figures = [
      { id: 'joe', rep: 4 },
      { id: 'trixie', rep: 3 },
    ];
    const toTrixie = playedWith(onslaught(PLAYER_ASKING, 1, figures), [6], [3], [4]);
    expect(toTrixie).toMatchObject({
      zombieScore: 7,
      charged: [{ figure: 'trixie', score: 6, check: 'surprise' }],
    });
    const toJoe = playedWith(onslaught(PLAYER_ASKING, 1, figures), [6], [3], [3]);
    expect(toJoe.charged).toEqual([{ figure: 'joe', zombies: 1, score: 7, check: 'being-charged' }]);
  });

  it('fall upon every figure before any has two', () => {
    const figures = ['a', 'b', 'c'].map((id) => ({ id, rep: 4 }));
    const five = playedWith(onslaught(PLAYER_ASKING, 5, figures), [1], [1], [2], [3]);
    expect(five.charged.map(({ figure, zombies }) => [figure, zombies])).toEqual([
      ['a', 2],
      ['b', 2],
      ['c', 1],
    ]);
    const six = playedWith(onslaught(PLAYER_ASKING, 6, figures), [1], [1]);
    expect(six.charged.map(({ zombies }) => zombies)).toEqual([2, 2, 2]);
  });

  describe('that don’t go round (ATZ-127)', () => {
    const some = (n: number) => Array.from({ length: n }, (_, at) => ({ id: `f${at + 1}`, rep: 4 }));
    const whom = (zombies: number, figures: number, ...faces: number[]) =>
      playedWith(
        onslaught(PLAYER_ASKING, zombies, some(figures)),
        [1],
        [1],
        ...faces.map((face) => [face]),
      ).charged.map(({ figure, zombies: several }) => `${figure} ${several}`);

    it('roll a die for each of them, not for each figure', () => {
      // Four figures have the numbers 1 to 4; the three then left have two numbers each.
      expect(whom(2, 4, 3, 6)).toEqual(['f3 1', 'f4 1']);
      // The last figure left is charged without a die.
      expect(whom(1, 2, 4)).toEqual(['f2 1']);
      expect(whom(3, 4, 1, 1, 4)).toEqual(['f1 1', 'f2 1', 'f4 1']);
    });

    it('roll again for a number nobody has', () => {
      expect(whom(1, 4, 5, 6, 2)).toEqual(['f2 1']);
      expect(whom(1, 5, 6, 5)).toEqual(['f5 1']);
    });

    it('pick each of them alike often, of more than a die tells apart too', () => {
      const counted = (figures: number) => {
        const all = odds(
          () => whoIsCharged(figures),
          (id) => id,
        );
        return new Set(all.outcomes.map(([, { n, of }]) => `${n}/${of}`));
      };
      function* whoIsCharged(figures: number) {
        const { charged } = yield* onslaught(PLAYER_ASKING, 1, some(figures));
        return charged[0]?.figure ?? '';
      }
      // Six divides by each of these, so that no die is rolled again.
      for (const figures of [2, 3, 6, 12]) expect(counted(figures).size, `${figures}`).toBe(1);
      // Seven figures leave one in the second row, and a figure alone in its row isn't charged more often.
      expect(whom(1, 7, 4, 2, 4, 1)).toEqual(['f7 1']);
    });

    it('says who has which number', () => {
      const asked: string[] = [];
      drive(onslaught(PLAYER_ASKING, 1, some(3)), (question) => {
        if (question.rule === 'atz.who-is-charged' && question.kind === 'roll')
          asked.push(
            needsText(
              question,
              (question.basis?.shares ?? []).map(({ against }) => against),
            ),
          );
        return { answer: [5], by: 'script' };
      });
      expect(asked).toEqual(['One die; f1: 1 or 2; f2: 3 or 4; f3: 5 or 6']);
    });
  });
});
