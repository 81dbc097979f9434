/** Whether a campaign or game is still what was stored, and what can be done where it isn't. */
import { z } from 'zod';
import { at, type Call, command, query, which } from '../call.ts';
import { Revision } from '../shapes.ts';
import { long } from './work.ts';

/** By what name it is refused where play could go on from the present state. */
export const NO_BACKUP_HAS_IT = 'no-backup-has-it';

export const checkCalls = {
  /** Looks through all of it; what is found is told in sentences, the first twenty of them. */
  'check.campaign': query(
    z.strictObject({ ...which, ...long }),
    z.object({
      sound: z.boolean(),
      events: z.int(),
      found: z.array(z.string()),
      more: z.int(),
      /** One sentence where an index of the file was wrong, and was made anew. */
      mended: z.string().nullable(),
    }),
  ),
  /** `fromState`: where no backup has what is damaged of the log, play goes on from how things stand. Makes it whole: what the log adds up to, with what is damaged of the log out of the newest backup that has it. */
  'check.repair': command(
    z.strictObject({ ...at, ...long, fromState: z.boolean().optional() }),
    /** `text`: what was done, in one sentence. */
    z.object({ revision: Revision, text: z.string() }),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
