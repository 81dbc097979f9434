/** Places of the table as the log names them: by the number on the map, what they are, and the shop’s name. */

import type { Seen } from '../../core/seen.ts';
import { listed } from '../../core/text/english.ts';
import type { Shop } from '../battlefield/shops.ts';
import type { EncounterTable } from '../battlefield/table.ts';
import type { VehicleId } from '../types.ts';
import { shortNames } from './chronicle/names.ts';
import { BUILDING_WORDS, TERRAIN_WORDS, VEHICLE_WORDS } from './encounter.ts';
import { shopText } from './shops.ts';
import { floorText } from './vocabulary.ts';

/** ` in building 4`; nothing where the place wasn’t told. */
export function inSpot(spot: string | undefined): string {
  if (spot === undefined) return '';
  return ` in ${spot.startsWith('b') ? 'building' : 'vehicle'} ${spot.slice(1)}`;
}

/** ` in retail store 4, Gallagher Appliances`; by its number alone in titles of before it was told what it is. */
export function inPlace({
  place,
  spot,
  shop,
}: Partial<Omit<Entered, 'floor' | 'names' | 'short' | 'nobody'>>): string {
  return place === undefined || spot === undefined ? inSpot(spot) : ` in ${placeText(place, spot, shop)}`;
}

/** Place as the map numbers it: `4` of a building, `v1` of a vehicle. */
const onMap = (spot: string): string => spot.replace(/^b/, '');

const PLACES = { ...BUILDING_WORDS, ...VEHICLE_WORDS };

/** Calls what stands or lies on the table by its id: `house 4`, `the sedan`, `the woods`. */
export type Called = (id: string) => string;

/** Words for all that stands and lies about, with the vehicles that work; what isn’t there goes by its number. */
export function calledOn(
  table: Seen<Pick<EncounterTable, 'buildings' | 'vehicles' | 'terrain'>> | null,
  working: readonly { readonly id: string; readonly kind: VehicleId }[] = [],
): Called {
  const { buildings = [], vehicles = [], terrain = [] } = table ?? {};
  const called = new Map<string, string>([
    ...buildings.map(({ id, type }) => [id, placeText(type, id, undefined)] as const),
    ...vehicles.map(({ id, type }) => [id, `the ${VEHICLE_WORDS[type].text}`] as const),
    ...terrain.map(({ id, kind }) => [id, `the ${TERRAIN_WORDS[kind].text}`] as const),
    ...working.map(({ id, kind }) => [id, `the ${VEHICLE_WORDS[kind].text}`] as const),
  ]);
  return (id) => called.get(id) ?? `${KIND_OF[id.slice(0, 1)] ?? ''}${id.slice(1)}`;
}

const KIND_OF: Readonly<Record<string, string>> = {
  b: 'building ',
  v: 'vehicle ',
  m: 'vehicle ',
  t: 'terrain ',
  f: 'fence ',
};

interface Entered {
  readonly place: keyof typeof PLACES;
  /** Left out by lines of before it was told, and so are the rest. */
  readonly spot?: string;
  readonly shop?: Shop;
  readonly floor?: number;
  readonly names?: readonly string[];
  /** In their order, the short name that the player has given, or else the whole; left out where none is given. */
  readonly short?: readonly string[];
  /** Nobody was met; left out by lines of before it was told. */
  readonly nobody?: boolean;
}

/** `Pris and Gloria enter retail store 4, Gallagher Appliances: nobody is there` */
export function enteredText(entered: Entered): string {
  const { place, spot, shop, floor = 0, names = [], short = [], nobody = false } = entered;
  const people = names.map((name, at) => ({ name, shortName: short[at] }));
  const called = names.length > 1 ? people.map(shortNames(people)) : names;
  const what = [placeText(place, spot, shop), ...(floor > 0 ? [floorText(floor)] : [])].join(', ');
  const met = nobody ? ': nobody is there' : '';
  if (called.length === 0) return `Enter ${what}${met}`;
  return `${listed(called)} ${called.length === 1 ? 'enters' : 'enter'} ${what}${met}`;
}

function placeText(place: Entered['place'], spot: string | undefined, shop: Shop | undefined): string {
  const { text: kind } = PLACES[place];
  const numbered = spot === undefined ? kind : `${kind} ${onMap(spot)}`;
  return shop === undefined ? numbered : `${numbered}, ${shopText(shop)}`;
}
