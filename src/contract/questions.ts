/** What the player is asked, and what was answered. */
import { z } from 'zod';

/** A question to the player, as a screen puts it. */
export const QuestionView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roll'), rule: z.string(), text: z.string(), dice: z.number() }),
  z.object({ kind: z.literal('draw'), rule: z.string(), text: z.string(), left: z.number() }),
  z.object({
    kind: z.literal('choose'),
    rule: z.string(),
    text: z.string(),
    options: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
]);
export type QuestionView = z.infer<typeof QuestionView>;

/** A question already answered, and by whom. */
export const ReplyView = z.object({
  rule: z.string(),
  text: z.string(),
  by: z.enum(['app', 'own']),
  answer: z.union([z.array(z.number()), z.string()]),
});
export type ReplyView = z.infer<typeof ReplyView>;
