/** Contact of people as the state keeps it: each bears the names of those he is in melee with (sections: Melee, Breakoff Melee); and charges. */
import type { Fighter, FighterId } from '../../../state/turn.ts';

/** As being in contact with these; with nobody the list is left out. */
export function touchingOnly(
  { inMelee: _, ...fighter }: Fighter,
  touched: readonly (FighterId | null)[],
): Fighter {
  return { ...fighter, ...(touched.length > 0 && { inMelee: touched }) };
}

/** In contact with one more. */
export const touchingToo = (fighter: Fighter, who: FighterId | null): Fighter =>
  touchingOnly(fighter, [...new Set([...(fighter.inMelee ?? []), who])]);

/** Out of contact with him. */
export const partedFrom = (fighter: Fighter, who: FighterId): Fighter =>
  touchingOnly(
    fighter,
    (fighter.inMelee ?? []).filter((other) => other !== who),
  );

/** Out of contact with everybody. */
export const outOfMelee = (fighter: Fighter): Fighter => touchingOnly(fighter, []);

/** True for a charger that has neither come to blows nor been stopped. */
export const chargesStill = ({ done }: Pick<Fighter, 'done'>): boolean =>
  done?.charge === 'comes-on' || done?.charge === 'has-reached';

/** No longer on the way to anybody: the charge has come to blows, or been stopped. */
export const chargeOver = (fighter: Fighter): Fighter =>
  chargesStill(fighter) ? { ...fighter, done: { ...fighter.done, charge: 'over' } } : fighter;
