/** Backups of the file that all campaigns are in. They are answered also where that file can't be opened. */
import { z } from 'zod';
import { type Call, command, nothing, query, which } from '../call.ts';
import { CampaignId, Revision } from '../shapes.ts';
import { long } from './work.ts';

export const BackupName = z
  .string()
  .max(120)
  .regex(/^holdout-[0-9A-Za-z-]+$/, { error: 'A backup is called as the list has it.' });

export const CopyName = z
  .string()
  .max(120)
  .regex(/^holdout-(damaged|mended|kept)-[0-9A-Za-z-]+\.sqlite$/, {
    error: 'A copy of the file is called as the list of backups has it.',
  });

/** Reason why a backup was made; for a copy of the file, whether it is kept as it was damaged, or as it was replaced. */
const WHY = z.enum([
  'day',
  'migration',
  'restore',
  'import',
  'replace',
  'delete-for-good',
  'take-back',
  'by-hand',
  'move',
  'damaged',
  'kept',
]);

const InBackup = z.object({
  id: z.string(),
  kind: z.enum(['campaign', 'game']),
  name: z.string(),
  acts: z.int(),
  deleted: z.boolean(),
  /** Something of it wasn't what was stored. */
  damaged: z.boolean(),
  /** The month or season a campaign was in; empty for a game. */
  date: z.string(),
});
export type InBackup = z.infer<typeof InBackup>;

/** A backup, or a copy of the file that is kept in the data folder: looked into and restored as one, or damaged, by `rescue`. */
const BackupEntry = z.object({
  name: z.union([BackupName, CopyName], { error: 'A backup is called as the list has it.' }),
  at: z.string(),
  why: WHY,
  /** Acts that were about to be taken back. */
  acts: z.int().nullable(),
  /** Bytes on the disk. */
  size: z.int(),
  /** True where the backup goes with the next one that is made. */
  goesNext: z.boolean(),
  /** Contents of the shelf; none of a copy that can't be read as it lies. */
  shelf: z.array(InBackup),
});
export type BackupEntry = z.infer<typeof BackupEntry>;

const MOST = 'The limit in megabytes: enter a whole number from 10 to 1,000,000.';
const MostMegabytes = z.int({ error: MOST }).min(10, { error: MOST }).max(1_000_000, { error: MOST });

export const BackupList = z.object({
  folder: z.string(),
  /** True if it lies within the data folder. */
  usual: z.boolean(),
  /** The campaigns' disk is also theirs. */
  sameDisk: z.boolean(),
  mostMegabytes: MostMegabytes,
  /** Bytes of all backups. */
  total: z.int(),
  /** The folder, which the player has chosen, isn't there: none can be seen, or made. */
  away: z.boolean(),
  /** The last one that couldn't be made. */
  failed: z.object({ at: z.string(), message: z.string() }).nullable(),
  /** The newest first. */
  backups: z.array(BackupEntry),
  /** The newest backup of this file that can be read, or where the file is gone or empty, a newer copy of what stood there. */
  latest: BackupEntry.shape.name.nullable(),
  /** The newest made before a restore of the whole file, which it takes back; null once an act came after. */
  takesBack: BackupName.nullable(),
});
export type BackupList = z.infer<typeof BackupList>;

const one = { backup: BackupEntry.shape.name };

const Going = z.object({
  /** Null for the settings. */
  id: z.string().nullable(),
  name: z.string(),
  deleted: z.boolean(),
  /** Losses of the campaign, or differences it has then: `loses two acts`, `comes back`. */
  told: z.string(),
  loses: z.boolean(),
});

export const backupCalls = {
  'backup.list': query(nothing, BackupList),
  /** Checks and compresses what was copied for a backup; one sentence where that failed. */
  'backup.settle': query(z.strictObject(long), z.object({ failed: z.string().nullable() })),
  'backup.now': command(z.strictObject(long), z.object({ name: BackupName, size: z.int() })),
  'backup.keep': command(z.strictObject({ mostMegabytes: MostMegabytes }), BackupList),
  /** Moves them all; null is the usual folder. */
  'backup.move': command(
    z.strictObject({ folder: z.string().trim().min(1).max(1_000).nullable() }),
    BackupList,
  ),
  /** Finds what a restore would change in the file, before it is done; null where the file can't be read, or is gone or empty. */
  'backup.goes': query(
    z.strictObject({ ...one, ...long }),
    z.object({ isThere: z.boolean(), goes: z.array(Going).readonly().nullable() }),
  ),
  /** The whole file. What it replaces is backed up first, under this name; null where nothing could be opened. */
  'backup.restore': command(
    z.strictObject({ ...one, ...long }),
    z.object({ before: BackupName.nullable(), aside: z.string().nullable() }),
  ),
  /** Deletes a copy that is kept; no backup can be had back by it. */
  'backup.drop-copy': command(z.strictObject({ copy: CopyName }), BackupList),
  'backup.restore-campaign': command(
    z.strictObject({ ...one, ...which, ...long }),
    InBackup.pick({ kind: true, name: true }).extend({ id: CampaignId, revision: Revision }),
  ),
  /** Opens what is in a backup, to be looked at under these ids until another is. */
  'backup.look': query(
    z.strictObject(one),
    z.object({ at: z.string(), shelf: z.array(InBackup.extend({ lookedAt: CampaignId })) }),
  ),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
