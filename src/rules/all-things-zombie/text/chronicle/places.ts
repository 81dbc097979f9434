/** Where on the table something was, as a sentence has it. */

import type { Visit } from '../../state/encounter.ts';
import type { BuildingId } from '../../types.ts';
import { BUILDING_WORDS } from '../encounter.ts';
import { floorText } from '../vocabulary.ts';
import type { EncounterFacts } from './facts.ts';

export interface Place {
  /** `the house`, `the first floor of the house`, `a vehicle`. */
  readonly name: string;
  /** `in the house`, `on the first floor of the house`. */
  readonly within: string;
  /** `into the house`, `up to the first floor of the house`. */
  readonly into: string;
}

type Known = Pick<EncounterFacts, 'table' | 'visits'>;

/** A second one of its kind is another one. */
export function placeOf({ spot, building, floor }: Visit, { visits }: Known): Place {
  const first = visits.find((visit) => visit.building === building)?.spot === spot;
  const name = called(building, first);
  if (building === null || floor === 0) return { name, within: `in ${name}`, into: `into ${name}` };
  const high = `the ${floorText(floor)} of ${name}`;
  return { name: high, within: `on ${high}`, into: `up to ${high}` };
}

/** `in the house`; null where the table doesn't know the spot. */
export function spotText(spot: string, known: Known): string | null {
  const visit = known.visits.find((one) => one.spot === spot);
  if (visit !== undefined) return placeOf({ ...visit, floor: 0 }, known).within;
  const building = known.table?.buildings.find(({ id }) => id === spot);
  if (building !== undefined) return `in ${called(building.type, true)}`;
  return known.table?.vehicles.some(({ id }) => id === spot) === true ? 'in a vehicle' : null;
}

function called(building: BuildingId | null, first: boolean): string {
  if (building === null) return first ? 'a vehicle' : 'another vehicle';
  return `${first ? 'the' : 'another'} ${BUILDING_WORDS[building].text}`;
}
