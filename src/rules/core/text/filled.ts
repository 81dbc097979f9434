/** Sentences with places in them: one of several by the facts, so that a report reads the same each time, with its facts put in. */
import { upperFirst } from './english.ts';

/** Sentences that say the same, at least six, so that neighbours don't read alike. */
export type Ways = readonly [string, string, string, string, string, string, ...string[]];

export const oneBy = <T>(from: readonly T[], by: number): T => from[Math.abs(by) % from.length] as T;

/** Places of a sentence: `who` of `{Who} ran.`, `n` of `{was|were} hurt`. */
export type PlacesIn<S extends string> = S extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${string}|${string}` ? 'n' : Uncapitalize<Place>) | PlacesIn<Rest>
  : never;

/** Facts for each place of a sentence. */
export type FactsOf<S extends string> = {
  readonly [P in PlacesIn<S>]: P extends 'n' ? number : string | number;
};

/** `[with {weapon}]` or `[with {weapon}|unarmed]`; a `|` within braces parts nothing. */
const IF_KNOWN = /\[((?:\{[^}]*\}|[^{}|\]])*)(?:\|([^\]]*))?\]/g;
const PLACE = /\{([^}]*)\}/g;

/**
 * Fills in a part of a sentence: `{winner}`, or `{Winner}` with a capital; `{was|were}` by the number `n`; and `[…|…]`, whose second part
 * stands, or nothing, where a place of the first is empty.
 */
export function filledIn<S extends string>(sentence: S, facts: FactsOf<S>): string {
  const known: Readonly<Record<string, string | number>> = facts;
  const textOf = (place: string): string => {
    const [one = '', several] = place.split('|');
    if (several !== undefined) return known.n === 1 ? one : several;
    const small = `${place.charAt(0).toLowerCase()}${place.slice(1)}`;
    const fact = String(known[small] ?? '');
    return place === small ? fact : upperFirst(fact);
  };
  const isKnown = (part: string) => [...part.matchAll(PLACE)].every(([, place = '']) => textOf(place) !== '');
  return sentence
    .replace(IF_KNOWN, (_, part: string, other = '') => (isKnown(part) ? part : other))
    .replace(PLACE, (_, place: string) => textOf(place));
}

/** Fills in a whole sentence, which begins with a capital whatever stands first. */
export const filled = <S extends string>(sentence: S, facts: FactsOf<S>): string =>
  upperFirst(filledIn(sentence, facts));
