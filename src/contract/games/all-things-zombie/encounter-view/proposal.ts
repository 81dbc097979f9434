/** Acts that are due in an Encounter, and those that usually come next. */
import { z } from 'zod';

export { DUE_CHECKS, type DueCheck } from '../../../../rules/all-things-zombie/acts/encounter/proposal.ts';

/** Something that is due or may come next: `act` is the `do` of the act that does it. Nothing is done unasked. */
export const Proposal = z.object({
  act: z.string(),
  /** Subject of the act: a figure, a group, a marker, a band; null for the table as a whole. */
  subject: z.string().nullable(),
  text: z.string(),
  /** The same in parts, where several stand in one line: what, whose it is, and what else there is to it. */
  parts: z
    .object({
      what: z.string(),
      who: z.string(),
      how: z.string().nullable(),
      /** Dice to be rolled, where they are added up. */
      dice: z.int().nullable(),
    })
    .nullable(),
  /** Name of somebody who dies of it; null where nobody does. */
  kills: z.string().nullable(),
  /** Ids of people and zombies that the subject sees by it, or may see. */
  sees: z.array(z.string()).optional(),
  /** On a board, circumstances as places answer them: each by its field of the act, with its cause alone and in words. */
  circumstances: z
    .array(z.object({ field: z.string(), is: z.boolean(), because: z.string(), text: z.string() }))
    .optional(),
  /** Has to be done before the Encounter goes on; otherwise it is only usual. */
  due: z.boolean(),
  rule: z.string(),
});
export type Proposal = z.infer<typeof Proposal>;
