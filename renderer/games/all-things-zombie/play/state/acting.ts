/** Things that only the player sees of a group of zombies when it acts, and the deed that they come to. */
import { z } from 'zod';
import type { ZombiesView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/zombies.ts';
import type { Deed } from '../../acts/deed.ts';

type Act = Extract<Deed, { readonly do: 'zombies-act' }>;

/** Person whom some of the zombies reach. */
const Reached = z.object({
  who: z.string(),
  zombies: z.int().min(1),
  unseen: z.boolean(),
  vehicle: z.boolean(),
});
export type Reached = z.infer<typeof Reached>;

const Seen = z.object({
  reached: z.array(Reached),
  human: z.boolean(),
  blocked: z.boolean(),
  climb: z.boolean(),
});
export type Seen = z.infer<typeof Seen>;

/** Fields of the zombies’ form as they were kept; undefined where they can’t be read. */
export const seenBefore = (kept: unknown): Seen | undefined => Seen.safeParse(kept).data;

export const STANDING_STILL: Seen = { reached: [], human: false, blocked: false, climb: false };

/** On a board places say what it does where the player says nothing. */
export function actOf(
  { id, drawnBy }: Pick<ZombiesView, 'id' | 'drawnBy'>,
  { reached, human, blocked, climb }: Seen,
  board: boolean,
): Act {
  if (board && reached.length === 0 && !human && !blocked && !climb) return { do: 'zombies-act', group: id };
  return {
    do: 'zombies-act',
    group: id,
    drawnBy: drawnBy ?? (human ? 'human' : 'nothing'),
    reach: reached.map(({ who, zombies, unseen, vehicle }) => ({
      who,
      zombies,
      ...(unseen && { unseen }),
      ...(vehicle && { vehicle }),
    })),
    ...(blocked && { blocked }),
    ...(climb && { climb }),
  };
}
