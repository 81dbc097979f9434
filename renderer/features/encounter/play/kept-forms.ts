/** What the play screen remembers between its forms and over a restart: the sides of a turn, and ticks by figure and check. */
import { z } from 'zod';
import { useDraft } from '../../../app/use-draft.ts';

const Kept = z.object({
  /** Of which Encounter. */
  number: z.int(),
  /** Null until the player has changed who takes part. */
  sides: z.array(z.string()).nullable(),
  ticks: z.record(z.string(), z.array(z.string())),
});
type Kept = z.infer<typeof Kept>;

export interface KeptForms {
  readonly sides: readonly string[] | null;
  readonly setSides: (sides: readonly string[]) => void;
  readonly ticksOf: (who: string, check: string) => readonly string[];
  readonly setTicks: (who: string, check: string, ticks: readonly string[]) => void;
}

function read(number: number, kept: unknown): Kept | undefined {
  const parsed = Kept.safeParse(kept);
  return parsed.success && parsed.data.number === number ? parsed.data : undefined;
}

const EMPTY: Omit<Kept, 'number'> = { sides: null, ticks: {} };

export function useKeptForms(campaign: string, number: number): KeptForms {
  const draft = useDraft<Kept>(campaign, 'encounter/play', { number, ...EMPTY }, (kept) =>
    read(number, kept),
  );
  const kept = draft.value.number === number ? draft.value : { number, ...EMPTY };
  return {
    sides: kept.sides,
    setSides: (sides) => draft.set((before) => ({ ...before, number, sides: [...sides] })),
    ticksOf: (who, check) => kept.ticks[`${who} ${check}`] ?? [],
    setTicks: (who, check, ticks) =>
      draft.set((before) => ({
        ...before,
        number,
        ticks: { ...before.ticks, [`${who} ${check}`]: [...ticks] },
      })),
  };
}
