/** Jumping, and picking up whoever has missed (Outside the Boats). */
import { choose, type Play, roll, tell } from '../../core/play.ts';
import { options, STREAM } from '../asking.ts';
import { BOAT_IDS, type BoatId } from '../data/boats.ts';
import type { CrewId } from '../data/crew.ts';
import { stopsCrew } from '../data/monsters.ts';
import { outsideFigure } from '../data/outside.ts';
import type { AgtEvent } from '../events.ts';
import { type CrewmanSeen, crewAt, monstersAt, type Table } from '../state.ts';
import { boatsToSteer } from './boats.ts';
import { ADRIFT, boatUnder, isSkin, onBoat, type PlaceId, SKIN_IDS } from './places.ts';
import { spaceOfBoat } from './sight.ts';
import { vehicleOf } from './units.ts';

/** From the ship to any boat in space, from a boat to any other or to the skin, wherever either of them is. */
export function jumpsOf(state: Table, { id, at }: CrewmanSeen): readonly PlaceId[] {
  if (at === null || vehicleOf(state, id) !== undefined) return [];
  const under = boatUnder(at);
  const isInSpace = (boat: BoatId) => spaceOfBoat(state, boat) !== undefined;
  if (!isSkin(at) && (under === undefined || !isInSpace(under))) return [];
  const boats = BOAT_IDS.filter((boat) => boat !== under && isInSpace(boat)).map(onBoat);
  return under === undefined ? boats : [...SKIN_IDS, ...boats];
}

/** A die for each but the Robot, who never misses. */
export function* jumps(state: Table, crewman: CrewmanSeen): Play<void, AgtEvent> {
  const { id: crew, at: from } = crewman;
  const to = yield* choose({
    rule: 'agt.out.jump',
    seat: 'crew',
    of: crew,
    options: options('agt.out.jump', [...jumpsOf(state, crewman), 'back']),
  });
  if (to === 'back' || from === null) return;
  const misses = outsideFigure(isSkin(to) ? 'jump-to-ship' : 'jump-to-boat');
  const rows = [misses.row];
  const [face = null] =
    crew === 'robot'
      ? []
      : yield* roll({
          rule: 'agt.out.jump',
          seat: 'crew',
          stream: STREAM,
          dice: 1,
          reading: { by: 'classes', cuts: [misses.result] },
          of: crew,
          basis: { rows },
        });
  const missed = face !== null && face <= misses.result;
  const engaged = !missed && monstersAt(state, to).some(({ kind }) => stopsCrew(kind));
  yield* tell<AgtEvent>({ rule: 'agt.out.jump', rows, crew, from, to, face, missed, engaged });
}

type Rescue = `rescue:${BoatId}:${CrewId}`;

/** Rescues that can be made: a crewman adrift may be picked up by a boat that has not moved. */
export function rescues(state: Table): readonly Rescue[] {
  const adrift = crewAt(state, ADRIFT);
  if (adrift.length === 0) return [];
  return boatsToSteer(state).flatMap((boat) => adrift.map(({ id }): Rescue => `rescue:${boat}:${id}`));
}

/** The boat misses this turn and is back in the next, with him on its outside. */
export const rescued = (state: Table, boat: BoatId, crew: CrewId): Play<void, AgtEvent> =>
  tell<AgtEvent>({ rule: 'agt.out.rescue', boat, crew, back: state.turn + 1 });

/** Loses everybody whom no boat has picked up by the end of the crew’s move. */
export function* driftsOff(state: Table): Play<void, AgtEvent> {
  const crew = crewAt(state, ADRIFT).map(({ id }) => id);
  if (crew.length > 0) yield* tell<AgtEvent>({ rule: 'agt.out.lost', crew });
}
