/** The dice and cards of a campaign, counted: what was rolled against what even dice would have shown. */
import { z } from 'zod';

const count = z.int().nonnegative();

export const DiceCount = z.object({
  /** The app's dice, or the player's own. */
  by: z.enum(['app', 'own']),
  dice: count,
  /** Counts of how often each face fell, 1 to 6. */
  faces: z.array(count).length(6),
  /** Count expected of each face, if the dice are even. */
  expected: z.number(),
  /** Pips a die; null where none was rolled. */
  average: z.number().nullable(),
  /** Measure of how far the faces stray from even; null while the dice are too few to tell. */
  straying: z
    .object({
      chiSquared: z.number(),
      /** The share of campaigns in which even dice stray at least this far, 0 to 1. */
      share: z.number(),
    })
    .nullable(),
  /** The same as one sentence. */
  sentence: z.string(),
});
export type DiceCount = z.infer<typeof DiceCount>;

export const Statistics = z.object({
  dice: z.array(DiceCount).length(2),
  /** The rules that rolled, most dice first. */
  rules: z.array(
    z.object({ id: z.string(), title: z.string(), app: count, own: count, average: z.number() }),
  ),
  cards: z.object({
    app: count,
    own: count,
    jokers: count,
    ranks: z.array(z.string()),
    /** Counts of how often each card was drawn, suit by suit, in the order of the ranks. */
    suits: z.array(z.object({ title: z.string(), drawn: z.array(count) })),
  }),
});
export type Statistics = z.infer<typeof Statistics>;
