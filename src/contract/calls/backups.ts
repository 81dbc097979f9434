/** Backups of the file that all campaigns are in. */
import { z } from 'zod';
import { type Call, query } from '../call.ts';
import { long } from './work.ts';

export const backupCalls = {
  /** Checks and compresses what was copied for a backup; one sentence where that failed. */
  'backup.settle': query(z.strictObject(long), z.object({ failed: z.string().nullable() })),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
