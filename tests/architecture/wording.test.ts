/** Wording of Holdout's texts, checked in the code, in the README and in docs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './source.ts';
import { faultOf, faultsIn } from './wording.ts';
import { INSTEAD_SAID, PLANTED, READ } from './wording-planted.ts';
import { wordsIn, wordsOfAll } from './words.ts';

const ROOT = join(import.meta.dirname, '../..');
const docs = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs')).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'));

/** A screen, a command, a refusal and a printed legend, each as its kind is written. */
const PLACES: readonly (readonly [path: string, source: (sentence: string) => string])[] = [
  ['renderer/games/all-things-zombie/after/planted.tsx', (said) => `export const A = () => <p>${said}</p>;`],
  ['src/cli/text/planted.ts', (said) => `export const words = { said: (n: string) => \`${said}\` };`],
  [
    'src/rules/all-things-zombie/text/planted-refusals.ts',
    (said) => `export const TEXT = { 'not-here': '${said}' };`,
  ],
  [
    'renderer/games/all-things-zombie/print/text/planted.ts',
    (said) => `export const words = { legend: '${said}' } as const;`,
  ],
];

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
      faultsIn(readFileSync(join(ROOT, file), 'utf8')).map(
        ([line, text, write]) => `${file}:${line}: ${text}; write “${write}”`,
      ),
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

  it.each(PLANTED)('would be found wherever it is said: %s', (sentence) => {
    const found = PLACES.map(([path, source]) => [
      path,
      wordsIn(sourceOf(path, source(sentence))).some(({ text }) => faultOf(text) !== undefined),
    ]);
    expect(found).toEqual(PLACES.map(([path]) => [path, true]));
    // Behind another sentence, and with a line that ends in it.
    const [one = '', ...others] = sentence.split(' ');
    const guide = `# Guide\n\nThe party goes out. ${one}\n${others.join(' ')}\n\n1. ${sentence}\n`;
    expect(faultsIn(guide).map(([line]) => line)).toEqual([3, 6]);
  });

  it.each(INSTEAD_SAID)('isn’t found in what is said instead: %s', (sentence) => {
    expect(faultOf(sentence)).toBeUndefined();
  });
});

describe('all words printed to be read', () => {
  it.each([
    ['<p>Nobody came home.</p>', 1],
    ['<Field label="Who goes" className="wide open" />', 1],
    ["const asked = 'Who goes there';", 1],
    ["const refused = 'Nobody goes yet; choose at least one figure.';", 1],
    ['<Button aria-label={`Undo: `} />', 1],
    ["const kind = 'One-off battle';", 1],
    ["const style = { color: 'var(--edge)', inset: 'calc(1px + 2rem)', css: 'color: red; width: 2px' };", 0],
    ['<p className="wide-open table flag" />', 0],
    ["const row = { section: 'Damage Table', key: 'ArrowDown', rule: '1px solid red' };", 0],
    ["<p className={quiet ? 'quiet small' : 'flag small'} />", 0],
    ["import { it } from 'the way home';", 0],
    ["if (said === 'Who goes there') throw new Error('nobody was asked');", 0],
  ])('would be found in %s', (text, found) => {
    expect(wordsIn(sourceOf('renderer/x.tsx', text))).toHaveLength(found);
  });

  it.each(READ)('hold a text of %s: %s', (folder, text) => {
    const texts = wordsOfAll().filter(({ path }) => path.startsWith(folder));
    expect(texts.map((one) => one.text)).toContainEqual(expect.stringContaining(text));
  });
});
