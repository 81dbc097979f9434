/** Reasons why things can’t be looked for: each reason once, for all the things and all the places that it holds for. */

import type {
  PlaceView,
  SearchItem,
} from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import { ITEM_WORDS } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';

interface Closed {
  /** `Weapon, vehicle`; undefined where it holds for everything. */
  readonly what?: string;
  readonly why: string;
}

export function closedItems(items: readonly SearchItem[]): readonly Closed[] {
  const closed = items.flatMap(({ item, why }) => (why === null ? [] : [{ item, why }]));
  return [...Map.groupBy(closed, ({ why }) => why)].map(([why, all]) =>
    all.length === items.length ? { why } : { what: listOf(all.map(({ item }) => item)), why },
  );
}

/** `Weapon, vehicle: Enemies are left in there.` */
export const closedText = ({ what, why }: Closed): string => (what === undefined ? why : `${what}: ${why}`);

interface ClosedIn<P> extends Closed {
  readonly places: readonly P[];
}

/** The same of several places. */
export function closedIn<P extends Pick<PlaceView, 'items'>>(places: readonly P[]): readonly ClosedIn<P>[] {
  const all = places.flatMap((place) => closedItems(place.items).map((closed) => ({ place, closed })));
  const alike = Map.groupBy(all, ({ closed: { what = '', why } }) => `${what}\n${why}`);
  return [...alike.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first.closed, places: [first, ...more].map(({ place }) => place) }],
  );
}

const listOf = (items: readonly SearchItem['item'][]): string =>
  items.map((item, at) => ITEM_WORDS[item][at === 0 ? 'title' : 'text']).join(', ');
