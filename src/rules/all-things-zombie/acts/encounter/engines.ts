/** What running engines do by themselves, turn by turn: they are heard, and one that was stopped for good runs out. */
import { singleFigure } from '../../data/single-figures.ts';
import type { WorkingVehicle } from '../../state/vehicles.ts';
import type { CampaignPlay, SeenCampaign } from '../act.ts';
import { tell } from './act.ts';
import { vehicleChanged, vehiclesHere } from './working.ts';

/** Dice on the reinforcement table, as many as for so many shots (ATZ-38); heard from where it is. */
export function* engineHeard({ driver }: WorkingVehicle): CampaignPlay<void> {
  if (driver === undefined) return;
  const shots = singleFigure('engine-dice');
  yield* tell({ type: 'shots-marked', marker: { who: driver, shots, of: 'engine', from: null } });
}

export function* enginesInTurn(now: SeenCampaign): CampaignPlay<void> {
  for (const one of now.encounter === null ? [] : vehiclesHere(now.encounter)) {
    if (one.wreck !== undefined && one.speed > 0)
      yield* vehicleChanged(now, one, { speed: Math.max(0, one.speed - singleFigure('rolls-out')) });
    else if (one.engine) yield* engineHeard(one);
  }
}
