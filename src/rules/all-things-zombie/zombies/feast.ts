/** Section: All Things Zombie. Whoever falls before zombies is eaten, which keeps them busy. */
import { type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';

/** Half a die is its face halved, rounded up: 1, 1, 2, 2, 3, 3 (ATZ-14). */
const HALVES = [2, 4];

export interface Feast {
  readonly faces: readonly number[];
  /** Turns that zombies stay at it; the victim is dead after the first (ATZ-51). */
  readonly turns: number;
}

export function* feast(asking: Asking): Play<Feast, never> {
  const faces = yield* roll({
    ...asking,
    rule: 'atz.zombie-feast',
    dice: 1,
    reading: { by: 'classes', cuts: HALVES },
    odds: { rule: 'atz.zombie-feast', input: {} },
  });
  return { faces, turns: Math.ceil((faces[0] ?? 0) / 2) };
}
