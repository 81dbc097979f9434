/** Result of an act of the Encounter. */
import { z } from 'zod';
import { CommittedChanges } from '../../../log.ts';
import { QuestionView, ReplyView } from '../../../questions.ts';

/** Line that an act told, in words: whom it is about, and why. */
const ToldLine = z.object({ text: z.string(), why: z.string() });

/** An act that waits for the player's next die, card or decision, having changed nothing yet; or that is done. */
export const EncounterActed = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), question: QuestionView, replies: z.array(ReplyView) }),
  z.object({
    state: z.literal('done'),
    ...CommittedChanges.shape,
    replies: z.array(ReplyView),
    told: z.array(ToldLine),
    /** Entries for the acts whose odds were looked at: true where the odds are still the same. */
    sameOdds: z.array(z.boolean()),
    /** The rules that were rolled for, each in our words. */
    rules: z.array(
      z.object({ rule: z.string(), section: z.string(), title: z.string(), summary: z.string() }),
    ),
  }),
]);
export type EncounterActed = z.infer<typeof EncounterActed>;
