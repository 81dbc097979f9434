/** A whole file put over the one there is: a backup, or what a damaged copy was made into. */
import {
  type Backup,
  backupFolder,
  changePlace,
  copyAside,
  dropBackup,
  makeBackup,
  putBack,
  putInPlace,
  readPlace,
  type Store,
  StoreFailure,
  settleCopies,
  thinBackups,
  troubleOf,
  type Watch,
  watchFile,
} from '../../../db/index.ts';
import type { BackupKeeper } from '../host/backups.ts';
import { refused } from '../host/call-failure.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { isOfDamage } from './aside.ts';
import { words } from './text/put-over.ts';

/** A file that was found sound, though the player hasn't taken it yet. */
async function backUpUnopened({ dataDir, file, now }: AppContext): Promise<Backup | undefined> {
  const folder = backupFolder(dataDir);
  const taken = { at: now().toISOString(), why: 'restore', acts: null } as const;
  try {
    return await makeBackup(file, taken);
  } catch (error) {
    throw Object.assign(refused(`Nothing was changed. ${troubleOf(error, folder)}`), { cause: error });
  }
}

const IN_THE_WAY = ['missing-file', 'folder-away', 'damaged-file'] as const;
type InTheWay = (typeof IN_THE_WAY)[number];

/** In whose place another can be put. Any other failure is thrown. */
function standsInTheWay(error: unknown): InTheWay {
  const code = error instanceof StoreFailure ? error.code : undefined;
  const found = IN_THE_WAY.find((one) => one === code);
  if (found === undefined) throw error;
  return found;
}

/** What stands there: the store where it is open, or why it isn't, and whether it is another by now. */
type Present = Store | { readonly by: InTheWay; readonly watch: Watch };

/** Does something about what stands there, which is watched meanwhile. */
export async function overPresent<T>(
  { file }: AppContext,
  store: Opening,
  work: (present: Present) => Promise<T>,
): Promise<T> {
  const found = await store.opened().catch((error: unknown) => standsInTheWay(error));
  if (typeof found !== 'string') return await work(found);
  const watch = watchFile(file);
  try {
    return await work({ by: found, watch });
  } finally {
    watch.close();
  }
}

const movedMeanwhile = (file: string) => new StoreFailure('busy', words.anotherProgramHasWritten(file));

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

/** In the place of a sound file, in one transaction; or of one that can't be opened anyway. `mayStill` throws where it isn't to be by then. */
export async function putOver(
  app: AppContext,
  keeper: BackupKeeper,
  present: Present,
  from: Store,
  mayStill: () => void = () => undefined,
): Promise<Kept> {
  const { dataDir, file, now } = app;
  mayStill();
  if ('by' in present && true) {
    const put = await putInPlace(from, file, { now: now(), watch: present.watch });
    if (put === undefined) throw movedMeanwhile(file);
    return { before: null, aside: settled(dataDir, put.aside) };
  }
  let made: Backup | undefined;
  const backUp = async () => {
    const one = 'by' in present ? await backUpUnopened(app) : await keeper.hold('restore');
    if (one === undefined) return undefined;
    // Made again where something was done meanwhile: all that the one before has is in this one.
    if (made !== undefined && made.name !== one.name) dropBackup(backupFolder(dataDir), made.name);
    made = one;
    // What was done while it was made is in it, and goes as well.
    mayStill();
    return one;
  };
  const backUpOrAside = async () =>
    await backUp().catch((error: unknown) => {
      if (!isOfDamage(error)) throw error;
      return () => copyAside(dataDir, file, now());
    });
  const drop = () => {
    if (made !== undefined) dropBackup(backupFolder(dataDir), made.name);
  };
  const kept = await putBack(from, file, { backUp: backUpOrAside, refused: drop });
  thinBackups(dataDir);
  return typeof kept === 'string'
    ? { before: null, aside: settled(dataDir, kept) }
    : { before: kept?.name ?? null, aside: null };
}
