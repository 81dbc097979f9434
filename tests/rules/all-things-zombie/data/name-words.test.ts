import { describe, expect, it } from 'vitest';
import {
  EPITHETS,
  FAMILIES,
  FAMILIES_LAST_CALLED,
  NAME_SOURCES,
  NAME_WORDS,
  OF_RANKS,
  PARTICLES,
  PERHAPS_FAMILIES,
  SUFFIXES,
  SYLLABLES,
  TITLES,
} from '../../../../src/rules/all-things-zombie/data/text/name-words.ts';

const GROUPS = Object.values(NAME_WORDS).flat();
const SETS = [
  ...[TITLES, OF_RANKS, EPITHETS, PARTICLES, SUFFIXES, FAMILIES, FAMILIES_LAST_CALLED, SYLLABLES],
  new Set(PERHAPS_FAMILIES.keys()),
];

describe('words of names', () => {
  it('each come from a work that is named, and no work is named for nothing', () => {
    const sourced = new Set(GROUPS.flatMap(({ words }) => words));
    const unsourced = SETS.flatMap((words) => [...words]).filter((word) => !sourced.has(word));
    expect(unsourced).toEqual([]);
    expect(sourced.size).toBe(new Set(SETS.flatMap((words) => [...words])).size);
    expect(GROUPS.filter(({ of, source }) => of === '' || NAME_SOURCES[source].length < 8)).toEqual([]);
    const cited = new Set(GROUPS.map(({ source }) => source));
    expect(Object.keys(NAME_SOURCES).filter((source) => !cited.has(source as never))).toEqual([]);
  });

  it('tell a family that may be a given name elsewhere by the syllables of its own language', () => {
    for (const syllables of PERHAPS_FAMILIES.values()) {
      expect(syllables.size).toBeGreaterThan(50);
      expect([...syllables].filter((one) => !SYLLABLES.has(one))).toEqual([]);
    }
  });

  it('are written as they are looked up: small letters, no full stop at the end, none twice in a group', () => {
    const wrong = GROUPS.flatMap(({ of, words }) =>
      words
        .filter((word, at) => word !== word.toLowerCase() || /[.,]$/.test(word) || words.indexOf(word) !== at)
        .map((word) => `${of}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });
});
