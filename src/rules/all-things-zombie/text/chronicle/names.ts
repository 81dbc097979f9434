/** Whom a report calls what: by the whole name once, then as the others would. */

import { NAMES } from '../../data/names.ts';

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

/** Families of peoples who name them first. */
const FAMILIES: ReadonlySet<string> = new Set(
  NAMES.filter(({ order }) => order('given', 'family').startsWith('family')).flatMap(({ family }) => family),
);

/** The given name, if it is one to be called by: the first word, or what follows the family that stands first. */
function called(name: string): string {
  const [first = name, ...more] = name.split(' ');
  if (FAMILIES.has(first) && more.length > 0) return more.join(' ');
  const short = more.length === 0 || first.length < 3 || !/^[\p{L}\p{M}’'-]+$/u.test(first);
  return short || TITLES.includes(first.toLowerCase()) ? name : first;
}

/** What each of these people is called among the others: first names that no two of them share. */
export function shortNames(names: readonly string[]): (name: string) => string {
  const firsts = Map.groupBy(new Set(names), called);
  return (name) => (firsts.get(called(name))?.length === 1 ? called(name) : name);
}
