/** Backups of the file while it is played on: whoever is about to change much says so first. */
import {
  type Backup,
  backupFolder,
  backupsIn,
  changePlace,
  clearLeftOvers,
  countBackup,
  type Db,
  endMoveOfBackups,
  followMove,
  hasActs,
  isEmptyShelf,
  isPlaceKnown,
  ownOf,
  packSnapshot,
  readPlace,
  type Settled,
  settleBackups,
  takenAt,
  takeSnapshot,
  thinBackups,
  troubleOf,
  type Why,
  waitingSnapshots,
  withoutManifest,
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
  /** Before the first act of a day, whatever it is; nothing on all others. */
  readonly beforeAct: () => Promise<void>;
}

export interface BackupsOptions {
  readonly dataDir: string;
  readonly file: string;
  readonly now: () => Date;
  readonly log: Log;
  /** Has what was copied checked; here, unless another thread does it. */
  readonly settle?: () => Promise<Settled['failed']>;
}

export interface BackupKeeper {
  readonly over: (db: Db) => Backups;
  /** Goes on with what a start before this one has left. */
  readonly goOn: () => void;
  /** What the player hasn't been told yet; once. */
  readonly notice: () => string | undefined;
  /** Waits for what goes on behind. */
  readonly settled: () => Promise<void>;
}

const dayOf = (at: Date) => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`;

export function keepBackups({ dataDir, file, now, log, settle }: BackupsOptions): BackupKeeper {
  const settleHere = async () => (await settleBackups(dataDir, now)).failed;
  const behind = new Set<Promise<void>>();
  const notices: string[] = [];
  let told = readPlace(dataDir).failed !== null;
  let day: string | undefined;
  /** When the day's backup is looked after again; a check behind that fails sets it too. */
  let again = Number.POSITIVE_INFINITY;
  let first: Promise<void> | undefined;
  /** The day on which the shelf was empty before the first act. */
  let begun: string | undefined;

  function tell(message: string): void {
    log({ what: 'backup', method: 'backup', detail: message });
    if (!told) notices.push(message);
    told = true;
  }

  function failed(error: unknown): string {
    const message = troubleOf(error, backupFolder(dataDir));
    tell(message);
    try {
      changePlace(dataDir, { failed: { at: now().toISOString(), message } });
    } catch {
      // Where the data folder can't be written the acts say so themselves.
    }
    return message;
  }

  function succeeded(): void {
    told = false;
    if (readPlace(dataDir).failed !== null) changePlace(dataDir, { failed: null });
  }

  function tryAgainLater(): void {
    again = Math.min(again, now().getTime() + AGAIN_AFTER);
  }

  function settleBehind(): void {
    const running = (settle ?? settleHere)().then(
      (message) => {
        if (message === null) told = false;
        else {
          tell(message);
          tryAgainLater();
        }
      },
      (error: unknown) => {
        failed(error);
        tryAgainLater();
      },
    );
    behind.add(running);
    void running.finally(() => behind.delete(running));
  }

  async function hold(db: Db, why: Why): Promise<Backup | undefined> {
    const folder = backupFolder(dataDir);
    if (await isEmptyShelf(db)) return undefined;
    try {
      await countBackup(db, dataDir);
      const taken = { at: now().toISOString(), why, acts: null };
      const made = await packSnapshot(folder, await takeSnapshot(file, folder, taken));
      if (made !== undefined) followMove(dataDir, folder, made.name);
      succeeded();
      // What is restored may be beyond keeping by then.
      if (why !== 'restore') thinBackups(dataDir);
      return made;
    } catch (error) {
      throw Object.assign(refused(`Nothing was changed. ${failed(error)}`), { cause: error });
    }
  }

  /** True unless it failed. */
  async function before(db: Db, why: Why, acts: number | null): Promise<boolean> {
    const folder = backupFolder(dataDir);
    try {
      await countBackup(db, dataDir);
      await takeSnapshot(file, folder, { at: now().toISOString(), why, acts });
      settleBehind();
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  async function beforeFirstAct(db: Db, of: string): Promise<void> {
    again = Number.POSITIVE_INFINITY;
    const folder = backupFolder(dataDir);
    const [newest] = await ownOf(db, backupsIn(folder));
    // One that another worker has taken may not be checked yet; where it came out wrong, it is tried again.
    const waiting = day === of ? [] : takenAt(folder);
    const times = [...(newest === undefined ? [] : [newest.at]), ...waiting];
    const made = times.some((at) => dayOf(new Date(at)) === of);
    if (!made && (await isEmptyShelf(db))) {
      begun = of;
      return;
    }
    if (!made && begun === of && !(await hasActs(db, ENOUGH))) return;
    const done = made || (await before(db, 'day', null));
    if (!done) tryAgainLater();
    day = of;
  }

  return {
    over: (db) => ({
      before: async (why, { acts } = {}) => {
        if (DESTROYS.has(why)) await hold(db, why);
        else if (!(await isEmptyShelf(db))) await before(db, why, acts ?? null);
      },
      hold: async (why) => await hold(db, why),
      beforeAct: async () => {
        const of = dayOf(now());
        if (first === undefined && day === of && now().getTime() < again) return;
        first ??= beforeFirstAct(db, of).finally(() => {
          first = undefined;
        });
        await first;
      },
    }),
    goOn: () => {
      // What can't be said of backups is said by opening the file.
      if (!isPlaceKnown(dataDir)) return;
      endMoveOfBackups(dataDir);
      const folder = backupFolder(dataDir);
      for (const one of new Set([folder, dataDir])) clearLeftOvers(one);
      if (waitingSnapshots(folder).length > 0 || withoutManifest(folder).length > 0) settleBehind();
    },
    notice: () => notices.shift(),
    settled: async () => {
      await Promise.all(behind);
    },
  };
}
