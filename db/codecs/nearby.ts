/** What a value may have been before a single bit of it was flipped on the disk, or, of a short text, a single letter was another. */

type Value = string | number | null;

/** What stands for bytes that are no text. */
const LOST = '\ufffd';
const ASCII = 128;
const FIRST_LETTER = 32;
/** Of which every letter is tried. */
const SHORT = 200;
/** Beyond that a text is too long to try all. */
const MOST_LETTERS = 4_000;
const BITS = 64;

function* ofNumber(value: number): Generator<number> {
  if (!Number.isInteger(value)) return;
  for (let bit = 0n; bit < BITS; bit += 1n) {
    const other = Number(BigInt.asIntN(BITS, BigInt(value) ^ (1n << bit)));
    if (Number.isSafeInteger(other)) yield other;
  }
}

function* ofText(value: string): Generator<string> {
  if (value.length > MOST_LETTERS) return;
  const bytes = new TextEncoder().encode(value);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for (let at = 0; at < bytes.length * 8; at += 1) {
    const flipped = Uint8Array.from(bytes);
    flipped[at >> 3] = (flipped[at >> 3] ?? 0) ^ (1 << (at & 7));
    try {
      yield decoder.decode(flipped);
    } catch {
      // No text is written so.
    }
  }
  // A letter that is none any more was one of these, too.
  const lost = value.indexOf(LOST);
  const places = value.length <= SHORT ? [...value].keys() : lost < 0 ? [] : [lost];
  for (const at of places)
    for (let code = FIRST_LETTER; code < ASCII; code += 1)
      yield value.slice(0, at) + String.fromCharCode(code) + value.slice(at + 1);
}

export function* nearby(value: Value): Generator<Value> {
  if (typeof value === 'number') yield* ofNumber(value);
  if (typeof value === 'string') yield* ofText(value);
}
