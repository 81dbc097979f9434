/** Targets of the crew outside, and the weapons an attack takes (Attacks from the Boats; Jet Suits; Cargo Movers; Weapons outside). */
import { type Play, tell } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { BOAT_IDS } from '../data/boats.ts';
import type { WeaponKind } from '../data/weapons.ts';
import type { AgtEvent } from '../events.ts';
import {
  type Battle,
  type CrewmanSeen,
  isUseless,
  monstersAt,
  type Strike,
  type Table,
  type WeaponSeen,
} from '../state.ts';
import { blastFieldFree, blastOf, blastsOf } from './blast.ts';
import { unsealedIn } from './boats.ts';
import { clawsReach } from './cargo-movers.ts';
import { boatAround, inBoat, isArea, isSpace, type PlaceId } from './places.ts';
import { nestsIn, spaceOf, spaceOfBoat } from './sight.ts';
import { isSealed, vehicleOf } from './units.ts';

/** Places where a crewman can lay hands on somebody: his own area; from space all of the skin under him; with claws, through hatches. */
export function handsOf(state: Table, { id, at }: CrewmanSeen): readonly PlaceId[] {
  if (at === null) return [];
  const vehicle = vehicleOf(state, id);
  if (vehicle?.kind === 'mover') return clawsReach(state, at);
  return vehicle !== undefined && isSpace(at) ? nestsIn(state, at) : [at];
}

/** Neither foam nor gas stays where there is no air. */
const NEED_AIR: readonly WeaponKind[] = ['extinguisher', 'gas'];

/**
 * Says whether a crewman can use this weapon where he is: claws throw fuel alone; out of a boat nobody uses any without a suit, nor out of
 * the Cockboat at all; nothing is used from a boat that is off the board.
 */
export function isOfUse(state: Table, { id, at }: CrewmanSeen, { kind }: WeaponSeen): boolean {
  if (at === null || state.outside === undefined) return true;
  if (vehicleOf(state, id)?.kind === 'mover' && kind !== 'fuel') return false;
  if (isArea(at)) return true;
  if (NEED_AIR.includes(kind)) return false;
  const boat = boatAround(at);
  if (boat === undefined) return spaceOf(state, at) !== undefined;
  if (spaceOfBoat(state, boat) === undefined) return false;
  return monstersAt(state, at).length > 0 || (boat !== 'cockboat' && isSealed(state, id));
}

/** Nobody fights in a boat, or on it, while it is off the board. */
export function isThere(state: Table, place: PlaceId): boolean {
  if (isArea(place)) return true;
  return spaceOf(state, place) !== undefined;
}

/** Places at which a crewman may fire the rockets of the boat that he is in. */
export function blastsAt(state: Table, crewman: CrewmanSeen): readonly PlaceId[] {
  if (isUseless(state, 'fuel')) return [];
  return blastsOf(state, crewman).filter((at) => blastFieldFree(state, at));
}

/** A boat blasts once, and is gone. */
export const hasBlasted = ({ strikes }: Seen<Battle>, at: PlaceId | null): boolean => {
  const boat = at === null ? undefined : boatAround(at);
  return boat !== undefined && strikes.some(({ weapon }) => weapon === blastOf(boat));
};

/** Opens the lid of the boat from which a crewman attacks something outside. */
export function* lidOpens(state: Table, { by, weapon, at }: Strike): Play<void, AgtEvent> {
  const from = state.crew.find(({ id }) => id === by)?.at ?? null;
  const boat = BOAT_IDS.find((one) => inBoat(one) === from);
  if (boat === undefined || at === from || weapon === null || weapon === blastOf(boat)) return;
  const dead = unsealedIn(state, boat);
  yield* tell<AgtEvent>({ rule: 'agt.out.hatch', boat, crew: null, to: null, engaged: false, dead });
}
