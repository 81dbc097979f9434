/** Names of people in a report: the whole name once, then as the others would. */

import { EPITHETS, OF_RANKS, PARTICLES, SUFFIXES, TITLES } from '../../data/text/name-words.ts';
import { NAMES, type People } from '../../data/text/names.ts';
import type { FigureId } from '../../ids.ts';

/** Families that stand before the given name, with the people they are of. */
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
  return familyFirst(words) ?? givenFirst(words) ?? name;
}

/** Given name after the family’s; undefined where the family’s doesn’t stand first. */
function familyFirst([family = '', ...more]: readonly string[]): string | undefined {
  const people = more.length > 0 ? FAMILY_FIRST.get(family) : undefined;
  if (people === undefined) return undefined;
  const given = more.join(' ');
  // Pan is a family in China, and a form of address in Poland.
  if ((TITLES.has(bare(family)) || EPITHETS.has(bare(family))) && !people.given.includes(given))
    return undefined;
  return people.called === 'last' ? more.at(-1) : given;
}

/** First word that is neither rank nor title, where a family’s name follows it. */
function givenFirst(words: readonly string[]): string | undefined {
  const isRank = (at: number): boolean => {
    const word = bare(words[at] ?? '');
    if (TITLES.has(word)) return true;
    const beside = [words[at - 1], words[at + 1]].map((one) => bare(one ?? ''));
    return OF_RANKS.has(word) && beside.some((one) => TITLES.has(one) || one === 'class');
  };
  const from = words.findIndex((word, at) => !isRank(at) && bare(word) !== 'class');
  const [first, family] = from < 0 ? [] : words.slice(from);
  if (first === undefined || family === undefined) return undefined;
  if (EPITHETS.has(bare(first)) || PARTICLES.has(bare(first))) return undefined;
  return first.length < 3 || !/^[\p{L}\p{M}’'-]+$/u.test(first) ? undefined : first;
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
