/** Names of what an act takes by an id read well after `name a`. */
import { expect, it } from 'vitest';
import { ACTS } from '../../../../src/rules/all-things-zombie/acts/acts.ts';

/** Lists the kinds of things that ids stand for, in fields however deep. */
function namedIn(field: unknown): readonly string[] {
  if (typeof field !== 'object' || field === null) return [];
  const { kind, of } = field as { readonly kind?: unknown; readonly of?: unknown };
  const own = kind === 'id' && typeof of === 'string' ? [of] : [];
  return [...own, ...Object.values(field).flatMap(namedIn)];
}

it('no vowel and no pronoun stands after the article', () => {
  const named = new Set(Object.values(ACTS).flatMap(({ fields }) => namedIn(fields)));
  expect(named.size).toBeGreaterThan(9);
  expect([...named].filter((one) => /^([aeiou]|some|any|no)/i.test(one))).toEqual([]);
});
