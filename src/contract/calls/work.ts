/** Long work: what it says while it goes on, and how it is called off. */
import { z } from 'zod';
import { type Call, query } from '../call.ts';

/** Name the caller gives to work, so as to ask after it. */
export const WorkName = z
  .string()
  .regex(/^[\w-]{1,40}$/, { error: 'Work has a short name of letters and digits.' });

/** Part of each long call's input. */
export const long = { work: WorkName.optional() };

export const workCalls = {
  /** Tells how far work has come; null before it begins and after it has ended. */
  'work.get': query(
    z.strictObject({ work: WorkName }),
    z.object({ progress: z.object({ done: z.int(), of: z.int() }).nullable() }),
  ),
  /** Has it end as soon as it can, and changes nothing itself; false where there is no such work. */
  'work.cancel': query(z.strictObject({ work: WorkName }), z.object({ cancelled: z.boolean() })),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
