import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashBytes, hashListed, hashText, hex, type Listed } from '../../../src/rules/core/hash.ts';

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

  it('is the same wherever in memory the bytes begin', () => {
    const bytes = Uint8Array.from({ length: 200 }, (_, at) => 7 * at);
    for (let from = 0; from < 8; from++) {
      const part = bytes.subarray(from, from + 150);
      expect(hashBytes(part)).toEqual(hashBytes(Uint8Array.from(part)));
      expect(hashBytes(part, 0, 37)).toEqual(hashBytes(part.slice(0, 37)));
    }
  });

  it('is that of the bytes as they are now, not as they were when they were hashed before', () => {
    const bytes = new Uint8Array(64);
    const before = hashBytes(bytes);
    bytes[20] = 1;
    expect(hashBytes(bytes)).not.toEqual(before);
    expect(hashBytes(bytes)).toEqual(hashBytes(bytes.slice()));
  });

  it('tells texts apart that differ in one letter', () => {
    expect(hashText('marsh')).not.toEqual(hashText('harsh'));
  });
});

describe('a text', () => {
  const platform = (text: string) => hashBytes(new TextEncoder().encode(text));

  it.each(['', 'plain', 'Größe', 'Δύναμη', '生存者', '🧟‍♀️ 10♥', '\u0000\u007f\u0080\u07ff\u0800\uffff'])(
    'is hashed in UTF-8, as the platform writes it: %j',
    (text) => {
      expect(hashText(text)).toEqual(platform(text));
    },
  );

  it('has its lone surrogates replaced, as by the platform', () => {
    for (const text of ['\ud800', 'a\udc00b', '\ud83d\ud83d\udc00', '\udc00\ud800']) {
      expect(hashText(text)).toEqual(platform(text));
    }
  });

  it('may be as long as it likes, and leaves nothing behind', () => {
    for (const text of ['ab'.repeat(50_000), '生🧟'.repeat(30_000), 'short']) {
      expect(hashText(text)).toEqual(platform(text));
    }
  });
});

describe('a list', () => {
  const listed = fc.letrec<{ part: Listed; list: Listed[] }>((tie) => ({
    part: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[a-z0-9 "\\-]{0,12}$/),
      fc.integer(),
      fc.double(),
      tie('list'),
    ),
    list: fc.array(tie('part'), { maxLength: 5 }),
  })).list;

  it('hashes as what JSON would write', () => {
    fc.assert(
      fc.property(listed, (value) => {
        expect(hashListed(value)).toEqual(hashText(JSON.stringify(value)));
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  it('of many parts as well', () => {
    for (const part of ['abc', '"', 7, '生', ['x', []]]) {
      const value = Array.from({ length: 3000 }, () => part);
      expect(hashListed(value)).toEqual(hashText(JSON.stringify(value)));
    }
  });
});
