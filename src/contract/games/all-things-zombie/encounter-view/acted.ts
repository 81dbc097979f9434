/** Result of an act of the Encounter. */
import { z } from 'zod';
import { CommittedChanges } from '../../../log.ts';
import { QuestionView, ReplyView } from '../../../questions.ts';

/** Line that an act told, in words: whom it is about, and why. */
const ToldLine = z.object({ text: z.string(), why: z.string() });

/** Kinds of news that come before all else: deaths, captures and the like of the party, and Heroes on any side. */
export const HEADLINE_KINDS = ['death', 'captured', 'turned', 'gone', 'hero'] as const;

const Headline = z.object({
  kind: z.enum(HEADLINE_KINDS),
  /** Figure, or one of the people met, that it is about: `f1`, `c2/0`. */
  who: z.string(),
  /** `Killed, turn 3` */
  over: z.string(),
  /** `Jocelyn Manalastas is eaten` */
  title: z.string(),
  /** Circumstances in a sentence; empty where nothing more is known. */
  text: z.string(),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type Headline = z.infer<typeof Headline>;

/** An act that waits for the player's next die, card or decision, having changed nothing yet; or that is done. */
export const EncounterActed = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), question: QuestionView, replies: z.array(ReplyView) }),
  z.object({
    state: z.literal('done'),
    ...CommittedChanges.shape,
    replies: z.array(ReplyView),
    told: z.array(ToldLine),
    headlines: z.array(Headline),
    /** Entries for the acts whose odds were looked at: true where the odds are still the same. */
    sameOdds: z.array(z.boolean()),
    /** The rules that were rolled for, each in our words. */
    rules: z.array(
      z.object({ rule: z.string(), section: z.string(), title: z.string(), summary: z.string() }),
    ),
  }),
]);
export type EncounterActed = z.infer<typeof EncounterActed>;
