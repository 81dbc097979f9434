/** Rows of sentences that reports are told in: each is of one file, and each of its signs is understood. */
import { expect, it } from 'vitest';
import { COMING_HOME } from '../../../../../src/rules/all-things-zombie/text/chronicle/sentences/coming-home.ts';
import { HARM } from '../../../../../src/rules/all-things-zombie/text/chronicle/sentences/harm.ts';
import { ON_THE_TABLE } from '../../../../../src/rules/all-things-zombie/text/chronicle/sentences/on-the-table.ts';
import { SETTING_OUT } from '../../../../../src/rules/all-things-zombie/text/chronicle/sentences/setting-out.ts';
import { TOLL } from '../../../../../src/rules/all-things-zombie/text/chronicle/sentences/toll.ts';
import { filledIn } from '../../../../../src/rules/core/text/filled.ts';

const ROWS = [SETTING_OUT, ON_THE_TABLE, HARM, TOLL, COMING_HOME].flatMap(
  (file): [string, readonly string[]][] => Object.entries(file),
);

it('has each row once', () => {
  const names = ROWS.map(([name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('has no sign that the reader doesn’t understand, whether everything is known or nothing', () => {
  const all = new Proxy({ n: 1 }, { get: (facts, place) => (place === 'n' ? facts.n : 'something') });
  const texts = ROWS.flatMap(([, ways]) => ways.flatMap((way) => [filledIn(way, all), filledIn(way, {})]));
  expect(texts.filter((text) => /[[\]{}|]/.test(text))).toEqual([]);
});

it('has no sentence twice in a row but for the turns', () => {
  const twice = ROWS.filter(([name, ways]) => name !== 'turn' && new Set(ways).size < ways.length);
  expect(twice).toEqual([]);
});
