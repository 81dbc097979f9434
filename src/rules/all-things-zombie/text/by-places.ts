/** Circumstances that places answer, each with its cause, in a few words. */
import type { Because, ByPlaces } from '../board/by-places.ts';
import { coverText, cutText, inches } from './sight.ts';
import type { Called } from './spots.ts';

/** Words where it is so, and where it isn’t. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  cover: ['cover', 'no cover'],
  inCover: ['cover', 'no cover'],
  far: ['far off, or turned away', 'near, and facing'],
  seen: ['in sight', 'out of sight'],
  contact: ['in contact', 'out of contact'],
  beside: ['may be hit beside', ''],
  flankOrRear: ['from the flank or rear', 'from the front'],
  canFire: ['can fire', 'can’t fire'],
  cannotFire: ['can’t fire', 'can fire'],
  inChargeRange: ['within charge range', 'beyond charge range'],
  bossNearby: ['a Boss near', 'no Boss near'],
  leaderNearby: ['a Leader near', 'no Leader near'],
  friendLeads: ['a Leader near', 'no Leader near'],
  friendStoneCold: ['a Stone Cold friend near', 'no Stone Cold friend near'],
};

/** `cover: corner of house 4`, `in sight: 5.2″ to Nils`; `nameOf` names a piece. */
export function byPlacesText(
  { field, is, because }: ByPlaces,
  nameOf: (piece: string) => string,
  called: Called,
): string {
  const [yes, no] = WORDS[field] ?? [field, `not ${field}`];
  return `${is ? yes : no}: ${causeText(because, nameOf, called)}`;
}

/** `corner of house 4`, `flank`, `5.2″`. */
export function causeText(because: Because, nameOf: (piece: string) => string, called: Called): string {
  switch (because.by) {
    case 'cover':
      return because.cover === null ? 'in the open' : coverText(because.cover, called);
    case 'bearing':
      return because.at;
    case 'apart': {
      const far = because.apart === 0 ? 'in contact' : inches(because.apart);
      return because.to === null ? far : `${nameOf(because.to)}, ${far}`;
    }
    case 'cut':
      return cutText(because.cut, called);
    case 'way':
      return because.tenths === null ? 'no way' : `a way of ${inches(because.tenths)}`;
    case 'nobody':
      return `nobody within ${because.within}″`;
    default:
      return because satisfies never;
  }
}
