/** Sections: Special Vehicle Activation, The Car Won’t Start! When somebody may start a vehicle, and when it goes on. */

import type { SeenCampaign } from '../../../state/seen.ts';
import type { Untimely } from '../../../state/untimely.ts';
import type { WorkingVehicle } from '../../../state/vehicles.ts';
import { inOrder } from '../../../turn/activation.ts';
import type { SeenEncounter } from '../act.ts';
import type { Fighting } from '../standing/fighters.ts';
import { movesOf } from '../standing/vehicles-in-play.ts';
import { dieOf } from '../turn/activation.ts';
import { ACTING_TIMES, notActive } from '../turn/timely.ts';

export const DRIVING_TIMES = [
  ...ACTING_TIMES,
  'tried-to-start',
  'driven-already',
] as const satisfies readonly Untimely[];
type DrivingTime = (typeof DRIVING_TIMES)[number];

/** Allows one try in each own activation (ATZ-42). */
export function mayStart(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  { tried }: WorkingVehicle,
): DrivingTime | undefined {
  const late = notActive(now, encounter, one);
  if (late !== undefined) return late;
  return tried !== undefined && tried === encounter.turn?.number ? 'tried-to-start' : undefined;
}

/** Allows a vehicle to set off in its driver’s activation, or in the one after it was started; then it goes on in that of either side. */
export function mayGoOn(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  vehicle: WorkingVehicle,
): DrivingTime | undefined {
  const moves = movesOf(encounter, vehicle);
  if (moves === undefined) return undefined;
  if (moves.all === 0) return 'doubles';
  const late = vehicle.speed > 0 || vehicle.ready ? undefined : notActive(now, encounter, one);
  if (late !== undefined) return late;
  return moves.gone >= moves.all ? 'driven-already' : undefined;
}

/** Somebody at the wheel. */
export type Driving = Fighting & { readonly encounter: SeenEncounter };

/** Counts one activation more in which the vehicle has done something; the driver’s own comes where his side’s die has it. */
export function gone(
  { encounter, figure, fighter }: Driving,
  vehicle: WorkingVehicle,
): Pick<WorkingVehicle, 'went'> {
  const moves = movesOf(encounter, vehicle);
  const { turn } = encounter;
  if (moves === undefined || turn === null) return {};
  const sets = vehicle.speed === 0 && vehicle.ready !== true;
  const own = sets ? ownPhase(encounter, { figure, fighter }) : 0;
  return { went: { turn: turn.number, times: Math.max(moves.gone, own) + 1 } };
}

function ownPhase(encounter: SeenEncounter, one: Pick<Fighting, 'figure' | 'fighter'>): number {
  const { turn } = encounter;
  const side = dieOf(encounter, one)?.side;
  return turn === null
    ? 0
    : Math.max(
        0,
        inOrder(turn).findIndex((die) => die.side === side),
      );
}
