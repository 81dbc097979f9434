/** Dice and cards typed in half-way outlive the window and the host; whole answers are in the game's own log. */
import { z } from 'zod';
import type { Typed } from '../../client/asking.ts';
import { useDraft } from '../../client/use-draft.ts';

const Kept = z.object({
  /** Revision of the question that the keys were typed for. */
  revision: z.int(),
  keys: z.array(z.string()),
});

interface HalfTyped {
  /** True once it is known whether anything was typed. */
  readonly ready: boolean;
  /** Keys, with what was typed before the window was left. */
  readonly typed: Typed;
  /** The question is answered. */
  readonly forget: () => void;
}

export function useHalfTyped(campaign: string, revision: number, typed: Typed): HalfTyped {
  const draft = useDraft<z.infer<typeof Kept> | null>(
    campaign,
    'game/dice',
    null,
    (kept) => Kept.safeParse(kept).data,
  );
  const { ready, value } = draft;
  const forget = () => {
    if (value !== null) draft.clear();
  };
  return {
    ready,
    typed: {
      ...typed,
      take: () => [...(value?.revision === revision ? value.keys : []), ...typed.take()],
      standing: (keys) => (keys.length === 0 ? forget() : draft.set({ revision, keys: [...keys] })),
    },
    forget,
  };
}
