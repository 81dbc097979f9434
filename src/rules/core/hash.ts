/**
 * MurmurHash3_x86_128 (Austin Appleby, public domain), the one hash of the rules: it seeds the dice, marks questions
 * and sums up states. Not for secrets.
 */

/** Four 32-bit words, signed. */
export type Words = readonly [number, number, number, number];

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;
const BLOCK = 16;

/** The low 32 bits of a product: whole numbers, so exact on every machine, as the rest of Math need not be. */
const times = Math.imul;

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function mixed(word: number): number {
  let w = times(word ^ (word >>> 16), 0x85ebca6b);
  w = times(w ^ (w >>> 13), 0xc2b2ae35);
  return w ^ (w >>> 16);
}

/** Little-endian; what lies behind the end counts as zero. */
function wordAt(bytes: Uint8Array, at: number, end: number): number {
  if (at + 4 <= end) {
    return (
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24)
    );
  }
  let word = 0;
  for (let byte = end - 1; byte >= at; byte--) word = (word << 8) | (bytes[byte] as number);
  return word;
}

const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** The bytes that were hashed last, and the same memory as words: nearly always the room a text is written into. */
let seen: { readonly bytes: Uint8Array; readonly words: Int32Array } | undefined;

/** Little-endian words that the bytes fill: four loads for a block, not sixteen. */
function wordsOf(bytes: Uint8Array): Int32Array {
  if (seen?.bytes === bytes) return seen.words;
  const { buffer, byteOffset } = bytes;
  const whole = bytes.length >> 2;
  if (LITTLE_ENDIAN && byteOffset % 4 === 0) {
    seen = { bytes, words: new Int32Array(buffer, byteOffset, whole) };
    return seen.words;
  }
  const view = new DataView(buffer, byteOffset);
  return Int32Array.from({ length: whole }, (_, word) => view.getInt32(4 * word, true));
}

export function hashBytes(bytes: Uint8Array, seed = 0, length = bytes.length): Words {
  let h1 = seed | 0;
  let h2 = seed | 0;
  let h3 = seed | 0;
  let h4 = seed | 0;
  const whole = length - (length % BLOCK);
  const words = wordsOf(bytes);
  for (let at = 0; at < whole >> 2; at += 4) {
    h1 ^= times(rotated(times(words[at] as number, C1), 15), C2);
    h1 = (times((rotated(h1, 19) + h2) | 0, 5) + 0x561ccd1b) | 0;
    h2 ^= times(rotated(times(words[at + 1] as number, C2), 16), C3);
    h2 = (times((rotated(h2, 17) + h3) | 0, 5) + 0x0bcaa747) | 0;
    h3 ^= times(rotated(times(words[at + 2] as number, C3), 17), C4);
    h3 = (times((rotated(h3, 15) + h4) | 0, 5) + 0x96cd1c35) | 0;
    h4 ^= times(rotated(times(words[at + 3] as number, C4), 18), C1);
    h4 = (times((rotated(h4, 13) + h1) | 0, 5) + 0x32ac3b17) | 0;
  }
  // A zero word leaves its lane unchanged, so the tail may be taken as a block filled up with zeros.
  h4 ^= times(rotated(times(wordAt(bytes, whole + 12, length), C4), 18), C1);
  h3 ^= times(rotated(times(wordAt(bytes, whole + 8, length), C3), 17), C4);
  h2 ^= times(rotated(times(wordAt(bytes, whole + 4, length), C2), 16), C3);
  h1 ^= times(rotated(times(wordAt(bytes, whole, length), C1), 15), C2);

  h1 ^= length;
  h2 ^= length;
  h3 ^= length;
  h4 ^= length;
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = (h2 + h1) | 0;
  h3 = (h3 + h1) | 0;
  h4 = (h4 + h1) | 0;
  h1 = mixed(h1);
  h2 = mixed(h2);
  h3 = mixed(h3);
  h4 = mixed(h4);
  h1 = (h1 + h2 + h3 + h4) | 0;
  return [h1, (h2 + h1) | 0, (h3 + h1) | 0, (h4 + h1) | 0];
}

/** Room for what is written in one go; a longer text gets more. */
let room = new Uint8Array(4096);

function grown(bytes: number): void {
  const more = new Uint8Array(2 * (room.length + bytes));
  more.set(room);
  room = more;
}

/** Global of every system that runs JavaScript, though no part of the language itself. */
declare const TextEncoder: new () => {
  readonly encodeInto: (text: string, bytes: Uint8Array) => { readonly written: number };
};
const encoder = new TextEncoder();
/** Longer texts are written faster by the system than letter by letter. */
const LONG = 500;

/** Writes UTF-8 from `at` and gives its end. A lone surrogate becomes U+FFFD, as it would in a stored file. */
function write(text: string, at: number): number {
  if (at + text.length * 3 > room.length) grown(text.length * 3);
  const bytes = room;
  if (text.length > LONG) return at + encoder.encodeInto(text, bytes.subarray(at)).written;
  let end = at;
  for (let index = 0; index < text.length; index++) {
    let code = text.charCodeAt(index);
    if (code < 0x80) {
      bytes[end++] = code;
      continue;
    }
    if (code >= 0xd800 && code < 0xe000) {
      code = text.codePointAt(index) ?? code;
      if (code > 0xffff) index++;
      else code = 0xfffd;
    }
    if (code < 0x800) {
      bytes[end++] = 0xc0 | (code >> 6);
    } else if (code < 0x10000) {
      bytes[end++] = 0xe0 | (code >> 12);
      bytes[end++] = 0x80 | ((code >> 6) & 0x3f);
    } else {
      bytes[end++] = 0xf0 | (code >> 18);
      bytes[end++] = 0x80 | ((code >> 12) & 0x3f);
      bytes[end++] = 0x80 | ((code >> 6) & 0x3f);
    }
    bytes[end++] = 0x80 | (code & 0x3f);
  }
  return end;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN = 0x5b;
const CLOSE = 0x5d;

function byte(code: number, at: number): number {
  if (at + 1 > room.length) grown(1);
  room[at] = code;
  return at + 1;
}

/** Writes a text in quotes, the same as JSON does. */
function writeQuoted(text: string, at: number): number {
  if (at + text.length + 2 > room.length) grown(text.length + 2);
  const bytes = room;
  let end = at;
  bytes[end++] = QUOTE;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    // Ids are plain letters; whatever else there is, JSON itself knows best.
    if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH) {
      return write(JSON.stringify(text), at);
    }
    bytes[end++] = code;
  }
  bytes[end++] = QUOTE;
  return end;
}

/** Lists of texts and numbers, and lists of such lists. */
export type Listed = string | number | readonly Listed[];

function writeListed(value: Listed, at: number): number {
  if (typeof value === 'string') return writeQuoted(value, at);
  if (typeof value === 'number') return write(JSON.stringify(value), at);
  let end = byte(OPEN, at);
  for (let index = 0; index < value.length; index++) {
    if (index > 0) end = byte(COMMA, end);
    end = writeListed(value[index] as Listed, end);
  }
  return byte(CLOSE, end);
}

export function hashText(text: string): Words {
  const end = write(text, 0);
  return hashBytes(room, 0, end);
}

/** The hash of what JSON would write, without its being written out as a text first. */
export function hashListed(value: Listed): Words {
  const end = writeListed(value, 0);
  return hashBytes(room, 0, end);
}

const DIGITS = Array.from({ length: 0x100 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hex(word: number): string {
  return `${DIGITS[word >>> 24]}${DIGITS[(word >>> 16) & 0xff]}${DIGITS[(word >>> 8) & 0xff]}${DIGITS[word & 0xff]}`;
}
