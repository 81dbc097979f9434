/** Places of the table as the log names them: by the number on the map, what they are, and the shop’s name. */
import { listed } from '../../core/text/english.ts';
import type { Shop } from '../battlefield/shops.ts';
import { shortNames } from './chronicle/names.ts';
import { BUILDING_WORDS, VEHICLE_WORDS } from './encounter.ts';
import { shopText } from './shops.ts';
import { floorText } from './vocabulary.ts';

/** ` in building 4`; nothing where the place wasn’t told. */
export function inSpot(spot: string | undefined): string {
  if (spot === undefined) return '';
  return ` in ${spot.startsWith('b') ? 'building' : 'vehicle'} ${spot.slice(1)}`;
}

/** Place as the map numbers it: `4` of a building, `v1` of a vehicle. */
const onMap = (spot: string): string => spot.replace(/^b/, '');

const PLACES = { ...BUILDING_WORDS, ...VEHICLE_WORDS };

interface Entered {
  readonly place: keyof typeof PLACES;
  /** Left out by lines of before it was told, and so are the rest. */
  readonly spot?: string;
  readonly shop?: Shop;
  readonly floor?: number;
  readonly names?: readonly string[];
}

/** `Pris and Gloria enter retail store 4, Gallagher Appliances` */
export function enteredText({ place, spot, shop, floor = 0, names = [] }: Entered): string {
  const { text: kind } = PLACES[place];
  const called = names.length > 1 ? names.map(shortNames(names)) : names;
  const what = [
    spot === undefined ? kind : `${kind} ${onMap(spot)}`,
    ...(shop === undefined ? [] : [shopText(shop)]),
    ...(floor > 0 ? [floorText(floor)] : []),
  ].join(', ');
  if (called.length === 0) return `Enter ${what}`;
  return `${listed(called)} ${called.length === 1 ? 'enters' : 'enter'} ${what}`;
}
