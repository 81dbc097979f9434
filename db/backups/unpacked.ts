/** A backup as a file again, of the present version, in a folder of Holdout's own: to be put back, copied from, or looked at. */
import { join } from 'node:path';
import { MIGRATIONS } from '../../migrations/index.ts';
import { newerFile } from '../file/failure.ts';
import { momentIn } from '../file/stamp.ts';
import { dropTemporary, temporaryFile } from '../file/temporary.ts';
import { openFile, type Store } from '../store/open-file.ts';
import { lookThrough, readFrom } from './contents.ts';
import { copyParts, keptCopies } from './damaged.ts';
import { unpack } from './make.ts';
import { type Backup, backupsIn } from './manifest.ts';
import { backupFolder } from './place.ts';

/** Backups of a later one can't be opened here. */
export const VERSION_KNOWN = MIGRATIONS.length;

/** The backup that was unpacked, or the copy of the file that is kept in the data folder. */
export type Source = Pick<Backup, 'name' | 'at' | 'shelf'>;

export interface Unpacked extends Store {
  readonly source: Source;
  /** Closes the file and takes it away. */
  readonly drop: () => Promise<void>;
}

/** Throws a `WrongCopy` where it can't be read. */
async function brought(dir: string, name: string, to: string): Promise<Source | undefined> {
  if (keptCopies(dir).includes(name)) {
    copyParts(join(dir, name), to);
    const { version, shelf } = readFrom(to, lookThrough);
    if (version > VERSION_KNOWN) throw newerFile(name, version, VERSION_KNOWN);
    return { name, at: momentIn(name) ?? new Date(0).toISOString(), shelf };
  }
  const folder = backupFolder(dir);
  const backup = backupsIn(folder).find((one) => one.name === name);
  if (backup === undefined) return undefined;
  if (backup.version > VERSION_KNOWN) throw newerFile(name, backup.version, VERSION_KNOWN);
  await unpack(folder, backup, to);
  return backup;
}

/** Opens what is in a backup, or in a copy that is kept. Undefined where there is none of that name. */
export async function openUnpacked(dir: string, name: string): Promise<Unpacked | undefined> {
  const file = temporaryFile(dir, name.replace(/\.sqlite$/, ''));
  try {
    const source = await brought(dir, name, file);
    if (source === undefined) return undefined;
    const store = await openFile(file, { migrations: MIGRATIONS, alone: true });
    const drop = async () => {
      await store.close();
      dropTemporary(file);
    };
    return { ...store, source, drop };
  } catch (error) {
    dropTemporary(file);
    throw error;
  }
}
