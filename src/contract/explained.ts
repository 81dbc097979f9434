/** What explains an answer that is in a log: the dice one by one, all that bore on them, and how likely it was. */
import { z } from 'zod';
import { Chance } from './chance.ts';

export const Side = z.enum(['party', 'others', 'dead']);

/**
 * One die of a roll. `failed` and `unused` ones count for nothing; null where nothing is held against it. `of`: whose it is,
 * where each is another’s.
 */
export const ShownDie = z.object({
  face: z.int(),
  counts: z.enum(['passed', 'failed', 'unused']).nullable(),
  of: z.object({ name: z.string(), side: Side }).optional(),
});
export type ShownDie = z.infer<typeof ShownDie>;

/** Which of the dice went to one of several, and how many of them did what they are rolled for. */
export const DealtDice = z.object({
  against: z.string(),
  dice: z.array(ShownDie),
  counted: z.string().nullable(),
});

export const ExplainedRoll = z.object({
  rule: z.string(),
  /** Of the rule, in our words. */
  title: z.string(),
  section: z.string(),
  summary: z.string(),
  /** Whose it was; null for the table as a whole. */
  whose: z.string().nullable(),
  /** Of which side; null for the table as a whole. */
  side: Side.nullable().optional(),
  /** Against whom, by name. */
  against: z.string().nullable().optional(),
  /** Which of the dice went to whom, where they weren’t all held against the same. */
  shares: z
    .array(
      DealtDice.extend({
        /** `5 or more hits` */
        needs: z.string().nullable(),
        modifiers: z.array(z.object({ name: z.string(), does: z.string() })),
      }),
    )
    .optional(),
  by: z.enum(['app', 'own', 'player', 'bot', 'script']),
  /** Null for a card or a decision. */
  dice: z.array(ShownDie).nullable(),
  /** What a card or an option is called; null for dice. */
  text: z.string().nullable(),
  /** A die counted with this face or less. */
  target: z.int().nullable(),
  /** A die counted with this face or more. */
  least: z.int().nullable(),
  /** What the die is held against, in words: `5 or more brings a zombie`; null where nothing is, left out where no rule says it. */
  needs: z.string().nullable().optional(),
  /** How many did what they are rolled for: `two dice pass`, `none loses control`. */
  counted: z.string().nullable().optional(),
  /** How many count at most, where more are rolled. */
  keeps: z.int().nullable().optional(),
  /** Each by its name, and what it did: `+1 die`. */
  modifiers: z.array(z.object({ name: z.string(), does: z.string() })),
  /** Lines of tables that were read by it. */
  read: z.array(z.string()),
  rulings: z.array(z.object({ id: z.string(), title: z.string(), decision: z.string() })),
  /** Before the roll; `came` names the outcome that it was, where that can be told. */
  odds: Chance.pick({ head: true, outcomes: true, corrected: true })
    .extend({
      came: z.string().nullable(),
      beside: z
        .array(
          z.object({
            name: z.string(),
            title: z.string(),
            outcomes: Chance.shape.outcomes,
            came: z.string().nullable(),
          }),
        )
        .optional(),
    })
    .nullable(),
  /** A figure that bore on it was corrected by the player. */
  corrected: z.boolean(),
});
export type ExplainedRoll = z.infer<typeof ExplainedRoll>;
