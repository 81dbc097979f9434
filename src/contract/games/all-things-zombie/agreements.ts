/** Agreements for a campaign as a whole: its house rules, its last year, months or seasons. */
import { z } from 'zod';
import { HOUSE_RULE } from '../../../rules/all-things-zombie/acts/encounter/planning/switches.ts';
import { schemaOf } from './fields.ts';
import { Division } from './shapes.ts';

export const HouseRuleId = schemaOf(HOUSE_RULE.fields.rule, 'rule');
export type HouseRuleId = z.infer<typeof HouseRuleId>;

/** `October, O+4`; null where it has been so from the beginning. */
const since = z.string().nullable();

export const Agreements = z.object({
  houseRules: z.array(
    z.object({
      id: HouseRuleId,
      title: z.string(),
      /** Rule of the book, and the house rule that holds instead while it is on. */
      book: z.string(),
      house: z.string(),
      on: z.boolean(),
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
    /** Reason why the campaign can't be changed over at present. */
    why: z.string().nullable(),
  }),
});
export type Agreements = z.infer<typeof Agreements>;
