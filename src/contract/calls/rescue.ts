/** A file that was damaged on the disk, made whole. They are answered also where it can't be opened. */
import { z } from 'zod';
import { type Call, command, query } from '../call.ts';
import { CopyName } from './backups.ts';
import { long } from './work.ts';

/** Of a copy of the file as it was damaged once; else of the file. */
const of = { copy: CopyName.optional() };

const InRescue = z.object({
  id: z.string(),
  kind: z.enum(['campaign', 'game']),
  name: z.string(),
  deleted: z.boolean(),
  acts: z.int(),
  /** Out of the damaged file; with something from backups; as a backup has it; its beginning, before what nothing has; or not at all. */
  from: z.enum(['file', 'mended', 'backup', 'beginning', 'lost']),
  /** The same in a few words, and what is missing. */
  told: z.string(),
});
export type InRescue = z.infer<typeof InRescue>;

/** A sentence about those that were damaged; null where none was. */
const settings = z.string().nullable();

export const rescueCalls = {
  /** What a file made whole would hold; `damage` is null where there is nothing to be made whole, and of a copy. */
  'rescue.look': query(
    z.strictObject({ ...of, ...long }),
    z.object({
      damage: z.string().nullable(),
      campaigns: z.array(InRescue),
      settings,
      /** Nothing of it can be read, and no backup has anything: it isn't made whole. */
      nothing: z.boolean(),
    }),
  ),
  /** Puts it in the place of the damaged one, whose bytes are copied aside first; what is made of a copy in the place of any, of which a copy is kept. */
  'rescue.make': command(
    z.strictObject({ ...of, ...long }),
    z.object({
      /** Whether the file is whole by that, in a sentence. */
      said: z.string(),
      /** What is kept of what stood there; null where nothing did. */
      aside: z.string().nullable(),
      campaigns: z.array(InRescue),
      settings,
    }),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
