/** With whom a round of melee has left somebody in contact. */
import type { Fighter, FighterId } from '../../../state/turn.ts';

/** After a round of melee, with those it has left him in contact with. */
export function oneRoundMore(
  { inMelee: _, ...fighter }: Fighter,
  left: readonly (FighterId | null)[],
): Fighter {
  return {
    ...fighter,
    done: { ...fighter.done, rounds: (fighter.done?.rounds ?? 0) + 1 },
    ...(left.length > 0 && { inMelee: left }),
  };
}

/** Out of contact with him. */
export function partedFrom({ inMelee = [], ...fighter }: Fighter, who: FighterId): Fighter {
  const left = inMelee.filter((other) => other !== who);
  return { ...fighter, ...(left.length > 0 && { inMelee: left }) };
}

/** Out of contact with everybody. */
export function outOfMelee({ inMelee: _, ...fighter }: Fighter): Fighter {
  return fighter;
}
