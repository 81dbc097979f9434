/** Explanation of an answer that is in a log: the dice one by one, all that bore on them, and how likely it was. */
import { z } from 'zod';
import { Chance } from './chance.ts';

export const Side = z.enum(['party', 'others', 'dead']);

/**
 * Single die of a roll. `failed` and `unused` ones count for nothing; null where nothing is held against it. `of`: its owner, where each
 * die is another’s.
 */
export const ShownDie = z.object({
  face: z.int(),
  counts: z.enum(['passed', 'failed', 'unused']).nullable(),
  of: z.object({ name: z.string(), side: Side }).optional(),
});
export type ShownDie = z.infer<typeof ShownDie>;

/** Dice that went to one of several, and how many of them did what they are rolled for. */
export const DealtDice = z.object({
  against: z.string(),
  dice: z.array(ShownDie),
  counted: z.string().nullable(),
});

export const ExplainedRoll = z.object({
  rule: z.string(),
  /** Title of the rule, in our words. */
  title: z.string(),
  section: z.string(),
  summary: z.string(),
  /** Name of whoever rolled; null for the table as a whole. */
  whose: z.string().nullable(),
  /** Side of the roller; null for the table as a whole. */
  side: Side.nullable().optional(),
  /** Against whom, by name. */
  against: z.string().nullable().optional(),
  /** Dice by whom they went to, where they weren’t all held against the same. */
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
  /** Name of a card or an option; null for dice. */
  text: z.string().nullable(),
  /** A die counted with this face or less. */
  target: z.int().nullable(),
  /** A die counted with this face or more. */
  least: z.int().nullable(),
  /** Need of the die, in words: `5 or more brings a zombie`; null where nothing is held against it, left out where no rule says it. */
  needs: z.string().nullable().optional(),
  /** Count of the dice that did what they are rolled for: `two dice pass`, `none loses control`. */
  counted: z.string().nullable().optional(),
  /** Dice that count at most, where more are rolled. */
  keeps: z.int().nullable().optional(),
  /** Each by its name, and what it did: `+1 die`. */
  modifiers: z.array(z.object({ name: z.string(), does: z.string() })),
  /** Set of a hero, who passes two dice whatever they show. */
  hero: z.literal(true).optional(),
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
