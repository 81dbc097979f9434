/**
 * Boats that are out when it is all over with the ship, or the crew give her up: what happens to her does not happen to them. They set
 * out for home, each with those who are in it and, as far as there is room, those who cling to it.
 */
import { type Play, tell } from '../../core/play.ts';
import { BOAT_IDS, type BoatId, boatRow } from '../data/boats.ts';
import type { CrewId } from '../data/crew.ts';
import type { AgtEvent } from '../events.ts';
import { hasRoom, seated } from '../room.ts';
import { crewAboard, crewAt, monstersAt, type Table } from '../state.ts';
import { boatOut } from './boats.ts';
import { ADRIFT, boatAround, boatUnder, inBoat, onBoat } from './places.ts';

function crewFor(state: Table, boat: BoatId): readonly CrewId[] {
  const aboard = crewAt(state, inBoat(boat)).map(({ id }) => id);
  for (const { id } of crewAt(state, onBoat(boat))) if (hasRoom(boat, [...aboard, id])) aboard.push(id);
  return aboard;
}

/** Boats out of their bays that somebody can steer home, in space and off the board alike. */
export const boatsOut = (state: Table): readonly BoatId[] =>
  BOAT_IDS.filter((boat) => {
    const out = boatOut(state, boat);
    return out !== undefined && out.at !== 'bay' && seated(crewFor(state, boat)) > 0;
  });

/** Nobody goes home with Green Things while the ship is whole (Abandon Ship). */
export const clearBoatsOut = (state: Table): readonly BoatId[] =>
  boatsOut(state).filter(
    (boat) => monstersAt(state, onBoat(boat)).length + monstersAt(state, inBoat(boat)).length === 0,
  );

export function* setOutForHome(state: Table, boats: readonly BoatId[]): Play<void, AgtEvent> {
  for (const boat of boats)
    yield* tell<AgtEvent>({
      ...{ rule: 'agt.escape', rows: [boatRow(boat).row], boat, aboard: crewFor(state, boat) },
    });
}

/** All who live have left the ship for the boats. */
export function hasLeftShip(state: Table): boolean {
  const crew = crewAboard(state);
  const isOff = (at: string) => at === ADRIFT || (boatUnder(at) ?? boatAround(at)) !== undefined;
  return crew.length > 0 && crew.every(({ at }) => at !== null && isOff(at));
}
