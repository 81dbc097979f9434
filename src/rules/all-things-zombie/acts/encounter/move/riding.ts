/** Vehicles must be left before anybody goes on foot. */
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';
import type { Fighting } from '../standing/fighters.ts';
import { driverOf, vehicleNamed } from '../standing/vehicles-in-play.ts';

/**
 * Refuses moves on foot to people in a vehicle, who go where it goes unless they get out; a driver stops it first, since one that moves
 * must be driven on (section: Special Vehicle Activation).
 */
export function ridesOn(
  now: SeenCampaign,
  encounter: SeenEncounter,
  movers: readonly Fighting[],
  getsOut: boolean,
): 'rides' | 'at-the-wheel' | undefined {
  const ridden = movers.flatMap(({ fighter }) => {
    const vehicle = vehicleNamed(encounter, insideOf(fighter) ?? '');
    return vehicle === undefined ? [] : [{ who: fighter.who, vehicle }];
  });
  if (ridden.length > 0 && !getsOut) return 'rides';
  const drives = ridden.some(
    ({ who, vehicle }) => vehicle.speed > 0 && driverOf(now, encounter, vehicle)?.fighter.who === who,
  );
  return drives ? 'at-the-wheel' : undefined;
}
