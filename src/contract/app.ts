/** The app itself: settings, reference, odds. */
import { z } from 'zod';
import { Advantage, Attribute, Rep, Weapon } from './games/all-things-zombie/shapes.ts';

export const Settings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  /** Who rolls: the app, or the player at the table. */
  dice: z.enum(['app', 'own']),
  paper: z.enum(['A4', 'Letter']),
});
export type Settings = z.infer<typeof Settings>;

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

const Share = z.object({ name: z.string(), n: z.number(), of: z.number() });

export const Odds = z.object({
  rule: z.string(),
  exact: z.boolean(),
  /** Whether they rest on a figure that was corrected. */
  corrected: z.boolean(),
  /** In the rule's own order, best first. */
  outcomes: z.array(Share),
  /** What the same dice decide besides, each by its name. */
  beside: z.array(z.object({ name: z.string(), exact: z.boolean(), outcomes: z.array(Share) })).optional(),
});
export type Odds = z.infer<typeof Odds>;

export const Verification = z.object({
  identical: z.boolean(),
  events: z.number(),
  /** One line for each row that differs from what the log adds up to. */
  differences: z.array(z.string()),
  /** Over log and words, but neither ids, nor the campaign's name, nor times: a file that was saved and opened has the same. */
  digest: z.string(),
});
export type Verification = z.infer<typeof Verification>;

export const About = z.object({
  version: z.string(),
  dataFile: z.string(),
  node: z.string(),
  sqlite: z.string(),
  /** Rules of All Things Zombie in the rule index; the tests fail while play doesn't reach one of them. */
  rules: z.int().positive(),
});
export type About = z.infer<typeof About>;
