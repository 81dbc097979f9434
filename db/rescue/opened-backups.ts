/** Backups as a rescue looks into them: each is opened once, and only where what is in it is asked for. */
import { type Backup, backupsIn } from '../backups/manifest.ts';
import { backupFolder } from '../backups/place.ts';
import { openUnpacked, type Unpacked, VERSION_KNOWN } from '../backups/unpacked.ts';

export interface OpenedBackups {
  /** The newest first; those of a newer Holdout among them, which can't be opened. */
  readonly all: readonly Backup[];
  /** Undefined where it can't be. */
  readonly open: (backup: Backup) => Promise<Unpacked | undefined>;
  /** The first of these that can be opened. */
  readonly first: (of: readonly Backup[]) => Promise<Unpacked | undefined>;
  readonly drop: () => Promise<void>;
}

export function openedBackups(dir: string): OpenedBackups {
  const folder = backupFolder(dir);
  const opened = new Map<string, Unpacked | undefined>();
  const open = async ({ name, version }: Backup) => {
    if (version > VERSION_KNOWN) return undefined;
    if (!opened.has(name)) opened.set(name, await openUnpacked(dir, name).catch(() => undefined));
    return opened.get(name);
  };
  return {
    all: backupsIn(folder),
    open,
    first: async (of) => {
      for (const backup of of) {
        const found = await open(backup);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    drop: async () => {
      for (const one of opened.values()) await one?.drop();
    },
  };
}
