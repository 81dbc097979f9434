/** Dice with which a part of the table was rolled, and how many zombies were about at the start. */
import { z } from 'zod';

export const LAID_PARTS = [
  'layout',
  'building-count',
  'vehicle-count',
  'terrain',
  'wind',
  'zombies',
] as const;

export const LaidPart = z.object({
  part: z.enum(LAID_PARTS),
  dice: z.array(z.int()),
  /** The player’s own. */
  own: z.boolean(),
  /** Sum the dice are added to, where they are counted. */
  sum: z.object({ fixed: z.int(), halved: z.boolean() }).nullable(),
});
export type LaidPart = z.infer<typeof LaidPart>;
