/** Place of something on the table, as a sentence has it. */
import type { Visit } from '../../state/encounter.ts';
import type { BuildingId } from '../../types.ts';
import { BUILDING_WORDS } from '../encounter.ts';
import { shopText } from '../shops.ts';
import { floorText } from '../vocabulary.ts';
import type { EncounterFacts } from './known.ts';
import { markedPlace } from './names.ts';

export interface Place {
  /** `the house`, `the first floor of the house`, `a vehicle`. */
  readonly name: string;
  /** `in the house`, `on the first floor of the house`. */
  readonly within: string;
  /** `into the house`, `up to the first floor of the house`. */
  readonly into: string;
}

type Known = Pick<EncounterFacts, 'table' | 'visits'>;

/** Place of a visit, with its number on the map where it is told of for the first time. */
export function placeOf(visit: Visit, known: Known): Place {
  const { building, floor } = visit;
  const name = visitedText(visit, known);
  if (building === null || floor === 0) return { name, within: `in ${name}`, into: `into ${name}` };
  const high = `the ${floorText(floor)} of ${name}`;
  return { name: high, within: `on ${high}`, into: `up to ${high}` };
}

/** `in the house`; null where the table doesn't know the spot. */
export function spotText(spot: string, known: Known): string | null {
  const visit = known.visits.find((one) => one.spot === spot);
  if (visit !== undefined) return `in ${calledText(spot, visit.building, known)}`;
  const building = known.table?.buildings.find(({ id }) => id === spot);
  if (building !== undefined) return `in ${calledText(spot, building.type, known)}${numberText(spot)}`;
  return known.table?.vehicles.some(({ id }) => id === spot) === true ? 'in a vehicle' : null;
}

function visitedText(visit: Visit, known: Known): string {
  const { spot, building } = visit;
  const first = known.visits.find((one) => one.spot === spot) === visit;
  return `${calledText(spot, building, known)}${first && building !== null ? numberText(spot) : ''}`;
}

/** A shop by its name; of all others a second one of its kind is another one. */
function calledText(spot: string, building: BuildingId | null, { table, visits }: Known): string {
  const shop = table?.buildings.find(({ id }) => id === spot)?.shop;
  if (shop !== undefined) return markedPlace(shopText(shop));
  const alike = visits.find(
    (visit) =>
      visit.building === building && table?.buildings.find(({ id }) => id === visit.spot)?.shop === undefined,
  );
  const first = alike === undefined || alike.spot === spot;
  if (building === null) return first ? 'a vehicle' : 'another vehicle';
  return `${first ? 'the' : 'another'} ${BUILDING_WORDS[building].text}`;
}

/** ` (12)`, as on its roof on the map. */
function numberText(spot: string): string {
  const number = /\d+$/.exec(spot)?.[0];
  return number === undefined ? '' : ` (${number})`;
}
