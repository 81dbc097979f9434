/** Section: All Things Zombie. A die for each of a group: who of them can climb, and on whom the fire has burnt out. */
import { type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import { type SingleFigure, singleFigureRow } from '../data/single-figures.ts';

export interface EachDied {
  readonly faces: readonly number[];
  /** Number of zombies for which the die came up. */
  readonly many: number;
}

/** Odds are counted for so many. */
export const MOST_COUNTED = 20;

type EachRule = 'atz.zombie-climb' | 'atz.zombie-burns-out';

function* each(asking: Asking, rule: EachRule, by: SingleFigure, zombies: number): Play<EachDied, never> {
  const { figure: least, row } = singleFigureRow(by);
  const faces = yield* roll({
    ...asking,
    rule,
    dice: zombies,
    reading: { by: 'classes', cuts: [least - 1] },
    // More than stand in one place, whose odds nobody asks.
    odds: zombies > MOST_COUNTED ? undefined : { rule, input: { zombies } },
    basis: { least, rows: [row] },
  });
  return { faces, many: faces.filter((face) => face >= least).length };
}

/** Rolls for the zombies that can climb a ladder, or on to a roof; each finds out once. */
export const climbers = (asking: Asking, zombies: number): Play<EachDied, never> =>
  each(asking, 'atz.zombie-climb', 'zombie-climbs', zombies);

/** Rolls for the burning zombies that the end of the turn leaves dead. */
export const burntOut = (asking: Asking, zombies: number): Play<EachDied, never> =>
  each(asking, 'atz.zombie-burns-out', 'zombie-burns-out', zombies);
