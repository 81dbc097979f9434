/** Differences in the views of a campaign, so that a command’s reply brings its screens up to date. */
import { z } from 'zod';
import type { Change } from '../rules/core/difference.ts';
import { Revision } from './shapes.ts';

const at = z.array(z.union([z.string(), z.int()])).readonly();
const ViewChange = z.union([
  z.strictObject({ at, gone: z.literal(true) }),
  z.strictObject({ at, to: z.unknown() }),
  z.strictObject({ at, from: z.int(), cut: z.int(), put: z.array(z.unknown()).readonly() }),
]) satisfies z.ZodType<Change>;

/** Side of a roll: the party, other people or zombies; null for the table as a whole, or for somebody unknown. */
export const OfSide = z.enum(['party', 'others', 'dead']).nullable();

/** Dice rolled for an act, as its line in the log shows them. */
export const LineDice = z.object({
  side: OfSide,
  /** In the order rolled; of very many the first. `failed` ones count for nothing. */
  dice: z.array(z.object({ face: z.int(), failed: z.boolean(), side: OfSide })),
  /** Dice that aren’t among these. */
  more: z.int(),
});
export type LineDice = z.infer<typeof LineDice>;

/** An act in the log of what is under way. */
export const ActLine = z.object({
  act: z.int(),
  title: z.string(),
  /** True where a corrected figure was used in the act: it bears the difference mark. */
  corrected: z.boolean(),
  /** Left out where no dice were rolled. */
  rolled: LineDice.optional(),
});

/** Changes a command made to a campaign as its screens know it. */
export const Changes = z.object({
  /** Revision of the state these are changes to: a view of another one is asked for anew. */
  from: Revision,
  /** By the call whose answer has changed, where the campaign is all it wants to know. */
  views: z.record(z.string(), z.array(ViewChange).readonly()),
  /** Acts that count as done by now: those up to this number, and then those added. */
  log: z.object({
    /** The call whose pages they stand on. */
    of: z.string(),
    /** True where the log is of another Encounter by now. */
    anew: z.boolean(),
    upTo: z.int(),
    added: z.array(ActLine),
  }),
});
export type Changes = z.infer<typeof Changes>;
