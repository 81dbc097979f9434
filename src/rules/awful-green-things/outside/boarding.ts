/** Ways of Green Things into a boat, and out of it again (Combat Inside the Boats): only where no crew is left inside. */
import { type Play, tell } from '../../core/play.ts';
import type { AgtEvent } from '../events.ts';
import { crewAt, type MonsterSeen, type Table } from '../state.ts';
import { boatAround, boatUnder, inBoat, onBoat, type PlaceId } from './places.ts';
import { spaceOfBoat } from './sight.ts';

export function creepWays(state: Table, at: PlaceId): readonly PlaceId[] {
  const [under, around] = [boatUnder(at), boatAround(at)];
  const boat = under ?? around;
  if (boat === undefined || spaceOfBoat(state, boat) === undefined) return [];
  if (around !== undefined) return [onBoat(boat)];
  return crewAt(state, inBoat(boat)).length === 0 ? [inBoat(boat)] : [];
}

export function* creeps(some: readonly MonsterSeen[], to: PlaceId): Play<void, AgtEvent> {
  const [first] = some;
  const boat = boatUnder(to) ?? boatAround(to);
  if (first === undefined || boat === undefined) return;
  const who = some.map(({ id }) => id);
  yield* tell<AgtEvent>({ rule: 'agt.out.creep', boat, who, kind: first.kind, to });
}
