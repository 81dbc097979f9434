/** Vehicles that work, as the Play screen shows them. */
import type { WorkingView } from '../../../../../contract/games/all-things-zombie/encounter-view/vehicles.ts';
import type { SeenEncounter } from '../../../../../rules/all-things-zombie/acts/encounter/act.ts';
import {
  driverOf,
  hasLostDriver,
  hasOthers,
  movesOf,
  occupantsOf,
  vehiclesHere,
  vehiclesLeft,
} from '../../../../../rules/all-things-zombie/acts/encounter/standing/vehicles-in-play.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { VEHICLE_WORDS } from '../../../../../rules/all-things-zombie/text/encounter.ts';
import { limitsOf, seatsOf } from '../../../../../rules/all-things-zombie/vehicles/vehicle.ts';

export function workingViews(now: SeenCampaign, encounter: SeenEncounter): WorkingView[] {
  return vehiclesHere(encounter).map((one): WorkingView => {
    const { id, kind, speed, engine, wreck } = one;
    const { speed: top, half, turns, calmOffRoad } = limitsOf(kind);
    const moves = movesOf(encounter, one);
    return {
      vehicle: id,
      kind,
      title: VEHICLE_WORDS[kind].title,
      speed,
      engine: engine === true,
      wreck: wreck ?? null,
      driver: driverOf(now, encounter, one)?.fighter.who ?? null,
      lostDriver: hasLostDriver(now, encounter, one),
      inside: occupantsOf(now, encounter, id).map(({ fighter }) => fighter.who),
      seats: seatsOf(kind),
      ...{ top, half, turns, calmOffRoad },
      left: moves === undefined ? null : Math.max(0, moves.all - moves.gone),
    };
  });
}

/** Says whether a vehicle may come to the table: a won one, or any in an Encounter that has its own. */
export const mayBring = (encounter: SeenEncounter): boolean =>
  encounter.stage !== 'after' && (vehiclesLeft(encounter) > 0 || hasOthers(encounter));
