/** Names of people in a report: the whole name once, then as the others would. */

import {
  EPITHETS,
  FAMILIES,
  FAMILIES_LAST_CALLED,
  OF_RANKS,
  PARTICLES,
  PERHAPS_FAMILIES,
  SUFFIXES,
  SYLLABLES,
  TITLES,
} from '../../data/text/name-words.ts';
import { NAMES, type People } from '../../data/text/names.ts';
import type { FigureId } from '../../ids.ts';

/** Families of our own table that stand before the given name, with the people they are of. */
const FAMILY_FIRST: ReadonlyMap<string, People> = new Map(
  NAMES.filter(({ order }) => order('given', 'family').startsWith('family')).flatMap((people) =>
    people.family.map((name) => [name, people] as const),
  ),
);

/** A word as the lists have it: `Lt.` as `lt`. */
const bare = (word: string): string => word.toLowerCase().replace(/[.,]+$/, '');

/** Name that somebody is called by, or the whole where no part of it is one: `Ann` of `Corporal Ann Vale`, `Sơn` of `Quách Thanh Sơn`. */
function called(name: string): string {
  const [, nickname] = /[“"„«‘]([^”"“»’]{2,})[”"“»’]/u.exec(name) ?? [];
  if (nickname !== undefined) return nickname;
  // A family name that is set before a comma, as in a list.
  const [family = name, given] = name.split(/,\s+/);
  if (given !== undefined && !SUFFIXES.has(bare(given))) return called(`${given} ${family}`);
  const words = family.split(/\s+/).filter((word) => !SUFFIXES.has(bare(word)));
  const person = withoutRanks(words);
  return familyFirst(words) ?? familyFirst(person) ?? givenFirst(person) ?? name;
}

/** True of `Sergent-chef` and of `Sub-Lieutenant`, too. */
function isTitle(word: string): boolean {
  const parts = word.split('-').map(bare);
  return (
    TITLES.has(bare(word)) ||
    (parts.some((part) => TITLES.has(part)) && parts.every((part) => TITLES.has(part) || OF_RANKS.has(part)))
  );
}

/** Words of a name behind its ranks and forms of address; a word that is only part of a rank is none where no rank follows. */
function withoutRanks(words: readonly string[]): readonly string[] {
  const other = words.findIndex((word) => !isTitle(word) && !OF_RANKS.has(bare(word)));
  const before = other < 0 ? words : words.slice(0, other);
  const last = before.findLastIndex((word) => isTitle(word) || bare(word) === 'class');
  return words.slice(last + 1);
}

/** `Min-jun`: two syllables of a Korean given name. */
const IN_SYLLABLES = /^\p{Lu}\p{Ll}+-\p{Ll}+$/u;

/** Given name after the family’s; undefined where the family’s doesn’t stand first. */
function familyFirst(words: readonly string[]): string | undefined {
  const [family = '', ...more] = words;
  if (more.length === 0) return undefined;
  const given = more.join(' ');
  const people = FAMILY_FIRST.get(family);
  // Pan is a family in China, and a form of address in Poland.
  const isElse = isTitle(family) || EPITHETS.has(bare(family));
  if (people !== undefined && (!isElse || people.given.includes(given)))
    return people.called === 'last' ? more.at(-1) : given;
  if (isElse) return undefined;
  if (FAMILIES_LAST_CALLED.has(bare(family))) return more.at(-1);
  // A given name of two syllables or words stands behind the family’s whole: `Wang Xiao Ming`.
  const isFamily =
    FAMILIES.has(bare(family)) && more.length < 3 && !more.some((word) => FAMILIES.has(bare(word)));
  const whole = bare(more.join(''));
  const syllables = PERHAPS_FAMILIES.get(bare(family));
  const isPerhaps = syllables !== undefined && !EPITHETS.has(whole) && isOf(syllables, whole);
  const isTurned = NAMES.some((one) => one.family.includes(family) && one.given.includes(given));
  return (isFamily && (isOneWord(more.join('')) || SYLLABLES.has(whole))) ||
    isPerhaps ||
    isTurned ||
    (more.length === 1 && IN_SYLLABLES.test(given))
    ? given
    : undefined;
}

/** True of one of these syllables, or of two: `Bo`, `Jimin`. */
const isOf = (syllables: ReadonlySet<string>, name: string): boolean =>
  syllables.has(name) ||
  [...syllables].some((first) => name.startsWith(first) && syllables.has(name.slice(first.length)));

/** True of a name, but of no initial. */
const isOneWord = (word: string): boolean => word.length >= 3 && /^[\p{L}\p{M}’'-]+$/u.test(word);

/** First word, where a family’s name follows it. */
function givenFirst([first, family]: readonly string[]): string | undefined {
  if (first === undefined || family === undefined) return undefined;
  // Two families side by side don’t tell which of them is the given name.
  if (FAMILIES.has(bare(first)) && FAMILIES.has(bare(family))) return undefined;
  const [start = ''] = first.split('-');
  if ([first, start].some((one) => EPITHETS.has(bare(one)) || PARTICLES.has(bare(one)))) return undefined;
  return isOneWord(first) ? first : undefined;
}

/** Short names that the player has given figures. */
export type OwnShortNames = ReadonlyMap<FigureId, string>;

export const ownShortNames = (
  figures: ReadonlyMap<FigureId, { readonly shortName: string | null }>,
): OwnShortNames =>
  new Map([...figures].flatMap(([id, { shortName }]) => (shortName === null ? [] : [[id, shortName]])));

/** Whole names of figures, with the short one of their own beside one that two of them have. */
export function wholeNames(
  figures: ReadonlyMap<FigureId, { readonly name: string; readonly shortName: string | null }>,
): ReadonlyMap<FigureId, string> {
  const having = Map.groupBy(figures.values(), ({ name }) => name);
  return new Map(
    [...figures].map(([id, { name, shortName }]) => {
      const isShared = (having.get(name)?.length ?? 0) > 1;
      return [id, isShared && shortName !== null ? `${name} (${shortName})` : name];
    }),
  );
}

/** Somebody by the whole name, and the short one of their own if there is one. */
interface Person {
  readonly name: string;
  readonly shortName?: string | null | undefined;
}

/** Name by which one of these people is called among the others: the one of their own, else the first name, that no two of them share. */
export function shortNames(people: readonly Person[]): (one: Person) => string {
  const short = ({ name, shortName }: Person) => shortName ?? called(name);
  const sharing = Map.groupBy(people, short);
  return (one) => (sharing.get(short(one))?.length === 1 ? short(one) : one.name);
}

/** Round a name that isn't written yet: how depends on what stands before it. Letters that no script uses. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
/** Before a word that keeps its first letter wherever it stands. */
const KEPT = '\uE002';
/** Between a figure’s id and its name. */
const BESIDE = '\uE003';
const MARKED = /\uE000([^\uE001\uE003]*)\uE003([^\uE001]*)\uE001/g;
const MARKS = /[\uE000-\uE003]/g;

/** A name in a sentence, for `written` to write out; of a figure with its id, since two may have the same name. */
export const marked = (name: string, figure: FigureId | '' = ''): string =>
  `${OPEN}${figure}${BESIDE}${name.replace(MARKS, '')}${CLOSE}`;

/** The name of a place, whose capital stays. */
export const markedPlace = (name: string): string => `${KEPT}${name}`;

/** The paragraphs with each name whole at its first mention, and short from then on. */
export function written(paragraphs: readonly string[], own: OwnShortNames = new Map()): readonly string[] {
  const people = new Map(
    paragraphs.flatMap((text) =>
      [...text.matchAll(MARKED)].map(([mark, id = '', name = '']): [string, Person] => [
        mark,
        { name, shortName: own.get(id as FigureId) },
      ]),
    ),
  );
  const short = shortNames([...people.values()]);
  const met = new Set<string>();
  return paragraphs.map((text) =>
    text.replaceAll(KEPT, '').replace(MARKED, (mark, _, name: string) => {
      const one = people.get(mark);
      if (one !== undefined && met.has(mark)) return short(one);
      met.add(mark);
      return name;
    }),
  );
}
