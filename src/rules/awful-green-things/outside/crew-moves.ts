/** Moves of the crew outside, beside walking: suits, boats, jumps. */
import type { Play } from '../../core/play.ts';
import { tell } from '../../core/play.ts';
import { BOAT_IDS, type BoatId, boatRow } from '../data/boats.ts';
import { type CrewId, crewmanOf } from '../data/crew.ts';
import type { AgtEvent } from '../events.ts';
import { type CrewmanSeen, crewBy, type Table } from '../state.ts';
import { boatsToSteer, goHome, mayGoHome, steer } from './boats.ts';
import { jumps, jumpsOf, rescued, rescues } from './jumping.ts';
import { inBoat, type PlaceId } from './places.ts';
import { isSealed, vehicleOf } from './units.ts';

export type OutsideMove =
  | `suit-up:${CrewId}`
  | `jump:${CrewId}`
  | `fly:${BoatId}`
  | `home:${BoatId}`
  | `rescue:${BoatId}:${CrewId}`;

const WARDROBES: readonly (PlaceId | null)[] = BOAT_IDS.flatMap((boat) => [
  boatRow(boat).result.bay,
  inBoat(boat),
]);

/** True where boats are, as suits are at hand there, for all but the Robot and the Mascot. */
const maySuitUp = (state: Table, { id, at }: CrewmanSeen): boolean =>
  WARDROBES.includes(at) &&
  crewmanOf(id).counts &&
  !isSealed(state, id) &&
  vehicleOf(state, id) === undefined;

/** `movers`: those who have not moved. */
export function outsideMoves(state: Table, movers: readonly CrewmanSeen[]): readonly OutsideMove[] {
  if (state.outside === undefined) return [];
  const boats = boatsToSteer(state);
  return [
    ...movers
      .filter((one) => !one.attacked && maySuitUp(state, one))
      .map(({ id }): OutsideMove => `suit-up:${id}`),
    ...movers.filter((one) => jumpsOf(state, one).length > 0).map(({ id }): OutsideMove => `jump:${id}`),
    ...boats.map((boat): OutsideMove => `fly:${boat}`),
    ...boats.filter((boat) => mayGoHome(state, boat)).map((boat): OutsideMove => `home:${boat}`),
    ...rescues(state),
  ];
}

export const isOutsideMove = (what: string): boolean =>
  ['suit-up', 'jump', 'fly', 'home', 'rescue'].includes(what);

export function* outsideMove(
  state: Table,
  [what, which = '', other = '']: readonly string[],
): Play<void, AgtEvent> {
  const boat = BOAT_IDS.find((one) => one === which);
  if (boat === undefined) {
    const crewman = crewBy(state, which);
    if (what === 'jump') return yield* jumps(state, crewman);
    if (crewman.at !== null)
      yield* tell<AgtEvent>({ rule: 'agt.out.suit-up', crew: crewman.id, at: crewman.at });
    return;
  }
  if (what === 'fly') yield* steer(state, boat);
  else if (what === 'home') yield* goHome(state, boat);
  else yield* rescued(state, boat, crewBy(state, other).id);
}
