/** When backups are made while the file is played on: whoever is about to change much says so first. */
import {
  areOfOneFile,
  type Backup,
  backupFolder,
  backupsIn,
  changePlace,
  clearLeftOvers,
  copyToSettle,
  isEmptyShelf,
  isPlaceKnown,
  isSoundBackup,
  lookAtStanding,
  lookOver,
  makeBackup,
  readFrom,
  readPlace,
  settleBackups,
  thinBackups,
  troubleOf,
  type Why,
  waitingCopies,
} from '../../../db/index.ts';
import { refused } from './call-failure.ts';
import type { Log } from './trouble-log.ts';

/** What destroys waits for the backup to be checked, and isn't done without. */
const DESTROYS: ReadonlySet<Why> = new Set(['restore', 'replace', 'delete-for-good']);
/** Milliseconds before a day's backup that failed is tried again. */
const AGAIN_AFTER = 60 * 60 * 1000;
/** Acts after which a file that was begun the same day has its first backup: before its first act there is nothing to copy. */
const ENOUGH = 20;

export interface Backups {
  /**
   * Makes a backup before something is done. It waits for the copy alone; checking and compressing go on behind. Where
   * none can be made the player is told once, and what was about to be done goes on, but for what destroys: that is refused.
   */
  readonly before: (why: Why, about?: { readonly acts?: number }) => Promise<void>;
  /** Makes one, and gives it once it is checked; refuses where that can't be. Undefined where there is nothing to lose. */
  readonly hold: (why: Why) => Promise<Backup | undefined>;
  /** Before the first act of a day, whatever it is, where something was done since the last backup; nothing on all others. */
  readonly beforeAct: () => Promise<void>;
}

export interface BackupsOptions {
  readonly dataDir: string;
  readonly file: string;
  readonly now: () => Date;
  readonly log: Log;
  /** Has what was copied checked; here, unless another thread does it. */
  readonly settle?: () => Promise<string | null>;
}

export interface BackupKeeper extends Backups {
  /** At a start: clears what another has left. */
  readonly goOn: () => void;
  /** What the player hasn't been told yet; once. */
  readonly notice: () => string | undefined;
  /** Waits for what goes on behind. */
  readonly settled: () => Promise<void>;
}

const dayOf = (at: Date) => at.toDateString();

const actsIn = (file: string): number =>
  readFrom(file, lookOver).shelf.reduce((sum, { acts }) => sum + acts, 0);

export function keepBackups({
  dataDir,
  file,
  now,
  log,
  settle = () => settleBackups(dataDir),
}: BackupsOptions): BackupKeeper {
  const behind = new Set<Promise<void>>();
  const notices: string[] = [];
  let told = readPlace(dataDir).failed !== null;
  /** The day that has its backup, or needs none; where one has failed, it is looked after again. */
  let day: string | undefined;
  let again = Number.POSITIVE_INFINITY;
  /** The day on which the shelf was empty before the first act. */
  let begun: string | undefined;

  const taken = (why: Why, acts: number | null = null) => ({ at: now().toISOString(), why, acts });

  /** How the last one went: null where it could be made. */
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
      // Where the data folder can't be written the acts say so themselves.
    }
  }

  function failed(error: unknown): string {
    const message = troubleOf(error, isPlaceKnown(dataDir) ? backupFolder(dataDir) : dataDir);
    note(message);
    return message;
  }

  async function hold(why: Why): Promise<Backup | undefined> {
    try {
      if (readFrom(file, isEmptyShelf)) return undefined;
      const made = await makeBackup(file, taken(why));
      note(null);
      // What is restored may be beyond keeping by then.
      if (why !== 'restore') thinBackups(dataDir);
      return made;
    } catch (error) {
      throw Object.assign(refused(`Nothing was changed. ${failed(error)}`), { cause: error });
    }
  }

  function copy(why: Why, acts: number | null = null): void {
    try {
      if (readFrom(file, isEmptyShelf)) return;
      copyToSettle(file, taken(why, acts));
    } catch (error) {
      failed(error);
      return;
    }
    const running = settle().then(note, (error: unknown) => void failed(error));
    behind.add(running);
    void running.finally(() => behind.delete(running));
  }

  function beforeFirstAct(of: string): void {
    const looked = readFrom(file, lookAtStanding);
    const own = backupsIn(backupFolder(dataDir)).filter((backup) => areOfOneFile(backup, looked));
    // One that was copied may not be checked yet.
    const made = [...own.slice(0, 1), ...waitingCopies(dataDir)].some(({ at }) => dayOf(new Date(at)) === of);
    const same = own.find(isSoundBackup)?.content === looked.content && looked.content !== null;
    if (looked.shelf.length === 0) begun = of;
    if (made || same) return;
    if (begun === of && actsIn(file) < ENOUGH) day = undefined;
    else copy('day');
  }

  return {
    hold,
    before: async (why, { acts } = {}) => {
      if (DESTROYS.has(why)) await hold(why);
      else copy(why, acts);
    },
    beforeAct: async () => {
      const of = dayOf(now());
      if (day === of && now().getTime() < again) return;
      day = of;
      again = Number.POSITIVE_INFINITY;
      try {
        beforeFirstAct(of);
      } catch (error) {
        failed(error);
      }
    },
    goOn: () => {
      // What can't be said of backups is said by opening the file.
      if (!isPlaceKnown(dataDir)) return;
      for (const one of new Set([backupFolder(dataDir), dataDir])) clearLeftOvers(one);
    },
    notice: () => notices.shift(),
    settled: async () => {
      await Promise.all(behind);
    },
  };
}
