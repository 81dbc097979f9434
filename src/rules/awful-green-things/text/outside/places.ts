/** Names of the places outside the ship. */
import { BOAT_IDS } from '../../data/boats.ts';
import {
  ADRIFT,
  boatAround,
  boatUnder,
  isSpace,
  type OutsideId,
  onBoat,
  type SkinId,
  type SpaceId,
} from '../../outside/places.ts';
import { BOAT_NAMES } from '../names.ts';

/** The room that each covers, as the plan has it; a Fuel Pod has two. */
const SKINS: Readonly<Record<SkinId, string>> = {
  S1: 'No. 1 Sensor',
  S2: 'Crew’s Quarters (2)',
  S3: 'Captain’s Cabin',
  S4: 'No. 1 Bridge',
  S5: 'Upper Cross Passage',
  S6: 'Main Cargo Hold',
  S7: 'No. 2 Bridge',
  S8: 'Crew’s Quarters (8)',
  S9: 'Pool Room',
  S10a: 'No. 1 Fuel Pod, upper side',
  S10b: 'No. 1 Fuel Pod, aft side',
  S12: 'Engine Room',
  S13b: 'No. 2 Fuel Pod, aft side',
  S13a: 'No. 2 Fuel Pod, lower side',
  S15: 'Crew’s Quarters (15)',
  S16: 'No. 2 Sensor',
  S17: 'Scout Bay',
  S18: 'Cockboat Bay',
  S19: 'Saucer Bay',
  S20: 'Probe Launch',
  S21: 'Probe Control',
};

const SPACES: Readonly<Record<SpaceId, string>> = {
  fore: 'Fore space',
  upper: 'Upper space',
  aft: 'Aft space',
  lower: 'Lower space',
};

/** In lists: `Skin: Galley`, `Upper space`, `Outside of the Scout`. */
export function outsideName(place: OutsideId): string {
  if (place === ADRIFT) return 'Adrift';
  if (isSpace(place)) return SPACES[place];
  const under = boatUnder(place);
  if (under !== undefined) return `Outside of the ${BOAT_NAMES[under]}`;
  const around = boatAround(place);
  if (around !== undefined) return `Inside the ${BOAT_NAMES[around]}`;
  return `Skin: ${SKINS[place as SkinId]}`;
}

/** In a sentence: `the skin at the Galley`. */
export function outsideText(place: OutsideId): string {
  if (place === ADRIFT) return 'the emptiness round the ship';
  if (isSpace(place)) return `the ${place} space`;
  const under = boatUnder(place);
  if (under !== undefined) return `the outside of the ${BOAT_NAMES[under]}`;
  const around = boatAround(place);
  if (around !== undefined) return `the inside of the ${BOAT_NAMES[around]}`;
  return `the skin at ${SKINS[place as SkinId]}`;
}

const ON: ReadonlySet<string> = new Set(BOAT_IDS.map(onBoat));

/** Place of something in words: `in the upper space`, `on the skin at the Galley`. */
export const outsideWhere = (place: OutsideId): string =>
  `${isSpace(place) || place === ADRIFT || (!ON.has(place) && boatAround(place) !== undefined) ? 'in' : 'on'} ${outsideText(place)}`;
