/** What the player is asked, and what was answered. */
import { z } from 'zod';

/** What a decision is between. */
export const Choice = z.object({
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  /** The option that the app takes where the player leaves it to it; null where it draws one. */
  usual: z.string().nullable(),
});
export type Choice = z.infer<typeof Choice>;

/** A question to the player, as a screen puts it. */
export const QuestionView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roll'), rule: z.string(), text: z.string(), dice: z.number() }),
  z.object({ kind: z.literal('draw'), rule: z.string(), text: z.string(), left: z.number() }),
  z.object({ kind: z.literal('choose'), rule: z.string(), text: z.string(), ...Choice.shape }),
]);
export type QuestionView = z.infer<typeof QuestionView>;

/** A question already answered, and by whom. */
export const ReplyView = z.object({
  rule: z.string(),
  text: z.string(),
  by: z.enum(['app', 'own']),
  answer: z.union([z.array(z.number()), z.string()]),
  /** What of the figures behind it was corrected, by table and row: it bears the difference mark. */
  corrected: z.array(z.string()),
});
export type ReplyView = z.infer<typeof ReplyView>;
