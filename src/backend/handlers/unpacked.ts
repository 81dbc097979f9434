/** A backup of the player's as a file again. */
import {
  backupFolder,
  isFolderAway,
  openUnpacked,
  StoreFailure,
  type Unpacked,
  unreadableBackup,
} from '../../../db/index.ts';
import { notFound, refused } from '../host/call-failure.ts';
import type { AppContext } from '../host/context.ts';
import { words } from './text/unpacked.ts';

const NO_SUCH = words.thereIsNoSuch;

/** In the folder of the backups, or in another of Holdout's own. */
export async function unpacked({ dataDir }: AppContext, name: string, into?: string): Promise<Unpacked> {
  const folder = backupFolder(dataDir);
  if (isFolderAway(dataDir))
    throw refused(
      `Nothing was restored: ${folder} isn’t there. Connect the disk that it is on, then try again.`,
    );
  try {
    const found = await openUnpacked(folder, name, into);
    if (found !== undefined) return found;
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    throw refused(unreadableBackup(error, name, into ?? folder));
  }
  throw notFound(NO_SUCH);
}
