/** Sections: The Car Won't Start!, Cross Country Driving, Disabling Vehicle Table. */
import { choice } from '../../core/fields.ts';
import { type Passed, pass } from '../../core/pass.ts';
import { type Play, roll } from '../../core/play.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { Passes } from '../reaction/check.ts';
import type { VehicleId } from '../types.ts';
import { limitsOf } from './vehicle.ts';

export function* starts(asking: Asking): Play<{ readonly face: number; readonly starts: boolean }, never> {
  const target = singleFigure('car-starts');
  const [face = 0] = yield* roll({
    ...asking,
    rule: 'atz.car-starts',
    dice: 1,
    target,
    reading: { by: 'classes', cuts: [target] },
    odds: { rule: 'atz.car-starts', input: {} },
  });
  return { face, starts: face <= target };
}

export const OFF_ROAD_WORDS = ['goesOn', 'losesControl', 'breaksDown'] as const;
export type OffRoadWord = (typeof OFF_ROAD_WORDS)[number];

/** A motorcycle never breaks down. No dice below the speed at which it is safe. */
export function* offRoad(
  asking: Asking,
  kind: VehicleId,
  inches: number,
): Play<{ readonly faces: readonly number[]; readonly word: OffRoadWord }, never> {
  if (inches <= limitsOf(kind).calmOffRoad) return { faces: [], word: 'goesOn' };
  const faces = yield* roll({
    ...asking,
    rule: 'atz.off-road',
    dice: 2,
    reading: { by: 'sum' },
    odds: { rule: 'atz.off-road', input: { kind, inches } },
  });
  const sum = faces.reduce((total, face) => total + face, 0);
  if (sum === singleFigure('breaks-down') && kind !== 'motorcycle') return { faces, word: 'breaksDown' };
  return { faces, word: sum === singleFigure('off-road-control') ? 'losesControl' : 'goesOn' };
}

export const DISABLED_WORDS = ['explodes', 'rollsToStop', 'driverChecks'] as const;
export type DisabledWord = (typeof DISABLED_WORDS)[number];

/** Effects on a vehicle of a round that goes through. */
export const DISABLING = {
  id: 'atz.disabling-vehicle',
  section: 'Disabling Vehicle Table',
  figures: { result: choice(DISABLED_WORDS) },
  rows: { '2': { result: 'explodes' }, '1': { result: 'rollsToStop' }, '0': { result: 'driverChecks' } },
} as const satisfies KeyedTable<`${Passes}`, DisabledWord>;

export interface Disabled {
  readonly passed: Passed;
  readonly found: Found<DisabledWord>;
}

export function* disabled(asking: Asking): Play<Disabled, never> {
  const passed = yield* pass({
    ...asking,
    rule: DISABLING.id,
    dice: 2,
    target: singleFigure('disabling-impact'),
    odds: { rule: DISABLING.id, input: {} },
  });
  return { passed, found: read(rowOf(DISABLING, `${passed.passes}`)) };
}
