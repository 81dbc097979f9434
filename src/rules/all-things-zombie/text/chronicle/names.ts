/** Names of people in a report: the whole name once, then as the others would. */

import { NAMES, type People } from '../../data/text/names.ts';

/** Words before a name that say nothing by themselves. */
const TITLES: readonly string[] = [
  'aunt',
  'big',
  'brother',
  'captain',
  'doc',
  'doctor',
  'father',
  'lady',
  'little',
  'lord',
  'madam',
  'miss',
  'mother',
  'old',
  'saint',
  'sergeant',
  'sir',
  'sister',
  'the',
  'uncle',
  'young',
];

/** Families that stand before the given name, and what part of it their people call one another by. */
const FAMILY_FIRST: ReadonlyMap<string, People['called']> = new Map(
  NAMES.filter(({ order }) => order('given', 'family').startsWith('family')).flatMap(({ family, called }) =>
    family.map((name) => [name, called] as const),
  ),
);

/** The given name, if it is one to be called by: the first word, or what follows the family that stands first. */
function called(name: string): string {
  const [first = name, ...more] = name.split(' ');
  const part = more.length > 0 ? FAMILY_FIRST.get(first) : undefined;
  if (part !== undefined) return part === 'last' ? (more.at(-1) ?? name) : more.join(' ');
  const short = more.length === 0 || first.length < 3 || !/^[\p{L}\p{M}’'-]+$/u.test(first);
  return short || TITLES.includes(first.toLowerCase()) ? name : first;
}

/** Names by which these people are called among the others: first names that no two of them share. */
export function shortNames(names: readonly string[]): (name: string) => string {
  const firsts = Map.groupBy(new Set(names), called);
  return (name) => (firsts.get(called(name))?.length === 1 ? called(name) : name);
}

/** Round a name that isn't written yet: how depends on what stands before it. Letters that no script uses. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
/** Before a word that keeps its first letter wherever it stands. */
const KEPT = '\uE002';
const MARKED = /\uE000([^\uE001]*)\uE001/g;

/** A name in a sentence, for `written` to write out. */
export const marked = (name: string): string => `${OPEN}${name}${CLOSE}`;

/** The name of a place, whose capital stays. */
export const markedPlace = (name: string): string => `${KEPT}${name}`;

/** The paragraphs with each name whole at its first mention, and short from then on. */
export function written(paragraphs: readonly string[]): readonly string[] {
  const people = paragraphs.flatMap((text) => [...text.matchAll(MARKED)].map(([, name = '']) => name));
  const short = shortNames(people);
  const met = new Set<string>();
  return paragraphs.map((text) =>
    text.replaceAll(KEPT, '').replace(MARKED, (_, name: string) => {
      if (met.has(name)) return short(name);
      met.add(name);
      return name;
    }),
  );
}
