/** The way back out of a backup, or of a copy of the file that is kept: the whole file, or one campaign or game beside what there is. */

import {
  type Backup,
  backupFolder,
  backupsIn,
  changePlace,
  dropBackup,
  isFolderAway,
  openUnpacked,
  readPlace,
  settleCopies,
  thinBackups,
  type Unpacked,
  unreadableBackup,
} from '../../../db/backups/index.ts';
import { withRuns } from '../../../db/campaign-file/index.ts';
import {
  enterCopyOf,
  inTransaction,
  readHead,
  replaceFile,
  type Standing,
  StoreFailure,
  standingOfFile,
} from '../../../db/index.ts';
import type { Input, Output } from '../../contract/contract.ts';
import { type BackupKeeper, isOfDamage } from '../calls/backups.ts';
import { notFound, refused } from '../calls/call-failure.ts';
import type { AppContext } from '../calls/context.ts';
import type { Opening } from '../calls/opening.ts';
import { CAMPAIGN_GAME } from '../log/command.ts';
import { isSameDay } from '../log/own-name.ts';
import { comeIn } from './come-in.ts';

export interface RestoreParts {
  readonly store: Opening;
  readonly keeper: BackupKeeper;
}

/** The backup unpacked to a file again. */
async function unpacked({ dataDir }: AppContext, name: string): Promise<Unpacked> {
  if (isFolderAway(dataDir))
    throw refused(
      `Nothing was restored: ${backupFolder(dataDir)} isn’t there. Connect the disk that it is on, then try again.`,
    );
  try {
    const found = await openUnpacked(dataDir, name);
    if (found !== undefined) return found;
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    throw refused(unreadableBackup(error, name, dataDir));
  }
  throw notFound('There is no such backup; it may have been cleared away since.');
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

/** Damages in whose place a backup can be put. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['missing-file', 'folder-away', 'damaged-file']);

/** Says whether the file is open; a failure that nothing can be put in the place of is thrown. */
async function isOpen(store: Opening): Promise<boolean> {
  try {
    await store.opened();
    return true;
  } catch (error) {
    if (error instanceof StoreFailure && IN_THE_WAY.has(error.code)) return false;
    throw error;
  }
}

/** The backup of now; undefined where there is nothing to lose, or where the file is too damaged for one. */
async function backUp({ file }: AppContext, keeper: BackupKeeper): Promise<Backup | 'damaged' | undefined> {
  try {
    return await keeper.hold('restore');
  } catch (error) {
    if (error instanceof Error && isOfDamage(error.cause, file)) return 'damaged';
    throw error;
  }
}

/** Renames the copy of the damaged file as mended: the damage stands no more in the file, and backups can be made again. */
export function mended({ dataDir }: AppContext, aside: string | null): string | null {
  settleCopies(dataDir);
  if (readPlace(dataDir).failed !== null) changePlace(dataDir, { failed: null });
  return aside?.replace(/^holdout-damaged-/, 'holdout-mended-') ?? null;
}

const ATTEMPTS = 5;

/** Puts something in the place of the file as it stands. Others may write into it meanwhile: then all of it is done again. */
export async function putInPlace<T>(
  { file }: AppContext,
  put: (before: Standing) => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const done = await put(standingOfFile(file));
    if (done !== undefined) return done;
  }
  throw new StoreFailure(
    'busy',
    `Another program goes on writing into ${file}, so nothing was changed; close it, then try again.`,
  );
}

/** The whole file, over what stands there: behind a backup of now, or behind a copy of what is damaged. */
export async function restoreWhole(
  app: AppContext,
  { store, keeper }: RestoreParts,
  name: string,
): Promise<Output<'backup.restore'>> {
  const { dataDir, file, now } = app;
  const open = await isOpen(store);
  return await withUnpacked(app, name, async (from) => {
    await from.close();
    if (!open) await store.release('for-ours');
    return await putInPlace(app, async (standing) => {
      const made = open ? await backUp(app, keeper) : 'damaged';
      const before = typeof made === 'object' ? made.name : null;
      const how = {
        now: now(),
        before: standing,
        seen: app.seen()?.generations,
        ...(made === 'damaged' && { aside: 'damaged' as const }),
      };
      let put: Awaited<ReturnType<typeof replaceFile>>;
      try {
        put = await replaceFile(from.file, file, how);
      } finally {
        // Nothing was restored that it could take back.
        if (put === undefined && before !== null) dropBackup(backupFolder(dataDir), before);
      }
      if (put === undefined) return undefined;
      thinBackups(dataDir);
      return { before, aside: mended(app, put.aside) };
    });
  });
}

/** Restores a single campaign or game as a copy, with the runs that belong to it. Nothing is lost by it. */
export async function restoreCampaign(
  app: AppContext,
  { store, keeper }: RestoreParts,
  { backup, campaign }: Input<'backup.restore-campaign'>,
): Promise<Output<'backup.restore-campaign'>> {
  const { db } = await store.opened();
  return await withUnpacked(app, backup, async (from) => {
    const found = await withRuns(from.db, campaign);
    if (found === undefined) throw notFound('There is no such campaign in this backup.');
    const { name, at } = from.source;
    // Backups made on the same day are told apart by their hour.
    const others = backupsIn(backupFolder(app.dataDir)).filter((one) => one.name !== name);
    const oneOfSeveral = others.some((one) => isSameDay(one.at, at));
    const made = await inTransaction(db, async (trx) => {
      const coming = {
        at: app.now(),
        origin: { from: 'backup', at, oneOfSeveral },
        by: 'campaign.copy',
      } as const;
      const came = await comeIn({ ...app, db: trx, backups: keeper }, found, coming);
      if ((await readHead(trx, campaign)) !== undefined) await enterCopyOf(trx, came.id, campaign);
      return came;
    });
    return { ...made, kind: found.head.module === CAMPAIGN_GAME ? 'campaign' : 'game' };
  });
}
