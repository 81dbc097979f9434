/** Names of the areas, those of one name by the number on the plan; the board prints no names for passages, those are ours. */
import type { AreaId } from '../data/areas.ts';
import { isArea, type PlaceId } from '../outside/places.ts';
import { outsideName, outsideText, outsideWhere } from './outside/places.ts';

export const AREA_NAMES: Readonly<Record<AreaId, string>> = {
  'sensor-1': 'No. 1 Sensor',
  'crew-quarters-1': 'Crew’s Quarters (2)',
  'captains-cabin': 'Captain’s Cabin',
  'bridge-1': 'No. 1 Bridge',
  'upper-cross-outer': 'Upper Cross Passage (outer)',
  'cargo-hold': 'Main Cargo Hold',
  'bridge-2': 'No. 2 Bridge',
  'crew-quarters-2': 'Crew’s Quarters (8)',
  'pool-room': 'Pool Room',
  'fuel-pod-1': 'No. 1 Fuel Pod',
  'upper-aft-outer': 'Upper Aft Passage (outer)',
  'engine-room': 'Engine Room',
  'fuel-pod-2': 'No. 2 Fuel Pod',
  'lower-aft-outer': 'Lower Aft Passage (outer)',
  'crew-quarters-3': 'Crew’s Quarters (15)',
  'sensor-2': 'No. 2 Sensor',
  'scout-bay': 'Scout Bay',
  'cockboat-bay': 'Cockboat Bay',
  'saucer-bay': 'Saucer Bay',
  'probe-launch': 'Atmosphere Probe Launch',
  'probe-control': 'Atmosphere Probe Control',
  'main-passage-1': 'Main Passage 1',
  computer: 'Computer',
  'officers-quarters': 'Officers’ Quarters',
  wardroom: 'Wardroom',
  'upper-cross-inner': 'Upper Cross Passage (inner)',
  galley: 'Galley',
  'ships-store': 'Ship’s Store',
  'mess-deck': 'Mess Deck',
  'science-lab': 'Science Lab',
  'upper-quarter': 'Upper Quarter Passage',
  'upper-aft-inner': 'Upper Aft Passage (inner)',
  'aft-machine-shop': 'Aft Machine Shop',
  'lower-aft-inner': 'Lower Aft Passage (inner)',
  'crew-quarters-4': 'Crew’s Quarters (35)',
  'hospital-ward': 'Hospital Ward',
  'sick-bay': 'Sick Bay',
  'cockboat-passage': 'Cockboat Passage',
  'damage-control': 'Damage Control',
  'machine-shop': 'Machine Shop',
  'life-support': 'Life Support Center',
  'main-passage-2': 'Main Passage 2',
  'main-passage-3': 'Main Passage 3',
  'main-passage-4': 'Main Passage 4',
  'main-passage-5': 'Main Passage 5',
};

const BARE: ReadonlySet<AreaId> = new Set<AreaId>([
  'crew-quarters-1',
  'crew-quarters-2',
  'crew-quarters-3',
  'crew-quarters-4',
  'damage-control',
  'life-support',
  'main-passage-1',
  'main-passage-2',
  'main-passage-3',
  'main-passage-4',
  'main-passage-5',
  'officers-quarters',
  'probe-control',
  'probe-launch',
  'sick-bay',
]);

/** Name of a place in a sentence: `the Galley`, `Sick Bay`. */
export function areaText(place: PlaceId): string {
  if (!isArea(place)) return outsideText(place);
  return BARE.has(place) ? AREA_NAMES[place] : `the ${AREA_NAMES[place]}`;
}

/** Place of something in words: `in the Galley`, `on the skin at the Pool Room`. */
export const whereText = (place: PlaceId): string =>
  isArea(place) ? `in ${areaText(place)}` : outsideWhere(place);

/** Name of a place in lists, inside and outside the ship. */
export const placeName = (place: PlaceId): string => (isArea(place) ? AREA_NAMES[place] : outsideName(place));
