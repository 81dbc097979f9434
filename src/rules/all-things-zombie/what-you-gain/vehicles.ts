/** Finding Vehicles: those the party has from the start, and those held over from an earlier find (ATZ-39). */
import { type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import { type CampaignDate, compareDates, type Phase } from '../calendar.ts';
import { singleFigure } from '../data/single-figures.ts';
import { zal, zombieLevel } from '../meeting-and-greeting/levels.ts';
import type { Area, Winner } from '../types.ts';

export interface AtStart {
  readonly area: Area;
  readonly phase: Phase;
  readonly winner?: Winner | null | undefined;
}

/** Number of vehicle rolls: one for so many of the party, or part of as many (ATZ-41). */
export function vehicleRolls(party: number): number {
  return Math.ceil(party / singleFigure('vehicle-roll'));
}

/** Highest score that brings a vehicle (ATZ-40). */
export function vehicleTarget({ area, phase, winner = null }: AtStart): number {
  return zal(area, phase, winner) - phase;
}

export const VEHICLE_REFUSALS = ['no-rolls-left', 'no-chance'] as const;
export type VehicleRefusal = (typeof VEHICLE_REFUSALS)[number];

export function mayRollForVehicle(party: number, rolled: number, start: AtStart): VehicleRefusal | undefined {
  if (rolled >= vehicleRolls(party)) return 'no-rolls-left';
  return vehicleTarget(start) < 1 ? 'no-chance' : undefined;
}

export interface VehicleRoll {
  readonly face: number;
  readonly target: number;
  /** True if it won one vehicle of the player’s own choice, with fuel for the whole Encounter. */
  readonly won: boolean;
}

export function* vehicleAtStart(asking: Asking, start: AtStart): Play<VehicleRoll, never> {
  const target = vehicleTarget(start);
  const { area, phase, winner = null } = start;
  const { row } = zombieLevel(area, phase, winner);
  const [face = 0] = yield* roll({
    ...asking,
    rule: 'atz.vehicle-at-start',
    dice: 1,
    target,
    reading: { by: 'classes', cuts: [target] },
    odds: { rule: 'atz.vehicle-at-start', input: { area, phase, ...(winner === null ? {} : { winner }) } },
    basis: {
      rows: [row],
      modifiers: [{ row: `atz.phase/${start.phase}`, does: 'target', by: -start.phase }],
    },
  });
  return { face, target, won: face <= target };
}

/** A vehicle found, or whose keys were, serves in one Encounter after that one, beside those rolled for. */
export function mayUseHeldOver(found: CampaignDate, now: CampaignDate): boolean {
  return compareDates(found, now) < 0;
}
