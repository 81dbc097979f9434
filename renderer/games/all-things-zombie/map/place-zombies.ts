/** The party’s place, as far as the player has said it, and the act that places the first zombies from there. */
import type { Spot } from '../../../../src/rules/core/play.ts';

export interface PartyPlace {
  /** Null while the player has said nothing, and the ruling’s place holds. */
  readonly said: Spot | null;
  readonly say: (spot: Spot | null) => void;
}

/** The act that places them, from there if the player has said so. */
export const placeZombies = (said: Spot | null) =>
  ({ do: 'place-zombies', ...(said === null ? {} : { partyAt: said }) }) as const;
