/** Acts that are due in an Encounter, and those that usually come next. */
import { z } from 'zod';
import { LURES } from '../../../../rules/all-things-zombie/board/goes.ts';
import { Spot } from '../../../table-top.ts';
import { Level } from './board.ts';

export { DUE_CHECKS, type DueCheck } from '../../../../rules/all-things-zombie/acts/encounter/proposal.ts';

/** Step of a zombie by the places of a board, in tenths of an inch, before the die that turns it at something solid. */
const ZombieStep = z.object({
  by: z.enum(LURES),
  /** Name of the human it goes for. */
  name: z.string().nullable(),
  /** The spot of the shot it goes for. */
  shot: Spot.nullable(),
  apart: z.int().nullable(),
  way: z.array(Spot.extend({ level: Level.exactOptional() })).readonly(),
  end: z.object({ spot: Spot, facing: z.int(), level: Level }),
  /** Name of the human it reaches. */
  reaches: z.string().nullable(),
  /** Obstacle it runs into: an id of the table, `edge` or `river`. */
  against: z.string().nullable(),
});

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
  /** Floor of the place that is to be entered; left out on the ground. */
  floor: z.int().optional(),
  /** Ids of people and zombies that the subject sees by it, or may see. */
  sees: z.array(z.string()).optional(),
  /** On a board, what a zombie goes for; each of several where a die decides between equally near ones. */
  goes: z.array(ZombieStep).readonly().optional(),
  /** On a board, circumstances as places answer them: each by its field of the act, with its cause alone and in words. */
  circumstances: z
    .array(z.object({ field: z.string(), is: z.boolean(), because: z.string(), text: z.string() }))
    .optional(),
  /** Has to be done before the Encounter goes on; otherwise it is only usual. */
  due: z.boolean(),
  rule: z.string(),
});
export type Proposal = z.infer<typeof Proposal>;
