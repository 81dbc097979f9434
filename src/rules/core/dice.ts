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

/** State of a stream: as stored, or at its start. */
export function streamOf(dice: DiceState, seed: string, stream: Stream): StreamState {
  // Not `dice.streams[stream]`: a stream may be called `constructor`.
  return Object.hasOwn(dice.streams, stream)
    ? (dice.streams[stream] as StreamState)
    : seedStream(seed, stream);
}

/** The next word, signed 32 bits; moves the state on in place. */
function moved(words: Int32Array): number {
  const s01 = words[0] as number;
  const s00 = words[1] as number;
  const s11 = words[2] as number;
  const s10 = words[3] as number;
  const a0 = s10 ^ s00;
  const a1 = s11 ^ s01;
  words[0] = (s01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
  words[1] = (s00 << 24) ^ (s01 >>> 8) ^ a0 ^ (a0 << 16);
  words[2] = (a0 << 5) ^ (a1 >>> 27);
  words[3] = (a1 << 5) ^ (a0 >>> 27);
  return (s00 + s10) | 0;
}

/** Draws one of `n` equal shares of all words, counted from 0; words of the few left over are passed by. */
function shareOf(n: number, share: number, words: Int32Array): number {
  for (;;) {
    const value = Math.floor((moved(words) >>> 0) / share);
    if (value < n) return value;
  }
}

function sharesOf(n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new Error(`below wants 1 to 2^32, not ${n}`);
  return Math.floor(WORDS / n);
}

function stateOf(words: Int32Array): StreamState {
  const [a = 0, b = 0, c = 0, d = 0] = words;
  return [a, b, c, d];
}

/**
 * A whole number from 0 to n - 1, each equally likely; n from 1 to 2^32. The words are cut into n equal shares and the
 * few left over are rejected. Shares, not remainders: the lowest bits of this generator are its weakest.
 */
export function below(n: number, state: StreamState): readonly [number, StreamState] {
  const words = Int32Array.from(state);
  return [shareOf(n, sharesOf(n), words), stateOf(words)];
}

/** Dice in use: all streams of one seed, moved on in place. What is stored is `state()`. */
export interface DiceBox {
  readonly die: (stream: Stream) => number;
  /** Rolls that many dice at once. */
  readonly roll: (dice: number, stream: Stream) => number[];
  readonly below: (n: number, stream: Stream) => number;
  readonly state: () => DiceState;
}

const SHARE_OF_A_FACE = sharesOf(FACES);

const face = (words: Int32Array): number => shareOf(FACES, SHARE_OF_A_FACE, words) + 1;

export function diceBox(seed: string, dice: DiceState = FRESH_DICE): DiceBox {
  const used = new Map<Stream, Int32Array>();
  // Nearly every roll comes from the stream of the one before.
  let latest: Stream | undefined;
  let words: Int32Array = new Int32Array(4);
  const wordsOf = (stream: Stream): Int32Array => {
    if (stream === latest) return words;
    const known = used.get(stream);
    words = known ?? Int32Array.from(streamOf(dice, seed, stream));
    if (!known) used.set(stream, words);
    latest = stream;
    return words;
  };
  return {
    die: (stream) => face(wordsOf(stream)),
    roll: (count, stream) => {
      const from = wordsOf(stream);
      if (count === 1) return [face(from)];
      if (count === 2) return [face(from), face(from)];
      const faces: number[] = [];
      for (let die = 0; die < count; die++) faces.push(face(from));
      return faces;
    },
    below: (n, stream) => shareOf(n, sharesOf(n), wordsOf(stream)),
    state: () => {
      const moved = [...used].map(([stream, at]): [Stream, StreamState] => [stream, stateOf(at)]);
      return { generator: DICE_GENERATOR, streams: { ...dice.streams, ...Object.fromEntries(moved) } };
    },
  };
}
