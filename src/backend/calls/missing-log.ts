/** Reasons why a campaign or game isn't there any more, as far as the backups tell: one is made before a restore takes anything away. */
import { backupFolder, backupsIn } from '../../../db/backups/index.ts';
import { CallFailure, notFound } from './call-failure.ts';
import type { AppContext } from './context.ts';

export const TAKEN_BY_RESTORE = 'taken-by-restore';

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export function missingLog({ dataDir }: AppContext, id: string, what: 'campaign' | 'game'): CallFailure {
  const last = backupsIn(backupFolder(dataDir)).find(({ shelf }) => shelf.some((one) => one.id === id));
  return last?.why === 'restore'
    ? new CallFailure(
        'not-found',
        `This ${what} was taken back by a restore on ${dayOf(last.at)}.`,
        undefined,
        TAKEN_BY_RESTORE,
      )
    : notFound(`There is no such ${what}; it may have been deleted.`);
}
