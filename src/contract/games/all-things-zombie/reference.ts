/** Choices that the rules offer. */
import { z } from 'zod';
import { Advantage, Attribute, Rep, Weapon } from './shapes.ts';

export const Reference = z.object({
  reps: z.array(
    z.object({
      rep: Rep,
      title: z.string(),
      summary: z.string(),
      cost: z.number(),
      rapToAdvance: z.number().nullable(),
    }),
  ),
  attributes: z.array(
    z.object({ id: Attribute, title: z.string(), summary: z.string(), section: z.string() }),
  ),
  advantages: z.array(z.object({ id: Advantage, title: z.string(), summary: z.string() })),
  weapons: z.array(
    z.object({
      id: Weapon,
      title: z.string(),
      summary: z.string(),
      range: z.number().nullable(),
      targets: z.number(),
      impact: z.number(),
      oRating: z.number(),
      usesClips: z.boolean(),
      cost: z.number(),
      confidence: z.string(),
    }),
  ),
  periods: z.object({ months: z.array(z.string()), seasons: z.array(z.string()) }),
});
export type Reference = z.infer<typeof Reference>;
