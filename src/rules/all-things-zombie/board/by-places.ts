/** Circumstances that the places of a board answer where the player says nothing, each with what makes it so. */
import type { Cover } from './cover.ts';
import type { Bearing } from './place.ts';
import type { Cut } from './sight.ts';

export type Because =
  /** What gives cover; null in the open. */
  | { readonly by: 'cover'; readonly cover: Cover | null }
  /** Side of somebody from which he is looked at. */
  | { readonly by: 'bearing'; readonly at: Bearing }
  /** Tenths of an inch from base to base, and the piece they lead to, where the question doesn’t name it. */
  | { readonly by: 'apart'; readonly apart: number; readonly to: string | null }
  | { readonly by: 'cut'; readonly cut: Cut }
  /** Tenths of an inch of the shortest way up to contact; null where none is open. */
  | { readonly by: 'way'; readonly tenths: number | null }
  /** Nobody like that stands within so many inches. */
  | { readonly by: 'nobody'; readonly within: number };

/** A circumstance by its field in the input of an act. */
export interface ByPlaces {
  readonly field: string;
  readonly is: boolean;
  readonly because: Because;
}

type Said = Readonly<Record<string, unknown>>;

/** The circumstances of a list, as fields of an input. */
export const fieldsOf = (all: readonly ByPlaces[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(all.map(({ field, is }) => [field, is]));

/** True if something was said that places answer otherwise: it takes the player’s reason, which the log keeps. */
export const isAgainst = (all: readonly ByPlaces[], said: object): boolean =>
  all.some(({ field, is }) => ((said as Said)[field] ?? is) !== is);
