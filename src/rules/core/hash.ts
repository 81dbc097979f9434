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

/** The low 32 bits of a product; the halves keep every step below 2^53, so it is exact on every machine. */
function times(a: number, b: number): number {
  return ((a & 0xffff) * b + ((((a >>> 16) * b) & 0xffff) << 16)) | 0;
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function mixed(word: number): number {
  let w = times(word ^ (word >>> 16), 0x85ebca6b);
  w = times(w ^ (w >>> 13), 0xc2b2ae35);
  return w ^ (w >>> 16);
}

/** Little-endian; what lies behind the end counts as zero. */
function wordAt(bytes: Uint8Array, at: number): number {
  return (
    (bytes[at] ?? 0) |
    ((bytes[at + 1] ?? 0) << 8) |
    ((bytes[at + 2] ?? 0) << 16) |
    ((bytes[at + 3] ?? 0) << 24)
  );
}

export function hashBytes(bytes: Uint8Array, seed = 0): Words {
  let h1 = seed | 0;
  let h2 = seed | 0;
  let h3 = seed | 0;
  let h4 = seed | 0;
  const whole = bytes.length - (bytes.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) {
    h1 ^= times(rotated(times(wordAt(bytes, at), C1), 15), C2);
    h1 = (times((rotated(h1, 19) + h2) | 0, 5) + 0x561ccd1b) | 0;
    h2 ^= times(rotated(times(wordAt(bytes, at + 4), C2), 16), C3);
    h2 = (times((rotated(h2, 17) + h3) | 0, 5) + 0x0bcaa747) | 0;
    h3 ^= times(rotated(times(wordAt(bytes, at + 8), C3), 17), C4);
    h3 = (times((rotated(h3, 15) + h4) | 0, 5) + 0x96cd1c35) | 0;
    h4 ^= times(rotated(times(wordAt(bytes, at + 12), C4), 18), C1);
    h4 = (times((rotated(h4, 13) + h1) | 0, 5) + 0x32ac3b17) | 0;
  }
  // A zero word leaves its lane unchanged, so the tail may be taken as a block filled up with zeros.
  h4 ^= times(rotated(times(wordAt(bytes, whole + 12), C4), 18), C1);
  h3 ^= times(rotated(times(wordAt(bytes, whole + 8), C3), 17), C4);
  h2 ^= times(rotated(times(wordAt(bytes, whole + 4), C2), 16), C3);
  h1 ^= times(rotated(times(wordAt(bytes, whole), C1), 15), C2);

  const { length } = bytes;
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

/** UTF-8. A lone surrogate becomes U+FFFD, as it would in a stored file, so that it hashes alike before and after. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    if (code < 0x80) {
      bytes[end++] = code;
      continue;
    }
    if (code >= 0xd800 && code < 0xe000) {
      code = text.codePointAt(at) ?? code;
      if (code > 0xffff) at++;
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
  return bytes.subarray(0, end);
}

export function hashText(text: string): Words {
  return hashBytes(utf8(text));
}

export function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
