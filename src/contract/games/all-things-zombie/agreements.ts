/** What is agreed for a campaign as a whole: its house rules, its last year, months or seasons. */
import { z } from 'zod';
import { YEARS } from '../../../rules/all-things-zombie/calendar.ts';
import { BY_THE_BOOK } from '../../../rules/all-things-zombie/state/house-rules.ts';
import { Division } from './shapes.ts';

const IDS = Object.keys(BY_THE_BOOK) as (keyof typeof BY_THE_BOOK)[];

export const HouseRuleId = z.enum(IDS, { error: `A house rule is one of ${IDS.join(', ')}.` });
export type HouseRuleId = z.infer<typeof HouseRuleId>;

/** Null plays on without end. */
export const LastYear = z
  .int({ error: 'The last year is a whole number, counted from the outbreak.' })
  .min(YEARS.first, { error: `A year lies between O+${YEARS.first} and O+${YEARS.last}.` })
  .max(YEARS.last, { error: `A year lies between O+${YEARS.first} and O+${YEARS.last}.` })
  .nullable();

/** `October, O+4`; null where it has been so from the beginning. */
const since = z.string().nullable();

export const Agreements = z.object({
  houseRules: z.array(
    z.object({
      id: HouseRuleId,
      title: z.string(),
      /** What the book says, and what holds instead while it is on. */
      book: z.string(),
      house: z.string(),
      on: z.boolean(),
      /** Whether the app plays by it, or the player sees to it at the table. */
      keptBy: z.enum(['app', 'player']),
      since,
    }),
  ),
  /** `least`: the year it is. */
  lastYear: z.object({ year: z.number().nullable(), since, least: z.number(), most: z.number() }),
  division: z.object({
    now: Division,
    since,
    /** The date the campaign goes on with if it changes over; null where it can't at present. */
    changed: z.string().nullable(),
    /** Why it can't be changed over at present. */
    why: z.string().nullable(),
  }),
});
export type Agreements = z.infer<typeof Agreements>;
