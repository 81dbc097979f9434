/** The file that all campaigns are in. */
import { z } from 'zod';
import { type Call, query } from '../call.ts';
import { long } from './work.ts';

export const fileCalls = {
  /** Checks the whole file where that is due: after an unclean end, and once a day; looks through every log and setting each time. Gives one sentence where any of it is damaged. */
  'file.check': query(
    z.strictObject(long),
    z.object({
      checked: z.boolean(),
      damage: z.string().nullable(),
    }),
  ),
  /** Opens it after all: looked at again, or begun anew where it is gone. */
  'file.open': query(z.strictObject({ as: z.enum(['new']).optional() }), z.object({})),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
