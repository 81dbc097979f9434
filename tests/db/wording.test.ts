import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WORDING } from '../../db/games/all-things-zombie/search-words.ts';
import { digest } from '../../src/rules/core/digest.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(FIXTURES, ...path), 'utf8'));

/** Digest of the words that earlier files are read as; other tests hold the words of today against them. */
function read(): string {
  const texts = readdirSync(join(FIXTURES, 'texts')).sort();
  return digest([json('prose.json'), ...texts.map((file) => [file, json('texts', file)])]);
}

it('the number of the wording is counted up when what is said of earlier files changes, so that they are indexed anew', () => {
  // After a change of the words: one more, and the digest that is there now. After a new fixture: the digest alone.
  expect({ wording: WORDING, read: read() }).toEqual({
    wording: 22,
    read: '1d65d8833bb350f049338599d2673887',
  });
});
