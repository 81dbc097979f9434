/** Choices for laying out the table: what stays, and whether a mall stands alone. The screen’s own, kept over a restart. */
import { z } from 'zod';
import { MapPart } from '../../../../src/contract/games/all-things-zombie/acts.ts';
import { useDraft } from '../../../client/use-draft.ts';
import type { Part } from './locks.ts';

const Laying = z.object({
  /** Number of the Encounter. */
  number: z.int(),
  locked: z.array(MapPart),
  mallAlone: z.boolean(),
});
type Laying = z.infer<typeof Laying>;

export function useLaying(campaign: string, number: number) {
  const fresh: Laying = { number, locked: [], mallAlone: false };
  const draft = useDraft<Laying>(campaign, 'encounter/set-up', fresh, (kept) => {
    const parsed = Laying.safeParse(kept);
    return parsed.success && parsed.data.number === number ? parsed.data : undefined;
  });
  const laying = draft.value.number === number ? draft.value : fresh;
  const change = (to: Partial<Laying>) =>
    draft.set((before) => ({ ...(before.number === number ? before : fresh), ...to }));
  return {
    ...laying,
    setMallAlone: (mallAlone: boolean) => change({ mallAlone }),
    toggle: (part: Part) =>
      change({
        locked: laying.locked.includes(part)
          ? laying.locked.filter((one) => one !== part)
          : [...laying.locked, part],
      }),
  };
}
