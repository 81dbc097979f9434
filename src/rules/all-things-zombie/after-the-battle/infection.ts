/** "Harry, Are You Okay?": whoever a zombie got the better of in melee may turn into one. */
import { type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { Rep } from '../types.ts';

export const INFECTION_WORDS = ['okay', 'turns'] as const;
export type InfectionWord = (typeof INFECTION_WORDS)[number];

export interface Infection {
  readonly face: number;
  readonly total: number;
  readonly result: InfectionWord;
}

/** After Recovery, for those who came through it (ATZ-57), with the Rep from before it (ATZ-105). */
export function* infection(asking: Asking, repBefore: Rep): Play<Infection, never> {
  const okayFrom = singleFigure('not-turned');
  const [face = 0] = yield* roll({
    ...asking,
    rule: 'atz.infection',
    dice: 1,
    reading: { by: 'classes', cuts: [okayFrom - 1 - repBefore] },
    odds: { rule: 'atz.infection', input: { rep: repBefore } },
    basis: {
      least: okayFrom - repBefore,
      modifiers: [{ row: `atz.reputation/${repBefore}`, does: 'score', by: repBefore }],
    },
  });
  const total = face + repBefore;
  return { face, total, result: total >= okayFrom ? 'okay' : 'turns' };
}

/** Says whether a dose of the Cure can be used: one dose stops a figure from turning, once it is known that it would (ATZ-57). */
export function mayCure(result: InfectionWord, doses: number): boolean {
  return result === 'turns' && doses > 0;
}
