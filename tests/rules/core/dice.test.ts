import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import {
  below,
  diceBox,
  FRESH_DICE,
  type StreamState,
  seedStream,
  streamOf,
} from '../../../src/rules/core/dice.ts';

/** The next word, signed as the generator's authors have it: all words are shares of one each. */
function nextWord(state: StreamState): readonly [number, StreamState] {
  const [word, after] = below(2 ** 32, state);
  return [word | 0, after];
}

const STATES: readonly StreamState[] = [
  seedStream('a long campaign', 'battle'),
  seedStream('', ''),
  seedStream('🧟 生存者', 'names'),
  [-1, ~7, 7, 0],
  [0, 0, 0, 1],
];

describe('xoroshiro128plus', () => {
  it('agrees with pure-rand word by word and in its state', () => {
    for (const start of STATES) {
      const theirs = xoroshiro128plusFromState(start);
      let ours = start;
      for (let count = 0; count < 2000; count++) {
        const [word, after] = nextWord(ours);
        expect(word).toBe(theirs.next());
        ours = after;
      }
      expect(ours).toEqual(theirs.getState());
    }
  });

  it('leaves the state it was given as it was', () => {
    const state = seedStream('seed', 'battle');
    const before = [...state];
    nextWord(state);
    expect(state).toEqual(before);
  });
});

describe('below', () => {
  /** A state whose next word is `word`: the low words of both halves add up to it. */
  const giving = (word: number): StreamState => [0, word | 0, 0, 0];

  it('cuts the words into equal shares and rejects the rest', () => {
    for (const n of [1, 2, 3, 6, 52, 54, 1000, 2 ** 31 + 1, 2 ** 32]) {
      const share = Math.floor(2 ** 32 / n);
      for (const value of [0, Math.floor(n / 2), n - 1]) {
        expect(below(n, giving(value * share))[0]).toBe(value);
        expect(below(n, giving((value + 1) * share - 1))[0]).toBe(value);
      }
    }
  });

  it('asks for another word exactly where the shares end', () => {
    const end = 6 * Math.floor(2 ** 32 / 6);
    expect(below(6, giving(end - 1))).toEqual([5, nextWord(giving(end - 1))[1]]);
    for (let word = end; word < 2 ** 32; word++) {
      const afterOne = nextWord(giving(word))[1];
      expect(below(6, giving(word))).toEqual(below(6, afterOne));
    }
  });

  it('throws at what is no number of things', () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
      expect(() => below(n, giving(1))).toThrow('below wants');
  });
});

describe('dice', () => {
  it('show every face as often as the others (chi-square, 5 degrees of freedom, one in a thousand)', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const pairs = Array<number>(36).fill(0);
    const box = diceBox('fairness');
    let last = 0;
    const rolls = 600_000;
    for (let count = 0; count < rolls; count++) {
      const face = box.die('battle');
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      const pair = last * 6 + face - 1;
      if (count % 2 === 1) pairs[pair] = (pairs[pair] ?? 0) + 1;
      last = face - 1;
    }
    const chiSquare = (seen: readonly number[], each: number) =>
      seen.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(rolls);
    expect(chiSquare(counts, rolls / 6)).toBeLessThan(20.52);
    expect(chiSquare(pairs, rolls / 2 / 36)).toBeLessThan(66.62); // 35 degrees of freedom
  });
});

describe('streams', () => {
  it('start from seed and purpose, never from zero', () => {
    const starts = ['', ' ', 'a', 'b', 'ä', '🧟', 'a'.repeat(5000)].flatMap((seed) =>
      ['campaign', 'battle', 'names'].map((stream) => seedStream(seed, stream)),
    );
    expect(new Set(starts.map(String)).size).toBe(starts.length);
    expect(starts.every((state) => state.some((word) => word !== 0))).toBe(true);
  });

  it('do not run together where seed and purpose meet', () => {
    expect(seedStream('b', 'a')).not.toEqual(seedStream('', 'ab'));
    expect(seedStream('a', 'b')).not.toEqual(seedStream('b', 'a'));
  });

  it('start alike from a seed and from what a file makes of it', () => {
    const stored = new TextDecoder().decode(new TextEncoder().encode('odd \ud800 seed'));
    expect(seedStream('odd \ud800 seed', 'battle')).toEqual(seedStream(stored, 'battle'));
  });

  it('stay pinned: a change here changes every campaign', () => {
    expect(seedStream('Holdout', 'campaign')).toMatchInlineSnapshot(`
      [
        1033792611,
        -1346262218,
        856761447,
        1485259935,
      ]
    `);
  });

  it('move without moving each other', () => {
    const alone = diceBox('seed');
    const mixed = diceBox('seed');
    const wanted = Array.from({ length: 20 }, () => alone.die('battle'));
    const seen = wanted.map(() => {
      mixed.die('names');
      mixed.below(54, 'campaign');
      return mixed.die('battle');
    });
    expect(seen).toEqual(wanted);
  });

  it('go on from stored state as if never stored', () => {
    const whole = diceBox('seed');
    const first = diceBox('seed');
    const rolls = (box: typeof whole) => Array.from({ length: 10 }, () => box.die('battle'));
    expect(rolls(first)).toEqual(rolls(whole));
    const stored = JSON.parse(JSON.stringify(first.state()));
    expect(Object.keys(stored.streams)).toEqual(['battle']);
    expect(rolls(diceBox('seed', stored))).toEqual(rolls(whole));
  });

  it('stay as stored while nobody uses them', () => {
    const box = diceBox('seed');
    box.die('battle');
    box.die('names');
    const stored = box.state();
    const later = diceBox('seed', stored);
    later.die('battle');
    expect(later.state().streams.names).toEqual(stored.streams.names);
    expect(later.state().streams.battle).not.toEqual(stored.streams.battle);
  });

  it('may be called what objects call their own', () => {
    expect(streamOf(FRESH_DICE, 'seed', 'constructor')).toEqual(seedStream('seed', 'constructor'));
  });
});
