/** The manifest beside each backup: when and why it was made, and what is in it. */
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isMoment } from '../codecs/moment.ts';
import { beginningOf, Generation } from '../file/generation.ts';
import { listed, ontoDisk, writeWhole } from '../file/on-disk.ts';
import { byAge, type Policy, toKeep } from './keeping.ts';
import { backupFolder, readPlace } from './place.ts';

export const WHYS = [
  /** Made before the first act of a day. */
  'day',
  /** Before a newer Holdout changes the file in kind. */
  'migration',
  'restore',
  'import',
  /** Before a campaign takes the place of another. */
  'replace',
  'delete-for-good',
  /** Made before many acts are taken back. */
  'take-back',
  'by-hand',
  /** Made before the data folder goes elsewhere. */
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
  /** The month or season that a campaign was in; null for games and for battles by themselves. */
  calendar: z.object({ division: z.string(), year: z.int(), period: z.int() }).nullable(),
});
export type Standing = Readonly<z.infer<typeof Standing>>;

/** Holdouts that know only 1 neither list these nor clear them away. */
export const FORMAT = 2;

const Manifest = z.object({
  format: z.union([z.literal(1), z.literal(FORMAT)]),
  /** Counts backups on, also where the clock was set back. */
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
  /** SHA-256 of the unpacked file. */
  sha256: z.string(),
  /** Openings that the file names, with their commits; none in a file of an earlier version. */
  generations: z.array(Generation.readonly()).readonly().default([]),
  /** Digest over the revisions of all logs, the player’s words and the settings: the same where nothing was done in between. */
  content: z.string().nullable().default(null),
  shelf: z.array(Standing),
});
export type Manifest = Readonly<z.infer<typeof Manifest>>;

export interface Backup extends Manifest {
  readonly name: string;
}

export const MANIFEST = '.json';
export const PACKED = '.sqlite.gz';
const NAME = /^(holdout-[0-9A-Za-z-]+)\.json$/;

function readBackup(folder: string, name: string): Backup[] {
  try {
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, `${name}${MANIFEST}`), 'utf8')));
    // A backup whose bytes are gone, or were cut off by something else, doesn’t count.
    return statSync(join(folder, `${name}${PACKED}`)).size === manifest.packed ? [{ ...manifest, name }] : [];
  } catch {
    return [];
  }
}

/** All that were made and checked, the newest first. */
export function backupsIn(folder: string): readonly Backup[] {
  return listed(folder)
    .flatMap((file) => NAME.exec(file)?.[1] ?? [])
    .flatMap((name) => readBackup(folder, name))
    .toSorted(byAge);
}

/** A file, as far as it tells which one it is. */
export type Line = Pick<Backup, 'generations'> & { readonly shelf: readonly Pick<Standing, 'id'>[] };

/** True if both are of one file, and not of two that keep their backups in one folder. */
export function areOfOneFile(one: Line, other: Line): boolean {
  const [here, there] = [beginningOf(one.generations), beginningOf(other.generations)];
  if (here !== undefined && there !== undefined) return here === there;
  return one.shelf.some(({ id }) => other.shelf.some((standing) => standing.id === id));
}

/** Backups of this folder’s own file, as far as that was noted when the last one was made; else all. */
export function ownBackups(dir: string): readonly Backup[] {
  const all = backupsIn(backupFolder(dir));
  const { file } = readPlace(dir);
  const known = all.find(({ generations }) => beginningOf(generations) === file);
  return file === null || known === undefined ? all : all.filter((backup) => areOfOneFile(backup, known));
}

/** Names of those that stay. Those of another file make none of ours too many. */
export function keptOf(backups: readonly Backup[], policy: Policy): ReadonlySet<string> {
  const [first] = backups;
  if (first === undefined) return new Set();
  const { own = [], others = [] } = Object.groupBy(backups, (one) =>
    areOfOneFile(one, first) ? 'own' : 'others',
  );
  return new Set([...toKeep(own, policy), ...keptOf(others, policy)]);
}

/** Makes a packed backup count: writes its manifest and gives the bytes their name. */
export function enterBackup(folder: string, name: string, manifest: string, packing: string): void {
  try {
    writeWhole(join(folder, name + MANIFEST), manifest);
    renameSync(packing, join(folder, name + PACKED));
  } catch (error) {
    dropBackup(folder, name);
    throw error;
  }
  ontoDisk(folder);
}

export function dropBackup(folder: string, name: string): void {
  // Without its manifest it is none any more, should the second be cut off.
  for (const end of [MANIFEST, PACKED]) rmSync(join(folder, name + end), { force: true });
}

/** Takes away what needn't be kept. */
export function thinBackups(dir: string): void {
  const folder = backupFolder(dir);
  const backups = backupsIn(folder);
  const kept = keptOf(backups, readPlace(dir).policy);
  for (const { name } of backups) if (!kept.has(name)) dropBackup(folder, name);
}
