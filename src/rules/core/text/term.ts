/** Terms for the things of the games: each form is written out where the term is, and nothing makes one of another. */

/** `Shotgun` as a heading and in a list, `shotgun` within a sentence. */
export interface Term {
  readonly title: string;
  readonly text: string;
}

/** Noun for things that may be counted: `one knife`, `two knives`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A term for what may be counted, with its article. */
export interface Thing extends Term {
  readonly a: string;
  readonly many: string;
}

type Titles<T extends Readonly<Record<string, Term>>> = { readonly [K in keyof T]: T[K]['title'] };

/** The titles alone, for a list of choices. */
export const titlesOf = <const T extends Readonly<Record<string, Term>>>(terms: T): Titles<T> =>
  Object.fromEntries(Object.entries(terms).map(([id, { title }]) => [id, title])) as Titles<T>;

/** Noun for what is drawn, unless the game calls it otherwise. */
export const CARD: Noun = { one: 'card', many: 'cards' };
