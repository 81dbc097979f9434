/**
 * Seeded dice. The generator is xoroshiro128+ (Blackman and Vigna 2016; shifts 24, 16, 37), giving the low 32 bits of
 * each sum, as pure-rand does. Its state is plain data and is stored with what it produced.
 */

import { hashText, type Words } from './hash.ts';
import type { Stream } from './play.ts';

export const DICE_GENERATOR = 'xoroshiro128plus' as const;

/** Four 32-bit words, never all zero, in pure-rand's order: high and low word of the first half, then of the second. */
export type StreamState = Words;

export interface DiceState {
  readonly generator: typeof DICE_GENERATOR;
  /** Streams not yet used are missing: they start from the seed. */
  readonly streams: Readonly<Record<Stream, StreamState>>;
}

export const FRESH_DICE: DiceState = { generator: DICE_GENERATOR, streams: {} };

const WORDS = 0x1_0000_0000;
const FACES = 6;

/** The one state the generator can't leave is all zero. */
const INSTEAD_OF_ZERO: StreamState = [1, 2, 3, 4];

/** A stream's first state: MurmurHash3_x86_128 over the UTF-8 of stream and seed, written as a JSON list. */
export function seedStream(seed: string, stream: Stream): StreamState {
  // JSON writes a lone surrogate as an escape; a stored seed comes back with U+FFFD in its place.
  const words = hashText(JSON.stringify([stream.toWellFormed(), seed.toWellFormed()]));
  return words.some((word) => word !== 0) ? words : INSTEAD_OF_ZERO;
}

/** Where a stream stands: as stored, or at its start. */
export function streamOf(dice: DiceState, seed: string, stream: Stream): StreamState {
  // Not `dice.streams[stream]`: a stream may be called `constructor`.
  return Object.hasOwn(dice.streams, stream)
    ? (dice.streams[stream] as StreamState)
    : seedStream(seed, stream);
}

/** The next word, signed 32 bits, and the state after it. */
export function nextWord([s01, s00, s11, s10]: StreamState): readonly [number, StreamState] {
  const a0 = s10 ^ s00;
  const a1 = s11 ^ s01;
  return [
    (s00 + s10) | 0,
    [
      (s01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16)),
      (s00 << 24) ^ (s01 >>> 8) ^ a0 ^ (a0 << 16),
      (a0 << 5) ^ (a1 >>> 27),
      (a1 << 5) ^ (a0 >>> 27),
    ],
  ];
}

/**
 * A whole number from 0 to n - 1, each equally likely; n from 1 to 2^32. The words are cut into n equal shares and the
 * few left over are rejected. Shares, not remainders: the lowest bits of this generator are its weakest.
 */
export function below(n: number, state: StreamState): readonly [number, StreamState] {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new Error(`below wants 1 to 2^32, not ${n}`);
  const share = Math.floor(WORDS / n);
  for (let at = state; ; ) {
    const [word, after] = nextWord(at);
    const value = Math.floor((word >>> 0) / share);
    if (value < n) return [value, after];
    at = after;
  }
}

/** A face from 1 to 6. */
export function rollDie(state: StreamState): readonly [number, StreamState] {
  const [value, after] = below(FACES, state);
  return [value + 1, after];
}

/** Dice in use: all streams of one seed, moved on in place. What is stored is `state()`. */
export interface DiceBox {
  readonly die: (stream: Stream) => number;
  readonly below: (n: number, stream: Stream) => number;
  readonly state: () => DiceState;
}

export function diceBox(seed: string, dice: DiceState = FRESH_DICE): DiceBox {
  const moved = new Map<Stream, StreamState>();
  const next = (n: number, stream: Stream): number => {
    const [value, after] = below(n, moved.get(stream) ?? streamOf(dice, seed, stream));
    moved.set(stream, after);
    return value;
  };
  return {
    die: (stream) => next(FACES, stream) + 1,
    below: next,
    state: () => ({ generator: DICE_GENERATOR, streams: { ...dice.streams, ...Object.fromEntries(moved) } }),
  };
}
