/** Calls that every log takes by its id alone, from scripts above all. */
import { z } from 'zod';
import { query, which } from '../call.ts';
import { Explained, LoggedEvent } from '../script.ts';
import { Revision } from '../shapes.ts';
import { Statistics } from '../statistics.ts';
import { ActNumber } from '../writing.ts';

const LoggedAct = z.object({
  act: z.int(),
  /** The act it goes on from; null for the first. */
  parent: z.int().nullable(),
  line: z.int(),
  command: z.string(),
  title: z.string(),
  madeAt: z.string(),
  state: z.enum(['done', 'undone', 'dropped']),
  events: z.array(LoggedEvent),
  rolls: z.array(Explained),
});

export const logCalls = {
  /** The dice and cards, counted. */
  'statistics.get': query(z.strictObject(which), Statistics),

  /** Tells the owner of a log, and from which state of it the next command is made. */
  'log.head': query(
    z.strictObject(which),
    z.object({ kind: z.enum(['campaign', 'game']), game: z.string(), revision: Revision }),
  ),
  /** Acts from this one on, oldest first, given-up ones among them; `next` is where the next page begins. */
  'script.log': query(
    z.strictObject({ ...which, from: ActNumber.default(1) }),
    z.object({ acts: z.array(LoggedAct), next: z.int().nullable() }),
  ),
} as const;
