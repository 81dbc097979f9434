/** A backup of the player's as a file again, or a copy that is kept. */
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

export async function unpacked({ dataDir }: AppContext, name: string): Promise<Unpacked> {
  if (isFolderAway(dataDir)) throw refused(words.folderIsAway(backupFolder(dataDir)));
  try {
    const found = await openUnpacked(dataDir, name);
    if (found !== undefined) return found;
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    throw refused(unreadableBackup(error, name, dataDir));
  }
  throw notFound(words.thereIsNoSuch);
}

/** Does something with what was unpacked, which is gone then. */
export async function withUnpacked<T>(
  app: AppContext,
  name: string,
  work: (from: Unpacked) => Promise<T>,
): Promise<T> {
  const from = await unpacked(app, name);
  try {
    return await work(from);
  } finally {
    await from.drop();
  }
}
