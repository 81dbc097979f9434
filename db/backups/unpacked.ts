/** A backup as a file again, of the present version, in a folder of Holdout's own: to be put back, copied from, or looked at. */
import { MIGRATIONS } from '../../migrations/index.ts';
import { newerFile } from '../file/failure.ts';
import { openFile, type Store } from '../file/open-file.ts';
import { type Backup, backupsIn } from './manifest.ts';
import { unpack } from './pack.ts';
import { dropUnpacked, unpackedFile } from './snapshot.ts';

/** Backups of a later one can't be opened here. */
export const VERSION_KNOWN = MIGRATIONS.length;

export interface Unpacked extends Store {
  readonly backup: Backup;
  /** Closes the file and takes it away. */
  readonly drop: () => Promise<void>;
}

/** Opens what is in a backup. Undefined where there is no such backup; throws a `WrongCopy` where it can't be read. */
export async function openUnpacked(
  folder: string,
  name: string,
  into = folder,
): Promise<Unpacked | undefined> {
  const backup = backupsIn(folder).find((one) => one.name === name);
  if (backup === undefined) return undefined;
  if (backup.version > VERSION_KNOWN) throw newerFile(name, backup.version, VERSION_KNOWN);
  const file = unpackedFile(into, name);
  await unpack(folder, backup, file);
  try {
    const store = await openFile(file, { migrations: MIGRATIONS, alone: true });
    return {
      ...store,
      backup,
      drop: async () => {
        await store.close();
        dropUnpacked(file);
      },
    };
  } catch (error) {
    dropUnpacked(file);
    throw error;
  }
}
