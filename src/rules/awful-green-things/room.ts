/** Room in the boats (Crew Escape; Ship’s Boats): the Robot and the Mascot take up none, and can’t steer. */
import { type BoatId, boatRow } from './data/boats.ts';
import { type CrewId, crewRow } from './data/crew.ts';

export const seated = (crew: readonly CrewId[]): number =>
  crew.filter((id) => crewRow(id).result.counts).length;

export const hasRoom = (boat: BoatId, crew: readonly CrewId[]): boolean =>
  seated(crew) <= (boatRow(boat).result.capacity ?? Number.POSITIVE_INFINITY);
