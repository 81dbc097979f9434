/** Questions to the player, and the answers. */
import { z } from 'zod';
import { Chance } from './chance.ts';
import { DealtDice, ExplainedRoll, ShownDie, Side } from './explained.ts';

/** Options of a decision, and the one that is usual. */
export const Choice = z.object({
  options: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** Effect of an attribute in play. */
      does: z.string().optional(),
      /** Outcomes the option may lead to, where they are counted. */
      outcomes: Chance.shape.outcomes.optional(),
    }),
  ),
  /** The option that the app takes where the player leaves it to it; null where it draws one. */
  usual: z.string().nullable(),
});
export type Choice = z.infer<typeof Choice>;

/** Subject of a question: who rolls, against whom, and what its dice need. */
export const Asked = z.object({
  /** Null for the table as a whole. */
  who: z.string().nullable(),
  side: Side.nullable(),
  against: z.string().nullable(),
  /** `Three dice; each of 4 or less passes` */
  needs: z.string().nullable(),
  /** Owners of the dice, in their order, where each die is another’s: for activation. */
  dice: z.array(z.object({ name: z.string(), side: Side })).optional(),
});
export type Asked = z.infer<typeof Asked>;

const asks = { rule: z.string(), text: z.string(), asked: Asked.optional() };

/** A question to the player, as a screen puts it. */
export const QuestionView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roll'), ...asks, dice: z.number() }),
  z.object({ kind: z.literal('draw'), ...asks, left: z.number() }),
  z.object({ kind: z.literal('choose'), ...asks, ...Choice.shape }),
]);
export type QuestionView = z.infer<typeof QuestionView>;

/** A question already answered, and by whom. */
export const ReplyView = z.object({
  rule: z.string(),
  text: z.string(),
  by: z.enum(['app', 'own']),
  /** Name of whoever rolled, of which side and against whom; null for the table as a whole, left out where no Encounter is under way. */
  whose: z.string().nullable().optional(),
  side: Side.nullable().optional(),
  against: z.string().nullable().optional(),
  /** Faces, a card, or in words what was chosen. */
  answer: z.union([z.array(z.number()), z.string()]),
  /** The faces one by one; null for a card or a decision. */
  dice: z.array(ShownDie).nullable(),
  /** The dice once more by whom they went to, where they were dealt out to several. */
  dealt: z.array(DealtDice).optional(),
  /** Count of the dice that did what they were rolled for: `two dice pass`; null where nothing is held against them. */
  counted: z.string().nullable().optional(),
  /** Corrected figures behind the answer, by table and row: it bears the difference mark. */
  corrected: z.array(z.string()),
  /** Opened to its numbers, where the screen shows it so while more is asked: of people met. */
  explained: ExplainedRoll.optional(),
});
export type ReplyView = z.infer<typeof ReplyView>;
