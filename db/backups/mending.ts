/** Backups as what a damaged campaign is mended from. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Backup, backupsIn } from './manifest.ts';
import { unpack } from './pack.ts';
import { backupFolder } from './place.ts';

/** Logs and words stand in it as they stand today. */
const OLDEST_VERSION = 8;
/** Where a backup is unpacked meanwhile; one that a killed start has left is taken away by the next. */
const UNPACKED = 'mending.sqlite';

export function dropUnpacked(dir: string): void {
  for (const beside of ['', '-wal', '-shm', '-journal'])
    rmSync(join(dir, UNPACKED + beside), { force: true });
}

/** `from`: a file of ours. `asTheyRead`: the player's words count as they can be read, since no backup has them. */
export interface Source {
  readonly from: string | undefined;
  readonly asTheyRead: boolean;
}

/**
 * Tries without a backup, then with each that has the campaign, the newest first, until one attempt gives something; and at last
 * without one again. `before` is the backup that was made for this, which has the same damage.
 */
export async function mendedFrom<T>(
  dir: string,
  id: string,
  before: string | undefined,
  attempt: (source: Source) => Promise<T | undefined>,
): Promise<{ readonly done: T; readonly backup: Backup | null } | undefined> {
  const alone = await attempt({ from: undefined, asTheyRead: false });
  if (alone !== undefined) return { done: alone, backup: null };
  const folder = backupFolder(dir);
  const having = backupsIn(folder).filter(
    ({ name, version, shelf }) =>
      name !== before && version >= OLDEST_VERSION && shelf.some((standing) => standing.id === id),
  );
  for (const backup of having) {
    const path = join(dir, UNPACKED);
    try {
      dropUnpacked(dir);
      await unpack(folder, backup, path);
      const done = await attempt({ from: path, asTheyRead: true });
      if (done !== undefined) return { done, backup };
    } catch {
      // This one is damaged itself, or gone; an older one may be whole.
    } finally {
      dropUnpacked(dir);
    }
  }
  const readable = await attempt({ from: undefined, asTheyRead: true });
  return readable === undefined ? undefined : { done: readable, backup: null };
}
