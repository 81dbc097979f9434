/** Words for Encounters: kinds, places, and what stands on a table. */

import type { Edge, TerrainKind } from '../../core/geometry/table-top.ts';
import type { Ford } from '../battlefield/table.ts';
import type { Kind, Objective, Role } from '../encounters/kind.ts';
import type { Area, BuildingId, VehicleId } from '../types.ts';

export const AREA_WORDS = {
  urban: 'Urban',
  outskirts: 'Outskirts',
  rural: 'Rural',
} as const satisfies Record<Area, string>;

/** After `in`. */
export const PLACE_WORDS = {
  urban: 'an urban area',
  outskirts: 'the outskirts',
  rural: 'a rural area',
} as const satisfies Record<Area, string>;

export const KIND_WORDS = {
  raid: 'Raid',
  escape: 'Escape',
  pursuit: 'Pursuit',
} as const satisfies Record<Kind, string>;

export const ROLE_WORDS = {
  raider: 'Raider',
  defender: 'Defender',
  captive: 'Captive',
  captor: 'Captor',
  runner: 'Runner',
  chaser: 'Chaser',
} as const satisfies Record<Role, string>;

export const OBJECTIVE_WORDS = {
  destroy: 'Destroy',
  recover: 'Recover',
  loot: 'Loot',
} as const satisfies Record<Objective, string>;

export const EDGE_WORDS = {
  n: 'north',
  e: 'east',
  s: 'south',
  w: 'west',
} as const satisfies Record<Edge, string>;

/** Where the wind comes from that spreads fire to an edge. */
export const WIND_FROM = {
  n: 'south',
  e: 'west',
  s: 'north',
  w: 'east',
} as const satisfies Record<Edge, string>;

export const BUILDING_WORDS = {
  apartments: 'Apartments',
  church: 'Church',
  'dock-shipyard': 'Dock or shipyard',
  hospital: 'Hospital',
  house: 'House',
  mall: 'Mall',
  'military-base': 'Military base',
  'office-building': 'Office building',
  'police-station': 'Police station',
  restaurant: 'Restaurant',
  'retail-box-store': 'Retail box store',
  'retail-store': 'Retail store',
  school: 'School',
  supermarket: 'Supermarket',
  warehouse: 'Warehouse',
} as const satisfies Record<BuildingId, string>;

export const VEHICLE_WORDS = {
  bus: 'Bus',
  motorcycle: 'Motorcycle',
  'pickup-truck': 'Pickup truck',
  rv: 'RV',
  sedan: 'Sedan',
  'semi-truck': 'Semi-truck',
  'sports-car': 'Sports car',
  suv: 'SUV',
} as const satisfies Record<VehicleId, string>;

/** What the ground is called, and what it does to whoever is on it. */
export const TERRAIN_WORDS = {
  scrub: { title: 'Scrub', effect: 'gives cover' },
  rocks: { title: 'Rocks', effect: 'can’t be crossed' },
  'dry-riverbed': { title: 'Dry riverbed', effect: 'hides those inside' },
  undulating: { title: 'Rise', effect: 'half movement across it' },
  rough: { title: 'Woods', effect: 'half movement, shorter sight' },
} as const satisfies Record<TerrainKind, { readonly title: string; readonly effect: string }>;

export const FORD_WORDS = {
  none: 'no ford, one bridge',
  half: 'fordable along half its length',
  all: 'fordable anywhere',
} as const satisfies Record<Ford, string>;

/** `Loot raid`, `Escape`: what the Encounter is. */
export function encounterWords(kind: Kind, objective: Objective | null): string {
  return objective === null
    ? KIND_WORDS[kind]
    : `${OBJECTIVE_WORDS[objective]} ${KIND_WORDS[kind].toLowerCase()}`;
}
