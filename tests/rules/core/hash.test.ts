import { describe, expect, it } from 'vitest';
import { hashBytes, hashText, hex, utf8 } from '../../../src/rules/core/hash.ts';

describe('MurmurHash3_x86_128', () => {
  it('gives the verification value of SMHasher, which covers every tail length', () => {
    const hashes = new Uint8Array(256 * 16);
    const view = new DataView(hashes.buffer);
    const key = Uint8Array.from({ length: 256 }, (_, at) => at);
    for (let length = 0; length < 256; length++) {
      for (const [at, word] of hashBytes(key.subarray(0, length), 256 - length).entries()) {
        view.setInt32(length * 16 + at * 4, word, true);
      }
    }
    expect(hex(hashBytes(hashes)[0])).toBe('b3ece62a');
  });

  it('tells texts apart that differ in one letter', () => {
    expect(hashText('marsh')).not.toEqual(hashText('harsh'));
  });
});

describe('utf8', () => {
  it.each(['', 'plain', 'Größe', 'Δύναμη', '生存者', '🧟‍♀️ 10♥', '\u0000\u007f\u0080\u07ff\u0800\uffff'])(
    'writes %j as the platform does',
    (text) => {
      expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
    },
  );

  it('replaces lone surrogates, as the platform does', () => {
    for (const text of ['\ud800', 'a\udc00b', '\ud83d\ud83d\udc00', '\udc00\ud800']) {
      expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
    }
  });
});
