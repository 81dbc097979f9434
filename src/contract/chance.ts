/** Outcomes of an act as counted before its first dice are rolled. */
import { z } from 'zod';
import { Odds } from './app.ts';

const InWords = Odds.shape.outcomes.element.extend({ text: z.string() });

export const Chance = Odds.extend({
  /** Input with which the odds were asked, as `odds.get` takes it for the rule. */
  input: z.record(z.string(), z.unknown()),
  /** Subject of the odds, where that isn’t plain from who rolls: `Rep 5 and those led`. */
  head: z.string().nullable(),
  /** In the rule's own order; `text` is the outcome in words. */
  outcomes: z.array(InWords),
  beside: z
    .array(z.object({ name: z.string(), title: z.string(), exact: z.boolean(), outcomes: z.array(InWords) }))
    .optional(),
});
export type Chance = z.infer<typeof Chance>;
