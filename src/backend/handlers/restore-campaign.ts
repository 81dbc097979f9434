/** One campaign or game out of a backup, beside what there is: a copy, with the runs that belong to it. */
import {
  backupFolder,
  backupsIn,
  dropBackup,
  enterCopyOf,
  inTransaction,
  readHead,
  thinBackups,
  withRuns,
} from '../../../db/index.ts';
import type { Input, Output } from '../../contract/contract.ts';
import { CAMPAIGN_GAME } from '../campaign/command.ts';
import { isSameDay, type Origin } from '../campaign/own-name.ts';
import type { BackupKeeper } from '../host/backups.ts';
import { notFound } from '../host/call-failure.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { comeIn } from './come-in.ts';
import { unpacked } from './unpacked.ts';

interface Parts {
  readonly store: Opening;
  readonly keeper: BackupKeeper;
}

/** Of a day with several its hour is said too. */
function originOf(
  { dataDir }: AppContext,
  { name, at }: { readonly name: string; readonly at: string },
): Origin {
  const others = backupsIn(backupFolder(dataDir)).filter((one) => one.name !== name);
  return { from: 'backup', at, oneOfSeveral: others.some((one) => isSameDay(one.at, at)) };
}

export async function restoreCampaign(
  app: AppContext,
  { store, keeper }: Parts,
  { backup, campaign }: Input<'backup.restore-campaign'>,
): Promise<Output<'backup.restore-campaign'>> {
  const { db } = await store.opened();
  const from = await unpacked(app, backup);
  try {
    const found = await withRuns(from.db, campaign);
    if (found === undefined) throw notFound('There is no such campaign in this backup.');
    const origin = originOf(app, from.backup);
    const backups = keeper.over(db);
    const before = await backups.hold('restore');
    try {
      const made = await inTransaction(db, async (trx) => {
        const coming = { at: app.now(), origin, by: 'campaign.copy' } as const;
        const came = await comeIn({ ...app, db: trx, backups }, found, coming);
        if ((await readHead(trx, campaign)) !== undefined) await enterCopyOf(trx, came.id, campaign);
        return came;
      });
      thinBackups(app.dataDir);
      return { ...made, kind: found.head.module === CAMPAIGN_GAME ? 'campaign' : 'game' };
    } catch (error) {
      // Nothing has come of what it was made before.
      if (before !== undefined) dropBackup(backupFolder(app.dataDir), before.name);
      throw error;
    }
  } finally {
    await from.drop();
  }
}
