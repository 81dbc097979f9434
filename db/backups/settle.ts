/** What is done behind the player's back: snapshots become backups, what is beyond keeping goes. */
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { adopt } from './adopt.ts';
import { type KeptFor, type Policy, toKeep } from './keeping.ts';
import { rootOf } from './line.ts';
import { type Backup, backupsIn, MANIFEST, PACKED } from './manifest.ts';
import { packSnapshot } from './pack.ts';
import { backupFolder, changePlace, readPlace } from './place.ts';
import { clearLeftOvers, serialAt, takeSnapshot, waitingSnapshots } from './snapshot.ts';
import { troubleOf } from './trouble.ts';

/** As they were made before version 9: the file itself, by version and time. */
const EARLIER = /^holdout-v\d+-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/;

export interface Settled {
  readonly made: readonly Backup[];
  /** One sentence for the player; null where all went well. */
  readonly failed: string | null;
}

/** Those that stay, by name, each with why. Those of another file that are kept beside them make none of ours too many. */
export function keptOf(backups: readonly Backup[], policy: Policy): ReadonlyMap<string, KeptFor> {
  const files = [...Map.groupBy(backups, ({ lineage }) => rootOf(lineage)).values()];
  return new Map(files.flatMap((own) => [...toKeep(own, policy)]));
}

/** Takes away what needn't be kept. */
export function thin(dir: string): void {
  const folder = backupFolder(dir);
  const backups = backupsIn(folder);
  const kept = keptOf(backups, readPlace(dir).policy);
  for (const { name } of backups) if (!kept.has(name)) dropBackup(folder, name);
}

export function dropBackup(folder: string, name: string): void {
  // Without its manifest it is none any more, should the second be cut off.
  rmSync(join(folder, `${name}${MANIFEST}`), { force: true });
  rmSync(join(folder, `${name}${PACKED}`), { force: true });
}

async function bringOver(
  folder: string,
  file: string,
  [, day, h, m, s, ms]: readonly string[],
): Promise<void> {
  const path = join(folder, file);
  const at = `${day}T${h}:${m}:${s}.${ms}Z`;
  const copier = async (from: string, to: string) => copyFileSync(from, to);
  const taken = { at, why: 'migration', acts: null, serial: serialAt(folder, at) } as const;
  const made = await packSnapshot(folder, await takeSnapshot(path, folder, taken, copier));
  if (made !== undefined) rmSync(path, { force: true });
}

async function bringEarlierOver(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder).toSorted()) {
    const parts = EARLIER.exec(file);
    // One that turns out wrong stays what it is.
    if (parts !== null) await bringOver(folder, file, parts).catch(() => undefined);
  }
}

/** Checks, compresses and lists what was copied; says what went wrong with the last of it. */
export async function settleBackups(dir: string, now: () => Date): Promise<Settled> {
  const folder = backupFolder(dir);
  const made: Backup[] = [];
  let failed: string | null = null;
  try {
    clearLeftOvers(folder);
    for (const snapshot of waitingSnapshots(folder)) {
      try {
        const backup = await packSnapshot(folder, snapshot);
        if (backup !== undefined) made.push(backup);
      } catch (error) {
        failed = troubleOf(error, folder);
      }
    }
    await bringEarlierOver(folder);
    await adopt(folder);
    thin(dir);
  } catch (error) {
    failed ??= troubleOf(error, folder);
  }
  if (failed !== null) changePlace(dir, { failed: { at: now().toISOString(), message: failed } });
  else if (made.length > 0 && readPlace(dir).failed !== null) changePlace(dir, { failed: null });
  return { made, failed };
}
