/** Pace of the bots where seats are theirs: each step waits for a key, follows after a moment, or comes at once with all others. */
import { z } from 'zod';
import { useDraft } from '../../client/use-draft.ts';

export const PACES = ['step', 'slow', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

const Kept = z.enum(PACES);

export function usePace(campaign: string): readonly [Pace, (pace: Pace) => void] {
  const { value, set } = useDraft<Pace>(
    campaign,
    'game/pace',
    'at-once',
    (kept) => Kept.safeParse(kept).data,
  );
  return [value, set];
}
