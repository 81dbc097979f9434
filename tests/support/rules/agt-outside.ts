/** The Znutar in the middle of a game with “Outside the Znutar”, as a test wants her. */
import type { AreaId } from '../../../src/rules/awful-green-things/data/areas.ts';
import type { BoatId } from '../../../src/rules/awful-green-things/data/boats.ts';
import type { CrewId } from '../../../src/rules/awful-green-things/data/crew.ts';
import type { PlaceId, SpaceId } from '../../../src/rules/awful-green-things/outside/places.ts';
import { outsideAtFirst, type VehicleId } from '../../../src/rules/awful-green-things/outside/state.ts';
import type { State } from '../../../src/rules/awful-green-things/state.ts';
import { ship, type Wanted } from './agt-ship.ts';

export interface Out extends Omit<Wanted, 'outside' | 'boats'> {
  /** Empty where they are, or with somebody in them, who stands where he does. */
  readonly vehicles?: Partial<Record<VehicleId, PlaceId | CrewId>>;
  readonly boats?: Partial<Record<BoatId, SpaceId>>;
  readonly closed?: readonly AreaId[];
  readonly suited?: readonly CrewId[];
  readonly soot?: AreaId | 'worn';
}

/** The boats are in their bays unless they are said to be elsewhere. */
export function out({ vehicles = {}, boats = {}, closed = [], suited = [], soot, ...rest }: Out): State {
  const state = ship(rest);
  const outside = outsideAtFirst();
  outside.closed = [...closed];
  outside.suited = [...suited];
  if (soot !== undefined) outside.soot = { at: soot === 'worn' ? null : soot, worn: soot === 'worn' };
  for (const boat of outside.boats) boat.at = boats[boat.id] ?? 'bay';
  for (const [id, where] of Object.entries(vehicles) as [VehicleId, PlaceId | CrewId][]) {
    const crewman = state.crew.find((one) => one.id === where);
    outside.vehicles.push({
      ...{ id, kind: id.startsWith('suit') ? 'suit' : 'mover', since: null },
      at: crewman === undefined ? (where as PlaceId) : crewman.at,
      by: crewman?.id ?? null,
    });
  }
  return { ...state, setup: { ...state.setup, outside: true }, outside };
}

export const crewOf = ({ crew }: State, id: CrewId) => crew.find((one) => one.id === id);
export const boatOf = ({ outside }: State, id: BoatId) => outside?.boats.find((one) => one.id === id);
