/** A file that was damaged on the disk, repaired, with every campaign in it. They are answered also where it can't be opened. */
import { z } from 'zod';
import { type Call, command, query } from '../call.ts';
import { CopyName } from './backups.ts';
import { long } from './work.ts';

/** Name of a copy of the file as it was damaged once; left out for the file itself. */
const of = { copy: CopyName.optional() };

const InRescue = z.object({
  id: z.string(),
  name: z.string(),
  deleted: z.boolean(),
  acts: z.int(),
  /** Origin of the campaign and what is missing, in a few words. */
  told: z.string(),
});
export type InRescue = z.infer<typeof InRescue>;

const told = {
  campaigns: z.array(InRescue),
  /** A sentence about those that were damaged; null where none was. */
  settings: z.string().nullable(),
  /** Sentences about what may be missing, as nobody can read how far it had come; null where all is known. */
  mayLack: z.string().nullable(),
};

export const rescueCalls = {
  /** Looks at what the repaired file would hold; `damage` is null where there is nothing to repair, and for a copy. */
  'rescue.look': query(
    z.strictObject({ ...of, ...long }),
    z.object({
      damage: z.string().nullable(),
      ...told,
      /** Nothing of it can be read, and no backup has anything: it isn't repaired. */
      nothing: z.boolean(),
      /** Nothing has some of it, so that it is made only with `losing`. */
      losing: z.boolean(),
    }),
  ),
  /**
   * Puts it in the place of what stands there, of which a copy is kept. What nothing has is gone then: where that is any, it is refused with
   * a sentence that says what, unless `losing`.
   */
  'rescue.make': command(
    z.strictObject({ ...of, ...long, losing: z.boolean().optional() }),
    z.object({
      /** Sentence that says whether all is as it was after the repair. */
      said: z.string(),
      /** Name under which the file that stood there is kept; null where none did. */
      aside: z.string().nullable(),
      ...told,
    }),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
