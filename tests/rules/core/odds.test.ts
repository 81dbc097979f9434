import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshDeck, without } from '../../../src/rules/core/deck.ts';
import { type OddsOptions, odds } from '../../../src/rules/core/odds.ts';
import type { Share } from '../../../src/rules/core/odds-shares.ts';
import { pass } from '../../../src/rules/core/pass.ts';
import { choose, draw, type Play, place, type Reading, roll, tell } from '../../../src/rules/core/play.ts';
import { everyRoll } from '../../support/rules/every-roll.ts';
import { scripted } from '../../support/rules/scripted.ts';

const asked = { rule: 'test.rule', seat: 'player', stream: 'battle' } as const;
const dice = (count: number, reading: Reading) => roll({ ...asked, dice: count, reading });

function counted<T>(makePlay: () => Play<T>, options?: OddsOptions): Record<string, Share> {
  return Object.fromEntries(odds(makePlay, String, options).outcomes);
}

/** The same odds the long way: every one of the 6^n rolls, read by `read`. */
function tallied(count: number, read: (faces: readonly number[]) => string): Record<string, Share> {
  const tally: Record<string, Share> = {};
  const of = BigInt(6 ** count);
  for (const faces of everyRoll(count)) {
    const name = read(faces);
    tally[name] = { n: (tally[name]?.n ?? 0n) + 1n, of };
  }
  return tally;
}

describe('odds of a roll', () => {
  it('by faces tell every order apart', () => {
    const read = (faces: readonly number[]) => faces.join('');
    function* play() {
      return read(yield* dice(3, { by: 'faces' }));
    }
    expect(counted(play)).toEqual(tallied(3, read));
  });

  it.each([1, 2, 5])('by the sum of %i dice', (count) => {
    const read = (faces: readonly number[]) => `${faces.reduce((sum, face) => sum + face, 0)}`;
    function* play() {
      return read(yield* dice(count, { by: 'sum' }));
    }
    expect(counted(play)).toEqual(tallied(count, read));
  });

  it('by classes agree with counting every roll, whatever the cuts and the dice kept', () => {
    const readings = fc.record({
      count: fc.integer({ min: 1, max: 5 }),
      cuts: fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 4 }),
      kept: fc.integer({ min: 1, max: 6 }),
      best: fc.constantFrom('low' as const, 'high' as const),
      keeping: fc.boolean(),
    });
    fc.assert(
      fc.property(readings, ({ count, cuts, kept, best, keeping }) => {
        const read = (faces: readonly number[]) => {
          const sorted = faces.toSorted((a, b) => (best === 'low' ? a - b : b - a));
          const counting = keeping ? sorted.slice(0, kept) : sorted;
          return counting.map((face) => cuts.filter((cut) => face > cut).length).join();
        };
        const reading: Reading = keeping
          ? { by: 'classes', cuts, keep: { count: kept, best } }
          : { by: 'classes', cuts };
        function* play() {
          return read(yield* dice(count, reading));
        }
        expect(counted(play)).toEqual(tallied(count, read));
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  it('answers with dice the rule can read in full', () => {
    function* play() {
      const faces = yield* dice(4, { by: 'classes', cuts: [3], keep: { count: 2, best: 'high' } });
      return faces.length === 4 && faces.every((face) => face >= 1 && face <= 6);
    }
    expect(Object.keys(counted(play))).toEqual(['true']);
  });

  it('of eight dice keeping four, each hit rolling on, is at hand at once', () => {
    function* burst() {
      const faces = yield* dice(8, {
        by: 'classes',
        cuts: [1, 2, 3, 4, 5],
        keep: { count: 4, best: 'high' },
      });
      let down = 0;
      for (const face of faces.toSorted((a, b) => b - a).slice(0, 4)) {
        if (face >= 5) down += (yield* pass({ ...asked, dice: 2, target: 3 })).passes === 0 ? 1 : 0;
      }
      return down;
    }
    const started = performance.now();
    const { outcomes } = odds(burst, String);
    expect(performance.now() - started).toBeLessThan(1000);
    const chances = new Map(outcomes.map(([name, share]) => [name, Number(share.n) / Number(share.of)]));
    // Each of the kept dice shows 5 or 6, and then lays low with 1 in 4: by the binomials of 8 dice at 1 in 3.
    const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k);
    const hits = (k: number) => binomial(8, k) * (1 / 3) ** k * (2 / 3) ** (8 - k);
    const atMostFour = [0, 1, 2, 3].map(hits);
    const four = 1 - atMostFour.reduce((sum, chance) => sum + chance);
    for (const down of [0, 1, 2, 3, 4]) {
      const wanted = [...atMostFour, four].reduce(
        (sum, chance, k) =>
          sum + (k < down ? 0 : chance * binomial(k, down) * 0.25 ** down * 0.75 ** (k - down)),
        0,
      );
      expect(chances.get(`${down}`)).toBeCloseTo(wanted, 12);
    }
  });

  it('refuses to list too many dice face by face', () => {
    expect(() => counted(() => dice(9, { by: 'faces' }))).toThrow('declare what matters');
  });
});

describe('odds of cards', () => {
  it('count equal cards together', () => {
    const shares = counted(() => draw({ ...asked, from: freshDeck() }));
    expect(Object.keys(shares)).toHaveLength(53);
    expect(shares.JK).toEqual({ n: 2n, of: 54n });
    expect(shares['3S']).toEqual({ n: 1n, of: 54n });
  });

  it('follow the deck as it shrinks', () => {
    function* twoCards() {
      const first = yield* draw({ ...asked, from: freshDeck() });
      const second = yield* draw({ ...asked, from: without(freshDeck(), first) });
      return [first, second].filter((card) => card === 'JK').length;
    }
    // Two Jokers 2·1, one 2·(2·52), none 52·51, of 54·53.
    expect(counted(twoCards, { order: ['2', '1', '0'] })).toEqual({
      2: { n: 2n, of: 2862n },
      1: { n: 208n, of: 2862n },
      0: { n: 2652n, of: 2862n },
    });
  });
});

describe('odds of decisions', () => {
  const options = [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B' },
    { id: 'c', text: 'C' },
  ] as const;
  const bounds = { west: 0, south: 0, east: 9, north: 9 };
  const spots = [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ];
  function* chooseAndPlace() {
    const id = yield* choose({ ...asked, options });
    const { x } = yield* place({ ...asked, bounds, spots });
    return `${id}${x}`;
  }

  it('take every option alike, where asked to', () => {
    const each = { n: 1n, of: 6n };
    expect(counted(chooseAndPlace, { choices: 'even' })).toEqual({
      a1: each,
      a2: each,
      b1: each,
      b2: each,
      c1: each,
      c2: each,
    });
  });

  it('follow a table that decides', () => {
    expect(counted(chooseAndPlace, { choices: scripted(['b', { x: 7, y: 7 }]) })).toEqual({
      b7: { n: 1n, of: 1n },
    });
  });

  it('throw where nobody decides', () => {
    expect(() => counted(chooseAndPlace)).toThrow('who decides test.rule');
    expect(() => counted(chooseAndPlace, { choices: () => undefined })).toThrow('nobody decides test.rule');
  });

  it('bring different denominators to one', () => {
    function* dieOrCards() {
      const [face = 0] = yield* dice(1, { by: 'classes', cuts: [2] });
      if (face <= 2) return yield* draw({ ...asked, from: ['a', 'a', 'b', 'c'] });
      return yield* draw({ ...asked, from: ['a', 'b', 'b', 'b', 'b', 'd'] });
    }
    // a: 2/6·2/4 + 4/6·1/6 = 20/72, and so on; 6·4 = 24 and 6·6 = 36 meet at 72.
    expect(counted(dieOrCards)).toEqual({
      a: { n: 20n, of: 72n },
      b: { n: 38n, of: 72n },
      c: { n: 6n, of: 72n },
      d: { n: 8n, of: 72n },
    });
  });
});

describe('odds', () => {
  it('are all there is: they add up to one', () => {
    function* play() {
      const { passes } = yield* pass({ ...asked, dice: 3, target: 4 });
      return passes === 1 ? yield* draw({ ...asked, from: freshDeck() }) : `${passes}`;
    }
    const { outcomes } = odds(play, String);
    const total = outcomes.reduce((sum, [, { n }]) => sum + n, 0n);
    expect(total).toBe(outcomes[0]?.[1].of);
  });

  it('come in the order wanted, others behind as they were met', () => {
    const { outcomes } = odds(() => draw({ ...asked, from: ['a', 'b', 'c', 'd'] }), String, {
      order: ['c', 'never', 'b'],
    });
    expect(outcomes.map(([name]) => name)).toEqual(['c', 'b', 'a', 'd']);
  });

  it('of a play that asks nothing are certain', () => {
    // biome-ignore lint/correctness/useYield: a play that asks nothing
    function* sure(): Play<string> {
      return 'sure';
    }
    expect(counted(sure)).toEqual({ sure: { n: 1n, of: 1n } });
  });

  it('apply events to a state made afresh for each run', () => {
    const run = () => {
      const state = { high: 0 };
      function* play(): Play<string, { readonly high: number }> {
        const [face = 0] = yield* dice(1, { by: 'classes', cuts: [4] });
        yield* tell({ high: face > 4 ? 1 : 0 });
        return `${state.high} high`;
      }
      const onEvent = ({ high }: { readonly high: number }) => {
        state.high += high;
      };
      return { play: play(), onEvent };
    };
    expect(odds(run, String, { order: ['0 high', '1 high'] }).outcomes).toEqual([
      ['0 high', { n: 4n, of: 6n }],
      ['1 high', { n: 2n, of: 6n }],
    ]);
  });

  it('stop where there are too many ways to fall', () => {
    const many = () => dice(4, { by: 'faces' });
    expect(() => counted(many, { mostLeaves: 1295 })).toThrow('more than 1295 ways');
    expect(Object.keys(counted(many, { mostLeaves: 1296 }))).toHaveLength(1296);
  });

  it('stop where a play may ask for ever', () => {
    function* untilSix(): Play<string> {
      for (;;) {
        const [face] = yield* dice(1, { by: 'classes', cuts: [5] });
        if (face === 6) return 'six';
      }
    }
    const never = () => untilSix();
    expect(() => counted(never)).toThrow('asks without end');
  });

  it('throw where the play is not the same each time', () => {
    let runs = 0;
    const play = () => {
      runs += 1;
      return roll({ ...asked, rule: `test.run-${runs}`, dice: 1, reading: { by: 'sum' } });
    };
    expect(() => counted(play)).toThrow('asked test.run-1 once and test.run-2 the next time');
    let asking = true;
    function* once(): Play<number> {
      const faces = asking ? yield* dice(1, { by: 'sum' }) : [];
      asking = false;
      return faces.length;
    }
    expect(() => counted(once)).toThrow('ended before test.rule');
  });
});
