/** Check of whether a campaign or game is still what was stored. A campaign that isn't is a matter for `rescue`. */
import { z } from 'zod';
import { type Call, query, which } from '../call.ts';
import { long } from './work.ts';

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
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
