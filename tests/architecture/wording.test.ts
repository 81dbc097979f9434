/** How Holdout speaks, held against what is written: in the code, in the README and in docs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './source.ts';
import { faultOf } from './wording.ts';
import { wordsIn, wordsOfAll } from './words.ts';

const ROOT = join(import.meta.dirname, '../..');
const docs = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs')).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'));

describe('what is said', () => {
  const words = wordsOfAll();

  it('is said as our guide to words has it', () => {
    const faults = words.flatMap(({ path, line, text }) => {
      const fault = faultOf(text);
      return fault === undefined ? [] : [`${path}:${line}: “${text}”; write “${fault.write}”`];
    });
    expect(faults).toEqual([]);
    expect(words.length).toBeGreaterThan(5000);
  });

  it('is said so in the README and the docs', () => {
    const faults = docs.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((text, at) => {
          const fault = faultOf(text);
          return fault === undefined ? [] : [`${file}:${at + 1}: ${text}; write “${fault.write}”`];
        }),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['<p>They crossed their path.</p>', 1],
    ['<Button aria-label="Finds after the battle" />', 1],
    ["const said = 'takes up the pistol';", 1],
    ["const said = 'takes the pistol';", 0],
    ["if (kind === 'Others met') go();", 0],
  ])('would be found in %s', (text, faults) => {
    const words = wordsIn(sourceOf('renderer/x.tsx', text));
    expect(words.filter((one) => faultOf(one.text) !== undefined)).toHaveLength(faults);
  });
});
