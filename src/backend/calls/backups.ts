/** Backups made while the file is played on: a call that is about to change much says so first. */

import {
  areOfOneFile,
  type Backup,
  backupFolder,
  backupsIn,
  changePlace,
  clearLeftOvers,
  copyToSettle,
  isCopyLeft,
  isEmptyShelf,
  isPlaceKnown,
  isSoundBackup,
  lookAtStanding,
  makeBackup,
  readFrom,
  readPlace,
  settleBackups,
  thinBackups,
  troubleOf,
  type Why,
  WrongCopy,
  waitingCopies,
} from '../../../db/backups/index.ts';
import { actsInAll, type Db, type Kept, StoreFailure, storeFailure } from '../../../db/index.ts';
import { refused } from './call-failure.ts';
import type { Log } from './trouble-log.ts';

/** Reasons for a backup that destroy something: the act waits until the backup is checked, and isn't done without it. */
const DESTROYS: ReadonlySet<Why> = new Set(['restore', 'replace', 'delete-for-good']);
/** Milliseconds before a day's backup that failed is tried again. */
const AGAIN_AFTER = 60 * 60 * 1000;
/** Acts after which a file that was begun the same day has its first backup: before its first act there is nothing to copy. */
const ENOUGH = 20;

/** Backups as calls ask for them. */
export type Backups = Pick<BackupKeeper, 'before' | 'hold' | 'beforeAct'>;

export interface BackupsOptions {
  readonly dataDir: string;
  readonly file: string;
  readonly now: () => Date;
  readonly log: Log;
  /** Keeps which folder was chosen for them where another program doesn't delete it. */
  readonly chosen?: Kept<string | null>;
  /** Has what was copied checked; here, unless another thread does it. */
  readonly settle?: () => Promise<string | null>;
}

export type BackupKeeper = Readonly<ReturnType<typeof keepBackups>>;

const dayOf = (at: Date) => at.toDateString();

const forgotten = (dataDir: string, before: string) =>
  `Which folder backups are kept in is no longer said in ${dataDir}, as where backups.json was deleted: it was ${before}, and is ${backupFolder(dataDir)} from now on. Those made before are still there: choose that folder again in Settings, Backups.`;

/** Says whether an error means that the file to be backed up is damaged, so that no backup can be made of it. */
export function isOfDamage(error: unknown, file: string): boolean {
  const failure = storeFailure(error, file);
  return error instanceof WrongCopy || (failure instanceof StoreFailure && failure.code === 'damaged-file');
}

export function keepBackups({
  dataDir,
  file,
  now,
  log,
  chosen,
  settle = () => settleBackups(dataDir),
}: BackupsOptions) {
  const behind = new Set<Promise<void>>();
  /** The player has chosen where they are kept. */
  const placed = (): void => {
    if (isPlaceKnown(dataDir)) chosen?.keep(readPlace(dataDir).folder);
  };
  const before = chosen?.left();
  const isForgotten =
    typeof before === 'string' && isPlaceKnown(dataDir) && readPlace(dataDir).folder === null;
  const notices: string[] = isForgotten ? [forgotten(dataDir, before)] : [];
  placed();
  let told = readPlace(dataDir).failed !== null;
  /** The day that has its backup, or needs none; where one has failed, it is looked after again. */
  let day: string | undefined;
  let again = Number.POSITIVE_INFINITY;
  /** The day on which the shelf was empty before the first act. */
  let begun: string | undefined;

  /** Notes how the last backup went: null where it could be made, else the sentence that says why not. */
  function note(message: string | null): void {
    if (message !== null) {
      again = now().getTime() + AGAIN_AFTER;
      log({ what: 'backup', method: 'backup', detail: message });
      if (!told) notices.push(message);
    }
    told = message !== null;
    if (message === null && readPlace(dataDir).failed === null) return;
    try {
      changePlace(dataDir, { failed: message === null ? null : { at: now().toISOString(), message } });
    } catch {
      // Acts say themselves that the data folder can't be written.
    }
  }

  function failed(error: unknown): string {
    const message = troubleOf(error, isPlaceKnown(dataDir) ? backupFolder(dataDir) : dataDir);
    note(message);
    return message;
  }

  /** Makes one, and gives it once it is checked; refuses where that can't be. Undefined where there is nothing to lose. */
  async function hold(why: Why): Promise<Backup | undefined> {
    try {
      if (readFrom(file, isEmptyShelf)) return undefined;
      const made = await makeBackup(file, { at: now().toISOString(), why, acts: null });
      note(null);
      // The backup to be restored may by then be beyond the number that is kept.
      if (why !== 'restore') thinBackups(dataDir);
      return made;
    } catch (error) {
      // A restore goes on without a backup of what is damaged, so the damage is no reason.
      const message = why === 'restore' && isOfDamage(error, file) ? '' : ` ${failed(error)}`;
      throw Object.assign(refused(`Nothing was changed.${message}`), { cause: error });
    }
  }

  function copy(why: Why, acts: number | null = null): void {
    try {
      if (readFrom(file, isEmptyShelf)) return;
      copyToSettle(file, { at: now().toISOString(), why, acts });
    } catch (error) {
      failed(error);
      return;
    }
    settleBehind();
  }

  function settleBehind(): void {
    const running = settle().then(note, (error: unknown) => void failed(error));
    behind.add(running);
    void running.finally(() => behind.delete(running));
  }

  function beforeFirstAct(of: string): void {
    if (isCopyLeft(dataDir)) settleBehind();
    const looked = readFrom(file, lookAtStanding);
    const own = backupsIn(backupFolder(dataDir)).filter((backup) => areOfOneFile(backup, looked));
    // A backup made by copying may not be checked yet.
    const made = [...own.slice(0, 1), ...waitingCopies(dataDir)].some(({ at }) => dayOf(new Date(at)) === of);
    const same = own.find(isSoundBackup)?.content === looked.content && looked.content !== null;
    const isNew = looked.shelf.length === 0;
    if (isNew) begun = of;
    if (made || same) return;
    if (isNew) day = undefined;
    else copy('day');
  }

  return {
    hold,
    placed,
    /**
     * Makes a backup before something is done. It waits for the copy alone; checking and compressing go on behind. Where none can be
     * made the player is told once, and what was about to be done goes on, but for what destroys: that is refused.
     */
    before: async (why: Why, { acts }: { readonly acts?: number } = {}): Promise<void> => {
      if (DESTROYS.has(why)) await hold(why);
      else copy(why, acts);
    },
    /** Before the first act of a day, whatever it is, where something was done since the last backup; nothing on all others. */
    beforeAct: async (db: Db): Promise<void> => {
      const of = dayOf(now());
      if (day === of && now().getTime() < again) return;
      day = of;
      again = Number.POSITIVE_INFINITY;
      try {
        if (begun === of && (await actsInAll(db)) < ENOUGH) day = undefined;
        else beforeFirstAct(of);
      } catch (error) {
        failed(error);
      }
    },
    /** At a start: clears what another has left, and makes the backups that it hasn't come to. */
    goOn: (): void => {
      // Opening the file tells of a folder of backups that isn't known.
      if (!isPlaceKnown(dataDir)) return;
      for (const one of new Set([backupFolder(dataDir), dataDir])) clearLeftOvers(one);
      if (isCopyLeft(dataDir)) settleBehind();
    },
    /** Sentences the player hasn't been told yet; each is given once. */
    notices: (): readonly string[] => notices.splice(0),
    /** Waits for what goes on behind. */
    settled: async (): Promise<void> => {
      await Promise.all(behind);
    },
  };
}
