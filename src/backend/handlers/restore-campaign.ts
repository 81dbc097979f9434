/** One campaign or game out of a backup, beside what there is: a copy, with the runs that belong to it. Nothing goes by it. */
import {
  backupFolder,
  backupsIn,
  enterCopyOf,
  inTransaction,
  readHead,
  withRuns,
} from '../../../db/index.ts';
import type { Input, Output } from '../../contract/contract.ts';
import { CAMPAIGN_GAME } from '../campaign/command.ts';
import { isSameDay } from '../campaign/own-name.ts';
import type { BackupKeeper } from '../host/backups.ts';
import { notFound } from '../host/call-failure.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { comeIn } from './come-in.ts';
import { words } from './text/restore-campaign.ts';
import { withUnpacked } from './unpacked.ts';

interface Parts {
  readonly store: Opening;
  readonly keeper: BackupKeeper;
}

export async function restoreCampaign(
  app: AppContext,
  { store, keeper }: Parts,
  { backup, campaign }: Input<'backup.restore-campaign'>,
): Promise<Output<'backup.restore-campaign'>> {
  const { db } = await store.opened();
  return await withUnpacked(app, backup, async (from) => {
    const found = await withRuns(from.db, campaign);
    if (found === undefined) throw notFound(words.thereIsNoSuch);
    const { name, at } = from.source;
    // Of a day with several its hour is said too.
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
