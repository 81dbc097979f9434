/** Everywhere that one of the crew may go in his move, and how he goes there. */
import { type Play, tell } from '../../core/play.ts';
import { crewRow } from '../data/crew.ts';
import { stopsCrew } from '../data/monsters.ts';
import type { AgtEvent } from '../events.ts';
import { areaRows, crewReach, type Stops } from '../movement.ts';
import { type CrewmanSeen, monstersAt, type Table } from '../state.ts';
import { isThroughLock, throughLock } from './airlocks.ts';
import { boatAround, boatUnder, isArea, isSkin, type PlaceId } from './places.ts';
import { hatchWays, throughHatch } from './riders.ts';
import { mayGoOut, vehicleOf } from './units.ts';
import { vehicleWays } from './vehicle-ways.ts';

export function destinationsOf(state: Table, crewman: CrewmanSeen, stops: Stops): readonly PlaceId[] {
  const { id, at } = crewman;
  if (at === null) return [];
  if (vehicleOf(state, id) !== undefined) return vehicleWays(state, crewman);
  const locks = mayGoOut(state, id) && (isArea(at) || isSkin(at)) ? throughLock(state, at, 'crew') : [];
  return [...crewReach(state, crewman, stops), ...locks, ...hatchWays(state, crewman)];
}

const isHatch = (place: PlaceId): boolean => (boatUnder(place) ?? boatAround(place)) !== undefined;

export function* goesTo(state: Table, crewman: CrewmanSeen, to: PlaceId, stops: Stops): Play<void, AgtEvent> {
  const { id, at: from } = crewman;
  if (from === null) return;
  if (isThroughLock(from, to))
    return yield* tell<AgtEvent>({
      ...{ rule: 'agt.out.airlock', rows: areaRows(from, to), who: [id], kind: null, from, to },
    });
  if (isHatch(to)) return yield* throughHatch(state, crewman, to);
  const stopped = stops.get(to) ?? null;
  // The stunned stop nobody, but bind whoever stays with them all the same (Attack Restriction).
  const engaged = monstersAt(state, to).some(({ kind }) => stopsCrew(kind));
  const rows = [crewRow(id).row, ...areaRows(to)];
  yield* tell<AgtEvent>({ rule: 'agt.move.crew', rows, crew: id, from, to, stopped, engaged });
}
