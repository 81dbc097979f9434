/** Words for Encounters: kinds, places, and what stands on a table. */

import type { Edge, TerrainKind } from '../../core/geometry/table-top.ts';
import type { Term, Thing } from '../../core/text/term.ts';
import type { Ford } from '../battlefield/table.ts';
import type { Kind, Objective, Role } from '../encounters/kind.ts';
import type { Area, BuildingId, VehicleId } from '../types.ts';

type Named = Term & Pick<Thing, 'a'>;

export const AREA_WORDS = {
  urban: { title: 'Urban', text: 'urban', place: 'an urban area' },
  outskirts: { title: 'Outskirts', text: 'outskirts', place: 'the outskirts' },
  rural: { title: 'Rural', text: 'rural', place: 'a rural area' },
} as const satisfies Record<Area, Term & { /** Comes after "in". */ readonly place: string }>;

export const KIND_WORDS = {
  raid: { title: 'Raid', text: 'raid', a: 'a raid' },
  escape: { title: 'Escape', text: 'escape', a: 'an escape' },
  pursuit: { title: 'Pursuit', text: 'pursuit', a: 'a pursuit' },
} as const satisfies Record<Kind, Named>;

export const ROLE_WORDS = {
  raider: { title: 'Raider', text: 'raider' },
  defender: { title: 'Defender', text: 'defender' },
  captive: { title: 'Captive', text: 'captive' },
  captor: { title: 'Captor', text: 'captor' },
  runner: { title: 'Runner', text: 'Runner' },
  chaser: { title: 'Chaser', text: 'Chaser' },
} as const satisfies Record<Role, Term>;

/** Words for the aim of a raid, by itself and with the raid: `loot raid`. */
export const OBJECTIVE_WORDS = {
  destroy: {
    title: 'Destroy',
    text: 'destroy',
    raid: { title: 'Destroy raid', text: 'destroy raid', a: 'a destroy raid' },
  },
  recover: {
    title: 'Recover',
    text: 'recover',
    raid: { title: 'Recover raid', text: 'recover raid', a: 'a recover raid' },
  },
  loot: { title: 'Loot', text: 'loot', raid: { title: 'Loot raid', text: 'loot raid', a: 'a loot raid' } },
} as const satisfies Record<Objective, Term & { readonly raid: Named }>;

export const EDGE_WORDS = {
  n: 'north',
  e: 'east',
  s: 'south',
  w: 'west',
} as const satisfies Record<Edge, string>;

/** The wind is named by the edge it blows towards, as the book's table has it: that is where fire spreads. */
export const windText = (wind: Edge): string => `towards the ${EDGE_WORDS[wind]}`;

export const BUILDING_WORDS = {
  apartments: { title: 'Apartments', text: 'apartments' },
  church: { title: 'Church', text: 'church' },
  'dock-shipyard': { title: 'Dock or shipyard', text: 'dock or shipyard' },
  hospital: { title: 'Hospital', text: 'hospital' },
  house: { title: 'House', text: 'house' },
  mall: { title: 'Mall', text: 'mall' },
  'military-base': { title: 'Military base', text: 'military base' },
  'office-building': { title: 'Office building', text: 'office building' },
  'police-station': { title: 'Police station', text: 'police station' },
  restaurant: { title: 'Restaurant', text: 'restaurant' },
  'retail-box-store': { title: 'Retail box store', text: 'retail box store' },
  'retail-store': { title: 'Retail store', text: 'retail store' },
  school: { title: 'School', text: 'school' },
  supermarket: { title: 'Supermarket', text: 'supermarket' },
  warehouse: { title: 'Warehouse', text: 'warehouse' },
} as const satisfies Record<BuildingId, Term>;

export const VEHICLE_WORDS = {
  bus: { title: 'Bus', text: 'bus' },
  motorcycle: { title: 'Motorcycle', text: 'motorcycle' },
  'pickup-truck': { title: 'Pickup truck', text: 'pickup truck' },
  rv: { title: 'RV', text: 'RV' },
  sedan: { title: 'Sedan', text: 'sedan' },
  'semi-truck': { title: 'Semi-truck', text: 'semi-truck' },
  'sports-car': { title: 'Sports car', text: 'sports car' },
  suv: { title: 'SUV', text: 'SUV' },
} as const satisfies Record<VehicleId, Term>;

/** Words for the ground, and for its effect on whoever is on it. */
export const TERRAIN_WORDS = {
  scrub: { title: 'Scrub', text: 'scrub', effect: 'gives cover' },
  rocks: { title: 'Rocks', text: 'rocks', effect: 'can’t be crossed' },
  'dry-riverbed': { title: 'Dry riverbed', text: 'dry riverbed', effect: 'hides those inside' },
  undulating: { title: 'Rise', text: 'rise', effect: 'half movement across it' },
  rough: { title: 'Woods', text: 'woods', effect: 'half movement, shorter sight' },
} as const satisfies Record<TerrainKind, Term & { readonly effect: string }>;

export const FORD_WORDS = {
  none: 'no ford, one bridge',
  half: 'fordable along half its length',
  all: 'fordable anywhere',
} as const satisfies Record<Ford, string>;

/** `Loot raid`, `Escape`: what the Encounter is. */
export const encounterTerm = (kind: Kind, objective: Objective | null): Term =>
  objective === null ? KIND_WORDS[kind] : OBJECTIVE_WORDS[objective].raid;

export const encounterWords = (kind: Kind, objective: Objective | null): string =>
  encounterTerm(kind, objective).title;
