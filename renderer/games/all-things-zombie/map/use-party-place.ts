/** Place where, as the player says, the party ended its first move, until the zombies are placed from there (ATZ-118). */
import { useMemo } from 'react';
import { z } from 'zod';
import { useDraft } from '../../../client/use-draft.ts';
import type { PartyPlace } from './place-zombies.ts';

const Kept = z.object({
  /** Number of the Encounter. */
  number: z.int(),
  spot: z.object({ x: z.int(), y: z.int() }).nullable(),
});
type Kept = z.infer<typeof Kept>;

/** Keeps one place for both Set up and Play. */
export function usePartyPlace(campaign: string, number: number): PartyPlace {
  const draft = useDraft<Kept>(campaign, 'encounter/party-place', { number, spot: null }, (kept) => {
    const parsed = Kept.safeParse(kept);
    return parsed.success && parsed.data.number === number ? parsed.data : undefined;
  });
  const said = draft.value.number === number ? draft.value.spot : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it is said is the same form as long as the Encounter is.
  return useMemo(() => ({ said, say: (spot) => draft.set({ number, spot }) }), [campaign, number, said]);
}
