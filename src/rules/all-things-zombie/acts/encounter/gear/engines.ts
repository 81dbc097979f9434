/** Running engines, turn by turn: they are heard, and one that was stopped for good runs out. */
import { singleFigure } from '../../../data/single-figures.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { WorkingVehicle } from '../../../state/vehicles.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { vehicleStands } from '../standing/stands-at.ts';
import { vehicleChanged, vehiclesHere } from '../standing/vehicles-in-play.ts';

/** Dice on the reinforcement table, as many as for so many shots (ATZ-38); heard from where it is. */
export function* engineHeard(encounter: SeenEncounter, vehicle: WorkingVehicle): CampaignPlay<void> {
  const { driver } = vehicle;
  if (driver === undefined) return;
  const shots = singleFigure('engine-dice');
  const from = vehicleStands(encounter, vehicle);
  yield* tell({ type: 'shots-marked', marker: { who: driver, shots, of: 'engine', from } });
}

export function* enginesInTurn(now: SeenCampaign): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null) return;
  for (const one of vehiclesHere(encounter)) {
    if (one.wreck !== undefined && one.speed > 0)
      yield* vehicleChanged(now, one, { speed: Math.max(0, one.speed - singleFigure('rolls-out')) });
    else if (one.engine) yield* engineHeard(encounter, one);
  }
}
