/** The data folder: where it is, and elsewhere. Answered also where the campaigns can't be opened. */
import { z } from 'zod';
import { type Call, command, nothing, query } from '../call.ts';

export const DataFolder = z.object({
  folder: z.string(),
  /** The one that Holdout has unless told otherwise. */
  usual: z.string(),
  /** True where whoever started Holdout has named the folder, which can't be moved then. */
  named: z.boolean(),
  /** True where the folder isn't there: moved to a disk that isn't connected. */
  missing: z.boolean(),
  files: z.array(z.object({ name: z.string(), size: z.int() })),
  backups: z.object({ folder: z.string(), count: z.int(), size: z.int() }),
});
export type DataFolder = z.infer<typeof DataFolder>;

export const folderCalls = {
  'folder.get': query(nothing, DataFolder),
  /** A backup is made before, by this name; null where there is nothing to lose. The old file is kept. */
  'folder.move': command(
    z.strictObject({ folder: z.string().trim().min(1).max(1_000) }),
    z.object({ folder: z.string(), before: z.string().nullable(), kept: z.string() }),
  ),
  /** Begins in the usual folder where the one that was moved to isn't there. */
  'folder.usual': command(nothing, z.object({ folder: z.string() })),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;

/** After these the campaigns are in another folder. */
export const FOLDER_MOVES = [
  'folder.move',
  'folder.usual',
] as const satisfies readonly (keyof typeof folderCalls)[];
