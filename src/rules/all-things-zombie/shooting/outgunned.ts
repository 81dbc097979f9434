/** Section: Outgunned. Whoever is fired at with a higher O-Rating than his own weapons have must Duck Back. */
import { oRatingOf } from '../arms.ts';
import type { WeaponId } from '../types.ts';

/** Several weapons count as the best of them (ATZ-26). What it does to a check stands with that check (ATZ-27). */
export function outguns(firing: readonly WeaponId[], target: readonly WeaponId[]): boolean {
  return oRatingOf(firing) > oRatingOf(target);
}
