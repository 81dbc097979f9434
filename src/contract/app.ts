/** The app itself: settings, odds. */
import { z } from 'zod';
import { TIERS } from './tiers.ts';

/** Signs between the cells of a spreadsheet; which one a program takes depends on its country. */
export const SEPARATORS = ['comma', 'semicolon', 'tab'] as const;
export const Separator = z.enum(SEPARATORS, { error: `A separator is one of ${SEPARATORS.join(', ')}.` });
export type Separator = z.infer<typeof Separator>;

export const Settings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  /** Roller of the dice: the app, or the player at the table. */
  dice: z.enum(['app', 'own']),
  paper: z.enum(['A4', 'Letter']),
  separator: Separator,
  /** Tier at which battles are played. */
  tier: z.enum(TIERS),
});
export type Settings = z.infer<typeof Settings>;

const Share = z.object({ name: z.string(), n: z.number(), of: z.number() });

/** Set where they were counted, and the fractions are too long: rounded to parts of 10^15. */
const Rounded = z.literal(true).optional();

export const Odds = z.object({
  rule: z.string(),
  /** Counted; where not, they were found by games. */
  exact: z.boolean(),
  rounded: Rounded,
  /** Games of dice from which the odds were found; left out where they were counted. */
  games: z.int().positive().optional(),
  /** True where the odds rest on a figure that was corrected. */
  corrected: z.boolean(),
  /** The decisions that they take for granted, by name. */
  decided: z.record(z.string(), z.string()).optional(),
  /** Outcomes in the rule's own order, best first. */
  outcomes: z.array(Share),
  /** Other results the same dice decide, each by its name. */
  beside: z
    .array(z.object({ name: z.string(), exact: z.boolean(), rounded: Rounded, outcomes: z.array(Share) }))
    .optional(),
});
export type Odds = z.infer<typeof Odds>;

export const ListedOdds = z.object({
  rule: z.string(),
  /** The names in its input, those that may be left out with a question mark. */
  takes: z.array(z.string()),
});
export type ListedOdds = z.infer<typeof ListedOdds>;

export const Verification = z.object({
  identical: z.boolean(),
  events: z.number(),
  /** Faults in sentences for the player, the first twenty of them. */
  found: z.array(z.string()),
  /** Rows that differ from what the log adds up to, one line for each. */
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
  /** Rules of the campaigns’ game in the rule index; the tests fail while play doesn't reach one of them. */
  rules: z.int().positive(),
});
export type About = z.infer<typeof About>;
