import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshDeck, without } from '../../../src/rules/core/deck.ts';
import { drive, run } from '../../../src/rules/core/driver.ts';
import { type OddsOptions, odds } from '../../../src/rules/core/odds.ts';
import type { FreshRun } from '../../../src/rules/core/odds-walk.ts';
import { type Merge, part } from '../../../src/rules/core/part.ts';
import { pass } from '../../../src/rules/core/pass.ts';
import { choose, draw, type Play, roll, tell } from '../../../src/rules/core/play.ts';
import { burst, shotByShot, tollName } from '../../support/rules/machine-gun.ts';
import { scripted } from '../../support/rules/scripted.ts';

const asked = { rule: 'test.rule', seat: 'player', stream: 'battle' } as const;
const die = (...cuts: number[]) => roll({ ...asked, dice: 1, reading: { by: 'classes', cuts } });

/** Odds with parts, and how many ways were walked for them; they must be those of every way counted by itself. */
function merged<T, E>(
  makePlay: () => Play<T, E> | FreshRun<T, E>,
  nameOf: (value: T) => string = String,
  options: OddsOptions = {},
) {
  let ways = 0;
  const counted = odds(
    () => {
      ways += 1;
      return makePlay();
    },
    nameOf,
    options,
  );
  let leaves = 0;
  const oneByOne = odds(
    () => {
      leaves += 1;
      return makePlay();
    },
    nameOf,
    { ...options, merging: false },
  );
  expect(counted).toEqual(oneByOne);
  return { ways, leaves, outcomes: counted.outcomes };
}

/** Rolls so many dice one after another and counts those that come high. */
function* highOf(dice: number, merge: Merge): Play<number, never> {
  let high = 0;
  for (let count = 0; count < dice; count++) {
    const [face = 0] = yield* die(4);
    if (face > 4) high += 1;
    yield* merge(() => high);
  }
  return high;
}

describe('a part', () => {
  it('counts from state to state, not from way to way', () => {
    const twelve = merged(() => part((merge) => highOf(12, merge)));
    expect(twelve.leaves).toBe(4096);
    // From each of 1 + 2 + … + 12 tallies both ways of a die; then 13 tallies end the part.
    expect(twelve.ways).toBe(2 * 78 + 13 + 13);
    const { outcomes } = odds(() => part((merge) => highOf(100, merge)), String);
    expect(outcomes).toHaveLength(101);
    expect(outcomes[0]?.[1].of).toBe(6n ** 100n);
  });

  it('matters by its result alone when it is over', () => {
    function* twice(): Play<string, never> {
      const one = yield* part((merge) => highOf(6, merge));
      const two = yield* part((merge) => highOf(6, merge));
      return `${one} and ${two}`;
    }
    const { ways, leaves } = merged(twice);
    expect(leaves).toBe(4096);
    expect(ways).toBeLessThan(500);
  });

  it('forgets nothing that was asked before it', () => {
    function* withPast(): Play<string, never> {
      const [face = 0] = yield* die(1, 2, 3, 4, 5);
      const high = yield* part((merge) => highOf(face, merge));
      const [after = 0] = yield* die(3);
      return `${high} of ${face}, ${after > 3}`;
    }
    merged(withPast);
  });

  it('may stand in another, which forgets it in turn', () => {
    function* inner(): Play<number, never> {
      const [face = 0] = yield* die(1, 2, 3);
      // Not merged: a part is also one that only ends.
      const passes = yield* part(function* () {
        return (yield* pass({ ...asked, dice: 3, target: face })).passes;
      });
      return passes + (yield* part((merge) => highOf(face, merge)));
    }
    const outer = (times: number) =>
      part(function* (merge) {
        let sum = 0;
        for (let count = 0; count < times; count++) {
          sum += yield* inner();
          yield* merge(() => sum);
        }
        return sum;
      });
    const { ways, leaves } = merged(() => outer(2));
    expect(ways).toBeLessThan(leaves / 4);
    expect(odds(() => outer(6), String).outcomes).toHaveLength(37);
  });

  it('matters by what is taken of its result', () => {
    function* volley(): Play<number, never> {
      let sum = 0;
      for (let count = 0; count < 4; count++) {
        const { passes } = yield* part(
          () => pass({ ...asked, dice: 2, target: 3, cuts: [1, 2, 4, 5] }),
          (passed) => passed.passes,
        );
        sum += passes;
      }
      return sum;
    }
    const { ways, leaves } = merged(volley);
    expect(leaves).toBe(21 ** 4);
    expect(ways).toBe((1 + 3 + 9 + 27) * 21 + 81);
  });

  it('merges ways that asked more with ways that asked less', () => {
    function* untilThree(merge: Merge): Play<string, never> {
      let [light, coins] = [6, 0];
      while (light > 0 && coins < 3) {
        const [face = 0] = yield* die(2, 4);
        if (face > 4) light -= yield* part((inner) => highOf(2, inner));
        else if (face > 2) coins += 1;
        light -= 1;
        yield* merge(() => [Math.max(light, 0), coins]);
      }
      return coins === 3 ? 'home' : 'dark';
    }
    const { ways, leaves } = merged(() => part(untilThree));
    expect(ways).toBeLessThan(leaves);
  });

  it('takes draws, decisions, events and different denominators as they come', () => {
    const run = (): FreshRun<string, string> => {
      const state = { deck: freshDeck().filter((card) => card.startsWith('A') || card === 'JK'), jokers: 0 };
      function* play(): Play<string, string> {
        const act = yield* choose({
          ...asked,
          options: [
            { id: 'two', text: 'Two' },
            { id: 'three', text: 'Three' },
          ],
        });
        return yield* part(function* (merge) {
          for (let count = 0; count < (act === 'two' ? 2 : 3); count++) {
            const card = yield* draw({ ...asked, from: state.deck });
            yield* tell(card);
            if (card === 'JK') yield* die(1);
            // Only the number of the aces that are gone matters.
            yield* merge(() => [state.deck.length, state.jokers]);
          }
          return `${state.jokers} jokers, ${state.deck.length} left`;
        });
      }
      const onEvent = (card: string) => {
        state.deck = without(state.deck, card as 'JK');
        if (card === 'JK') state.jokers += 1;
      };
      return { play: play(), onEvent };
    };
    const { ways, leaves, outcomes } = merged(run, String, { choices: 'even' });
    expect(ways).toBeLessThan(leaves);
    expect(outcomes).toHaveLength(6);
  });

  it('is right whatever is rolled in whatever order', () => {
    const steps = fc.array(
      fc.record({
        cuts: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
        modulus: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(steps, steps, ([...outer], [...inner]) => {
        function* walk(
          list: typeof outer,
          merge: Merge,
          more: () => Play<number, never>,
        ): Play<number, never> {
          let sum = 0;
          for (const { cuts, modulus } of list) {
            const [face = 0] = yield* die(...cuts);
            if (face % 2 === 0) sum += yield* more();
            sum = (sum + face) % modulus;
            yield* merge(() => sum);
          }
          return sum;
        }
        const none = function* (): Play<number, never> {
          return yield* part(() => nothing());
        };
        merged(() =>
          part((merge) => walk(outer, merge, () => part((deep) => walk(inner.slice(0, 2), deep, none)))),
        );
      }),
      { seed: 7, numRuns: 40 },
    );
  });

  it('makes no difference to play', () => {
    const played = drive(
      part((merge) => highOf(3, merge)),
      scripted([[6], [1], [5]]),
    );
    expect(played).toMatchObject({ kind: 'finished', value: 2, events: [] });
    expect(played.transcript).toHaveLength(3);
    expect(
      run(
        part((merge) => highOf(3, merge)),
        scripted([[6]]),
      ),
    ).toMatchObject({ kind: 'waiting' });
    let calls = 0;
    const costly = part(function* (merge) {
      yield* merge(() => {
        calls += 1;
      });
      return calls;
    });
    expect(run(costly, scripted([]))).toMatchObject({ value: 0 });
  });

  it('throws where another part is merged, and at what is no plain data', () => {
    const wrong = () =>
      part((outer) =>
        part(function* () {
          yield* die(3);
          yield* outer(() => 1);
          return 1;
        }),
      );
    expect(() => odds(wrong, String)).toThrow('within another');
    const odd = () => part((merge) => merge(() => [undefined]));
    expect(() => odds(odd, String)).toThrow('value[0] is not plain data');
  });

  it('counts ways walked against the most there may be', () => {
    const many = () => part((merge) => highOf(12, merge));
    expect(() => odds(many, String, { mostLeaves: 181 })).toThrow('more than 181 ways');
    expect(odds(many, String, { mostLeaves: 182 }).outcomes).toHaveLength(13);
  });
});

// biome-ignore lint/correctness/useYield: a play that asks nothing
function* nothing(): Play<number, never> {
  return 1;
}

describe('a burst of a light machine gun', () => {
  const targets = (count: number) => Array.from({ length: count }, () => ({ rep: 4, shots: 1 }));

  it.each([
    [{ rep: 5, crackShot: false, targets: targets(1) }],
    [{ rep: 4, crackShot: true, targets: [{ rep: 4, shots: 2 }] }],
    [
      {
        rep: 5,
        crackShot: false,
        targets: [
          { rep: 4, shots: 2 },
          { rep: 3, shots: 1 },
        ],
      },
    ],
    [
      {
        rep: 4,
        crackShot: true,
        targets: [
          { rep: 5, shots: 1 },
          { rep: 3, shots: 2 },
          { rep: 4, shots: 1 },
        ],
      },
    ],
  ])('has the odds of every way counted by itself: %j', (shot) => {
    merged(() => burst(shot), tollName);
  });

  it('has them also when each shot is rolled by itself', () => {
    for (const count of [1, 2, 3])
      merged(() => shotByShot({ rep: 5, crackShot: false, targets: targets(count) }), tollName);
  });

  it('of six shots is within reach, and its states grow by far less than its ways', () => {
    const waysOf = (count: number) => {
      let ways = 0;
      odds(() => {
        ways += 1;
        return shotByShot({ rep: 5, crackShot: false, targets: targets(count) });
      }, tollName);
      return ways;
    };
    // 26 ways a shot: 457 thousand for four, 309 million for six.
    expect(waysOf(4)).toBeLessThan(2200);
    expect(waysOf(6)).toBeLessThan(12_000);
  });

  it('of one shot comes to what is counted by hand', () => {
    const { outcomes } = odds(
      () => burst({ rep: 6, crackShot: false, targets: [{ rep: 4, shots: 1 }] }),
      tollName,
    );
    // Rep 6: 2 to 6 hit; 3 in 6 dead, else 1 in 6 down; a miss is tested against 4: 4/9, 4/9, 1/9.
    const chance = Object.fromEntries(
      outcomes.map(([name, { n, of }]) => [name, Number((n * 216n * 6n) / of)]),
    );
    expect(chance).toEqual({
      '1 dead': 540,
      '1 down': 90,
      '1 out': 450,
      '1 fires': 96,
      '1 ducks': 96,
      '1 runs': 24,
    });
  });
});
