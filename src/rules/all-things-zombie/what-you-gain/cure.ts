/** The "Cure": what a Medic may find in place of medical supplies. */
import { type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import { effectsOn } from '../attributes.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { Area, AttributeId, BuildingId } from '../types.ts';

const DOSE_DICE = 1;
const FOUND_IN = { building: 'hospital', area: 'urban' } as const satisfies Record<string, BuildingId | Area>;

export interface SuppliesFound {
  /** Attributes of whoever found the medical supplies. */
  readonly attributes: readonly AttributeId[];
  readonly building: BuildingId | null;
  readonly area: Area;
}

/** Says whether medical supplies that have just been found might be the Cure. */
export function mightBeCure({ attributes, building, area }: SuppliesFound): boolean {
  const finds = effectsOn('searching', attributes).some((effect) => effect.finds === 'cure');
  return finds && building === FOUND_IN.building && area === FOUND_IN.area;
}

export interface CureRoll {
  readonly faces: readonly number[];
  readonly found: boolean;
  /** Each saves one figure from turning; 0 where these are medical supplies after all. */
  readonly doses: number;
}

export function* cure(asking: Asking): Play<CureRoll, never> {
  const least = singleFigure('cure-face');
  const faces = yield* roll({
    ...asking,
    rule: 'atz.cure',
    dice: singleFigure('cure-dice'),
    reading: { by: 'classes', cuts: [least - 1] },
    odds: { rule: 'atz.cure', input: {} },
    basis: { least },
  });
  if (!faces.every((face) => face >= least)) return { faces, found: false, doses: 0 };
  const [doses = 0] = yield* roll({
    ...asking,
    rule: 'atz.cure-doses',
    dice: DOSE_DICE,
    reading: { by: 'sum' },
  });
  return { faces, found: true, doses };
}
