/** A vehicle that works as the table has it, with a reason: how fast it goes, its engine, what has become of it. */
import { choice, flag, number, optional } from '../../../../core/fields.ts';
import { byPlayer } from '../../../state/cause.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { WRECKS } from '../../../state/vehicles.ts';
import { limitsOf } from '../../../vehicles/vehicle.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { REASON, WORKING } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no } from '../act.ts';
import { vehicleChanged, vehicleNamed } from '../standing/vehicles-in-play.ts';

export const SET_VEHICLE = declared({
  fields: {
    vehicle: WORKING,
    /** Inches it went in the last activation. */
    speed: optional(number(0, 60)),
    engine: optional(flag),
    /** Cause that stopped it for good; `none` for one that still works. */
    wreck: optional(choice(['none', ...WRECKS])),
    why: REASON,
  },
  stages: BEFORE_REPORT,
  refusals: ['no-such-vehicle', 'too-fast', 'vehicle-wrecked', 'engine-off', 'vehicle-as-it-is'],
});

/** Nothing that can’t be: a wreck has no engine that runs, and what isn’t wrecked goes by its engine. */
export function* setVehicle(
  now: SeenCampaign,
  { vehicle: id, speed, engine, wreck, why }: InputOf<typeof SET_VEHICLE>,
): ActOf<typeof SET_VEHICLE> {
  const encounter = encounterAt(now, SET_VEHICLE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const vehicle = vehicleNamed(encounter, id);
  if (vehicle === undefined) return no('no-such-vehicle');
  const to = {
    speed: speed ?? vehicle.speed,
    engine: (engine ?? vehicle.engine === true) || undefined,
    wreck: wreck === undefined ? vehicle.wreck : wreck === 'none' ? undefined : wreck,
  } as const;
  if (to.speed > limitsOf(vehicle.kind).speed) return no('too-fast');
  if (to.wreck !== undefined && to.engine) return no('vehicle-wrecked');
  if (to.wreck === undefined && !to.engine && to.speed > 0) return no('engine-off');
  if (to.speed === vehicle.speed && to.engine === vehicle.engine && to.wreck === vehicle.wreck)
    return no('vehicle-as-it-is');
  yield* vehicleChanged(now, vehicle, to, byPlayer(why));
  return done('set-vehicle', { vehicle: vehicle.kind, why });
}
