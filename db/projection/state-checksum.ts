/**
 * A single checksum over a whole state, which an act changes by what it changes, however much else there is: the state is taken apart,
 * fields of records and elements of lists, to the depth of two, and the hashes of all parts, each with its place, are combined by exclusive
 * or.
 */
import { canonical } from '../../src/rules/core/digest.ts';
import { hashBytes, hashText, hex, type Words } from '../../src/rules/core/hash.ts';
import { same } from '../../src/rules/core/same.ts';

/** Checksum of no state at all. */
export const NOTHING = '0'.repeat(32);

/** A figure, a name given, a field of the Encounter under way is one part. */
const DEPTH = 2;
const WORD = 8;

const wordsOf = (checksum: string): Words => {
  const word = (at: number) => Number.parseInt(checksum.slice(at * WORD, (at + 1) * WORD), 16) | 0;
  return [word(0), word(1), word(2), word(3)];
};

/** Takes in one part: its place, and what it says or, of what is taken apart further, what kind it is. */
interface Count {
  readonly part: (place: string, value: unknown) => void;
  readonly kind: (place: string, kind: '[]' | '{}') => void;
}

type Parts = Readonly<Record<string, unknown>>;

/** Parts into which a value is taken apart further; undefined where it is one part. */
function partsOf(value: unknown, depth: number): Parts | undefined {
  return depth < DEPTH && typeof value === 'object' && value !== null ? (value as Parts) : undefined;
}

/** An empty list is not an empty record, nor nothing. */
const kindOf = (parts: Parts) => (Array.isArray(parts) ? '[]' : '{}');

function countAll(value: unknown, place: string, depth: number, count: Count): void {
  const parts = partsOf(value, depth);
  if (parts === undefined) {
    count.part(place, value);
    return;
  }
  count.kind(place, kindOf(parts));
  for (const key of Object.keys(parts)) countAll(parts[key], `${place}/${key}`, depth + 1, count);
}

function countDifference(from: unknown, to: unknown, place: string, depth: number, count: Count): void {
  const old = partsOf(from, depth);
  const next = partsOf(to, depth);
  if (old === undefined || next === undefined || kindOf(old) !== kindOf(next)) {
    if (same(from, to)) return;
    countAll(from, place, depth, count);
    countAll(to, place, depth, count);
    return;
  }
  if (Array.isArray(old) && Array.isArray(next)) {
    countListed(old, next, place, depth, count);
    return;
  }
  for (const key of Object.keys(old)) {
    if (!Object.hasOwn(next, key)) countAll(old[key], `${place}/${key}`, depth + 1, count);
    else if (old[key] !== next[key])
      countDifference(old[key], next[key], `${place}/${key}`, depth + 1, count);
  }
  for (const key of Object.keys(next)) {
    if (!Object.hasOwn(old, key)) countAll(next[key], `${place}/${key}`, depth + 1, count);
  }
}

/** Counts a list’s differences. An act changes a few of everybody ever met: nothing is made for those it leaves alone. */
function countListed(
  old: readonly unknown[],
  next: readonly unknown[],
  place: string,
  depth: number,
  count: Count,
): void {
  const both = Math.min(old.length, next.length);
  for (let at = 0; at < both; at++) {
    if (old[at] !== next[at]) countDifference(old[at], next[at], `${place}/${at}`, depth + 1, count);
  }
  for (let at = both; at < old.length; at++) countAll(old[at], `${place}/${at}`, depth + 1, count);
  for (let at = both; at < next.length; at++) countAll(next[at], `${place}/${at}`, depth + 1, count);
}

const hashOf = (place: string, value: unknown): Words => hashText(`${place}\n${canonical(value)}`);

function counting(checksum: string, hash: typeof hashOf, work: (count: Count) => void): string {
  let [a, b, c, d] = wordsOf(checksum);
  const take = (words: Words) => {
    a ^= words[0];
    b ^= words[1];
    c ^= words[2];
    d ^= words[3];
  };
  work({
    part: (place, value) => take(hash(place, value)),
    kind: (place, kind) => take(hashText(`${place}\n${kind}`)),
  });
  return [a, b, c, d].map(hex).join('');
}

const over = (state: unknown, hash: typeof hashOf) =>
  counting(NOTHING, hash, (count) => countAll(state, '', 0, count));

/** The checksum over a state. */
export function checksumOfState(state: unknown): string {
  return over(state, hashOf);
}

/** Room for what a part says, written once over the other. */
let room = Buffer.allocUnsafeSlow(4096);

/** The same hash where all records have their keys in order, and another where they haven't. */
function hashAsItStands(place: string, value: unknown): Words {
  const text = `${place}\n${JSON.stringify(value)}`;
  if (text.length * 3 > room.length) room = Buffer.allocUnsafeSlow(text.length * 6);
  return hashBytes(room, 0, room.write(text));
}

/**
 * True if this is the checksum over a state. For a state that was read from its rows, and so has all keys in order, that is found out
 * without putting them in order: in half the time, in a process that has just begun.
 */
export function isChecksumOf(state: unknown, checksum: string): boolean {
  return over(state, hashAsItStands) === checksum || checksumOfState(state) === checksum;
}

/** The checksum over `to`, where `checksum` is the one over `from`. */
export function changedChecksum(checksum: string, from: unknown, to: unknown, hash = hashOf): string {
  return counting(checksum, hash, (count) => countDifference(from, to, '', 0, count));
}

/**
 * `changedChecksum` for one state after another, none of which is written once it has been seen: the hash of a part that
 * came with one act is still known when another takes it away.
 */
export function checksumOfChanges(): typeof changedChecksum {
  const known = new WeakMap<object, { readonly place: string; readonly words: Words }>();
  const hash = (place: string, value: unknown): Words => {
    if (typeof value !== 'object' || value === null) return hashOf(place, value);
    const found = known.get(value);
    if (found?.place === place) return found.words;
    const words = hashOf(place, value);
    known.set(value, { place, words });
    return words;
  };
  return (checksum, from, to) => changedChecksum(checksum, from, to, hash);
}
