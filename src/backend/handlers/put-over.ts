/** A whole file put over the one there is: a backup, or what a damaged copy was made into. */
import {
  type Backup,
  backupFolder,
  changePlace,
  copyAside,
  packSnapshot,
  putBack,
  putInPlace,
  readPlace,
  type Store,
  StoreFailure,
  settleCopies,
  takeSnapshot,
  thinBackups,
  troubleOf,
} from '../../../db/index.ts';
import type { BackupKeeper } from '../host/backups.ts';
import { refused } from '../host/call-failure.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { isOfDamage } from './aside.ts';

/** A file that was found sound, though the player hasn't taken it yet. */
async function backUpUnopened({ dataDir, file, now }: AppContext): Promise<Backup | undefined> {
  const folder = backupFolder(dataDir);
  const taken = { at: now().toISOString(), why: 'restore', acts: null } as const;
  try {
    return await packSnapshot(folder, await takeSnapshot(file, folder, taken));
  } catch (error) {
    throw Object.assign(refused(`Nothing was changed. ${troubleOf(error, folder)}`), { cause: error });
  }
}

type InTheWay = 'older-file' | 'missing-file' | 'damaged-file';

/** In whose place another can be put. Any other failure is thrown. */
function standsInTheWay(error: unknown): InTheWay {
  const code = error instanceof StoreFailure ? error.code : undefined;
  if (code === 'older-file' || code === 'missing-file' || code === 'damaged-file') return code;
  throw error;
}

/** The store where it is open, or why it isn't. */
export const openOrInTheWay = async (store: Opening): Promise<Store | InTheWay> =>
  await store.opened().catch((error: unknown) => standsInTheWay(error));

/** What is damaged stands no more in the file; the copy of it is called so. */
export function settled(dataDir: string, aside: string | null): string | null {
  settleCopies(dataDir);
  // Of the file that was damaged none could be made.
  if (readPlace(dataDir).failed !== null) changePlace(dataDir, { failed: null });
  return aside?.replace(/^holdout-damaged-/, 'holdout-mended-') ?? null;
}

/** By what name that which stood there is kept: a backup, or a copy of what was damaged. */
export interface Kept {
  readonly before: string | null;
  readonly aside: string | null;
}

/** In the place of a sound file, in one transaction; or of one that can't be opened anyway. */
export async function putOver(
  app: AppContext,
  keeper: BackupKeeper,
  opened: Store | InTheWay,
  from: Store,
): Promise<Kept> {
  const { dataDir, file, now } = app;
  if (opened === 'missing-file' || opened === 'damaged-file') {
    const put = await putInPlace(from, file, { now: now() });
    return { before: null, aside: settled(dataDir, put?.aside ?? null) };
  }
  const backUp = async () =>
    opened === 'older-file' ? await backUpUnopened(app) : await keeper.over(opened.db).hold('restore');
  const kept = await putBack(
    from,
    file,
    async () =>
      await backUp().catch((error: unknown) => {
        if (!isOfDamage(error)) throw error;
        return () => copyAside(dataDir, file, now());
      }),
  );
  thinBackups(dataDir, now());
  return typeof kept === 'string'
    ? { before: null, aside: settled(dataDir, kept) }
    : { before: kept?.name ?? null, aside: null };
}
