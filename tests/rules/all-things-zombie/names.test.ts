import { describe, expect, it } from 'vitest';
import { NAMES } from '../../../src/rules/all-things-zombie/data/text/names.ts';

const full = NAMES.flatMap((people) =>
  people.given.flatMap((given) => people.family.map((family) => people.order(given, family))),
);

describe('names for Grunts', () => {
  it('come from at least ten peoples with twelve given and twelve family names each', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(10);
    expect(new Set(NAMES.map((people) => people.culture)).size).toBe(NAMES.length);
    const short = NAMES.filter((people) => people.given.length < 12 || people.family.length < 12);
    expect(short.map((people) => people.culture)).toEqual([]);
  });

  it('make no full name twice', () => {
    expect(new Set(full).size).toBe(full.length);
  });

  it('are at most 40 characters, composed, with no blank to spare', () => {
    expect(full.filter((name) => [...name].length > 40)).toEqual([]);
    expect(full.filter((name) => name !== name.normalize('NFC').trim() || name.includes('  '))).toEqual([]);
  });

  it('are a woman’s or a man’s, some of each in every people', () => {
    const unlisted = NAMES.flatMap(({ given, women }) => women.filter((name) => !given.includes(name)));
    expect(unlisted).toEqual([]);
    const oneSided = NAMES.filter(({ given, women }) => women.length < 6 || given.length - women.length < 5);
    expect(oneSided.map((people) => people.culture)).toEqual([]);
  });

  it('put the family first where English text does', () => {
    const familyFirst = NAMES.filter(({ order }) => order('given', 'family') === 'family given');
    expect(familyFirst.map((people) => people.culture)).toEqual(['Chinese', 'Korean', 'Vietnamese']);
  });
});
