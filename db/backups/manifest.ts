/** What stands beside each backup: when and why it was made, and what is in it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isMoment } from '../codecs/moment.ts';
import { byAge } from './keeping.ts';

export const WHYS = [
  /** Before the first act of a day. */
  'day',
  /** Before a newer Holdout changes the file in kind. */
  'migration',
  'restore',
  'import',
  /** Before a campaign takes the place of another. */
  'replace',
  'delete-for-good',
  /** Before many acts are taken back. */
  'take-back',
  'by-hand',
  /** Before the data folder goes elsewhere. */
  'move',
] as const;
export type Why = (typeof WHYS)[number];

/** A campaign or a game as it stood. */
const Standing = z.object({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  revision: z.int(),
  acts: z.int(),
  deleted: z.boolean(),
  /** Something of it wasn't what was stored. */
  damaged: z.boolean().optional(),
  /** Of a campaign: the month or season it was in. */
  calendar: z.object({ division: z.string(), year: z.int(), period: z.int() }).nullable(),
});
export type Standing = Readonly<z.infer<typeof Standing>>;

/** Which file this is, among those that went their own ways from one: each restore begins a branch. */
export const Lineage = z.object({
  branches: z.array(z.string()),
  /** Backups made of it so far. */
  backups: z.int().nonnegative(),
});
export type Lineage = Readonly<z.infer<typeof Lineage>>;

export const FORMAT = 1;

export const Manifest = z.object({
  format: z.literal(FORMAT),
  serial: z.int().nonnegative(),
  at: z.string().refine(isMoment),
  why: z.enum(WHYS),
  /** Acts that were about to be taken back. */
  acts: z.int().nullable(),
  /** Migrations the file has seen. */
  version: z.int(),
  /** Bytes as a file, and as packed. */
  size: z.int(),
  packed: z.int(),
  /** Of the file, unpacked. */
  sha256: z.string(),
  lineage: Lineage.nullable(),
  shelf: z.array(Standing),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int()),
});
export type Manifest = Readonly<z.infer<typeof Manifest>>;

export interface Backup extends Manifest {
  readonly name: string;
}

export const MANIFEST = '.json';
export const PACKED = '.sqlite.gz';
const NAME = /^holdout-[0-9A-Za-z-]+$/;

function readBackup(folder: string, name: string): Backup[] {
  try {
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, `${name}${MANIFEST}`), 'utf8')));
    // One whose bytes are gone, or were cut off by something else, is none.
    return statSync(join(folder, `${name}${PACKED}`)).size === manifest.packed ? [{ ...manifest, name }] : [];
  } catch {
    return [];
  }
}

/** Of a newer Holdout: its shape isn't ours. */
function isOfNewer(folder: string, name: string): boolean {
  try {
    const said: unknown = JSON.parse(readFileSync(join(folder, `${name}${MANIFEST}`), 'utf8'));
    const { format } = z.object({ format: z.int() }).parse(said);
    return format > FORMAT && !Manifest.safeParse({ ...Object(said), format: FORMAT }).success;
  } catch {
    return false;
  }
}

/** Whether something says what is in these bytes. */
export const isDescribed = (folder: string, name: string): boolean =>
  readBackup(folder, name).length > 0 || isOfNewer(folder, name);

/** All that were made and checked, the newest first. */
export function backupsIn(folder: string): readonly Backup[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(MANIFEST) && NAME.test(name.slice(0, -MANIFEST.length)))
    .flatMap((name) => readBackup(folder, name.slice(0, -MANIFEST.length)))
    .toSorted(byAge);
}
