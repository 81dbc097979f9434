/** Whether a campaign or game is still what was stored, and what can be done where it isn't. */
import { z } from 'zod';
import { at, type Call, command, query, which } from '../call.ts';
import { Revision } from '../shapes.ts';
import { long } from './work.ts';

/** By what name a repair is refused that would go without something which nothing has: the sentence says what. */
export const LOSES = 'loses';

export const checkCalls = {
  /** Looks through all of it; what is found is told in sentences, the first twenty of them. */
  'check.campaign': query(
    z.strictObject({ ...which, ...long }),
    z.object({
      sound: z.boolean(),
      events: z.int(),
      found: z.array(z.string()),
      more: z.int(),
    }),
  ),
  /** Makes it whole, and all else in the file: what is as it was stored stays, what isn't comes from the newest backup that has it. `losing`: what nothing has is gone then. */
  'check.repair': command(
    z.strictObject({ ...at, ...long, losing: z.boolean().optional() }),
    /** `text`: what was done, in sentences. */
    z.object({ revision: Revision, text: z.string() }),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
