/** Proposals that vehicles make due: control of one whose driver is disabled, and going on in each activation of a turn. */
import type { SeenCampaign } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';
import { due, type Proposal } from '../proposal.ts';
import { isAble } from '../standing/able.ts';
import { driverOf, hasLostDriver, movesOf, vehiclesHere } from '../standing/vehicles-in-play.ts';

export interface VehiclesDue {
  /** At once, whatever else is answered (section: Driver Disabled). */
  readonly control: readonly Proposal[];
  /** With the next activation, once all in this one has been answered (section: Special Vehicle Activation). */
  readonly goOn: readonly Proposal[];
}

export function vehiclesDue(now: SeenCampaign, encounter: SeenEncounter): VehiclesDue {
  const all = vehiclesHere(encounter);
  return {
    control: all
      .filter((one) => hasLostDriver(now, encounter, one))
      .map((one) => {
        const name = driverOf(now, encounter, one)?.name ?? null;
        return due('drive', 'atz.driver-disabled', one.id, { name, vehicle: one.kind, speed: null });
      }),
    goOn: all
      .filter((one) => one.speed > 0 && !hasLostDriver(now, encounter, one))
      .filter((one) => {
        const moves = movesOf(encounter, one);
        return moves !== undefined && moves.gone < moves.all;
      })
      .map((one) => {
        const driver = driverOf(now, encounter, one);
        const name = driver !== undefined && isAble(driver.fighter) ? driver.name : null;
        const { kind: vehicle, speed } = one;
        return due('drive', 'atz.vehicle-activation', one.id, { name, vehicle, speed });
      }),
  };
}
