/** Opens the one file that holds all campaigns: sees to what lies beside it, looks at it, makes it or brings it up to date, or refuses it. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MIGRATIONS } from '../migrations/index.ts';
import type { Migration } from '../migrations/migration.ts';
import { damagedFile, wasDamaged } from './backups/damaged.ts';
import { backUpToMigrate, clearLeftOvers, isCopyLeft, settleBackups } from './backups/make.ts';
import { newerBackup } from './backups/restore-changes.ts';
import {
  folderGone,
  foreignFile,
  newerFile,
  OtherVersion,
  openingFailure,
  StoreFailure,
} from './file/failure.ts';
import { faultsIn, layoutFaultIn } from './file/faults.ts';
import { relationOf } from './file/generation.ts';
import { type Finding, hasContent, inspect, journalOf } from './file/inspect.ts';
import { clearBeside, clearSetAside, replacingNote } from './file/left-beside.ts';
import { looksOf } from './file/looks.ts';
import { lastSeen, memoryIn, type Seen } from './file/memory.ts';
import { migrateAlone } from './file/migrate.ts';
import { dropMarks, leftMarks, markOpen } from './file/open-mark.ts';
import { makeFile, makeFolder } from './file/private.ts';
import { unsoundLogs } from './history/sound.ts';
import { markDamaged } from './log/marked.ts';
import { forgetCheck } from './opening/check.ts';
import { refuseToBeginAnew } from './opening/missing.ts';
import { lacksNothing, sinceSeen } from './opening/other-version.ts';
import { takeInLog } from './opening/take-in-log.ts';
import type { Db } from './schema.ts';
import { openFile, type Store } from './store/open-file.ts';

export type { Store } from './store/open-file.ts';

export const FILE_NAME = 'holdout.sqlite';
/** Milliseconds that a start waits for another. */
const PATIENCE = 5000;
const RETRY_AFTER = 20;
/** Milliseconds for which a file can't even be read, because another Holdout is bringing it up to date. */
const LONGEST_MIGRATION = 30_000;

export interface OpenOptions {
  /** The data folder; made if it isn't there. */
  readonly dir: string;
  readonly now: () => Date;
  /** Another thread of this process has it open already, and has seen to what lay beside it. */
  readonly beside?: boolean;
  /** The file was open before: if it is gone, that is said. */
  readonly known?: boolean;
  /** Choice of a player who knows that there are backups: a new file in place of one that is gone. */
  readonly accept?: 'new';
  readonly migrations?: readonly Migration[];
  /** The folder in which this machine keeps what it has seen of the file; without one nothing is remembered. */
  readonly memory?: string;
  /**
   * The last look at the file until another version was written over it, to be compared with what is there now. Null: nothing is to be
   * compared, as what was open is kept. Left out, the file is compared with what this machine remembers.
   */
  readonly since?: Seen | null;
  /** Told in one sentence that another version has been put in place since it was open here last. */
  readonly tell?: (sentence: string) => void;
}

/** Versions after ours in which a newer Holdout may have left every table as it is. */
const LIKE_OURS = 3;

/**
 * Reason for which the file’s version isn’t the one that it gives, where that is another than ours: the tables are ours, and the disk has
 * changed the number.
 */
async function wrongVersion(file: string, version: number, known: number): Promise<string | undefined> {
  const isNewer = version > known && version <= known + LIKE_OURS;
  return version === known || isNewer || known !== MIGRATIONS.length ? undefined : await layoutFaultIn(file);
}

type Ours = Extract<Finding, { readonly kind: 'ours' }>;

/** The file that is there, as far as its beginning says; undefined where a new one is to be begun. Throws where it can't be gone on with. */
async function look(
  file: string,
  known: number,
  before: Seen | undefined,
  options: OpenOptions,
): Promise<Ours | undefined> {
  const { dir, now, accept, known: wasThere = false } = options;
  const finding = inspect(file, known, () => clearBeside(file));
  switch (finding.kind) {
    case 'new':
      if (accept === 'new') return undefined;
      // The copy that a killed process has left for a backup may be all there is of it.
      if (isCopyLeft(dir)) await settleBackups(dir);
      refuseToBeginAnew(dir, file, {
        wasThere: wasThere || isCopyLeft(dir),
        isOpen: Boolean(options.since),
        seen: before,
      });
      return undefined;
    case 'ours':
    case 'newer': {
      const why = await wrongVersion(file, finding.version, known);
      if (why !== undefined) throw damagedFile(dir, file, why, now());
      if (finding.kind === 'newer') throw newerFile(file, finding.version, known);
      return finding;
    }
    case 'foreign':
      throw foreignFile(file);
    case 'damaged':
      throw damagedFile(dir, file, finding.why, now());
    default:
      return finding satisfies never;
  }
}

/**
 * Makes an unexpected error one of a damaged file, where the tables aren’t ours: a column by another name, say, is met first by a query.
 */
async function behindLayout(error: unknown, file: string, { dir, now }: OpenOptions): Promise<unknown> {
  if (error instanceof StoreFailure || !hasContent(file)) return error;
  const fault = await layoutFaultIn(file);
  return fault === undefined ? error : damagedFile(dir, file, fault, now());
}

/** One that was marked while another program still wrote the file may be whole by now. */
async function markLogs(db: Db): Promise<void> {
  const unsound = new Set(await unsoundLogs(db));
  for (const { id } of await db.selectFrom('campaign_head').select('id').execute())
    await markDamaged(db, id, unsound.has(id));
}

/**
 * Opens the file, makes it if there is none, and brings it up to date behind a verified backup. Throws a `StoreFailure`:
 * a newer file is refused untouched, a damaged one is copied aside first.
 */
export async function openStore(options: OpenOptions): Promise<Store> {
  const { dir, now, beside = false, migrations = MIGRATIONS, since, tell } = options;
  const file = join(dir, FILE_NAME);
  const started = performance.now();
  for (;;) {
    let looking = false;
    const looks = looksOf(file);
    try {
      const memory = options.memory === undefined ? undefined : memoryIn(options.memory, dir);
      const last = memory === undefined || beside ? undefined : lastSeen(memory).left();
      const wasThere = options.known === true || (last?.shelf.length ?? 0) > 0;
      if (wasThere && options.accept !== 'new' && !existsSync(dir)) throw folderGone(dir);
      makeFolder(dir);
      // A process that ends in order leaves nothing beside the file.
      const unclean = !beside && hasContent(journalOf(file));
      const killed = memory === undefined || beside ? [] : leftMarks(memory);
      // Another program may have taken the journal of a killed process away: pages of two states are in the file then.
      const torn = killed.length > 0 && !unclean;
      const ofLog = beside ? undefined : await takeInLog(file, now());
      if (ofLog !== undefined) tell?.(ofLog);
      clearBeside(file);

      looking = true;
      const before = since === undefined ? last : (since ?? undefined);
      const found = await look(file, migrations.length, before, { ...options, known: wasThere });
      const relation = found && before && relationOf(found.generations, before.generations);
      const isSeen = before !== undefined && relation === 'same' && lacksNothing(file, before);
      // True if the file's bytes were changed while it was open, if only a few of them.
      const changed = since !== undefined && since !== null && !beside;
      // A copy that was made while somebody wrote may be of two moments: what this machine hasn't seen is looked through first.
      const unseen = found !== undefined && !beside && (changed || (memory !== undefined && !isSeen));
      if (found !== undefined && (unseen || torn || wasDamaged(dir))) {
        const { first } = await faultsIn(file);
        if (first !== undefined) throw damagedFile(dir, file, first, now());
      }
      looking = false;

      makeFile(file);
      if (!beside) clearLeftOvers(dir);
      if (!beside) clearSetAside(file, now());
      if (found !== undefined && found.version < migrations.length)
        await migrateAlone(file, migrations, async (database) => await backUpToMigrate(database, dir, now()));
      const store = await openFile(file, { migrations, alone: false, watched: { memory } });
      rmSync(replacingNote(file), { force: true });
      if (torn || changed) await markLogs(store.db);
      dropMarks(killed);
      const another =
        found === undefined || before === undefined || isSeen
          ? undefined
          : await sinceSeen(store, before, since !== undefined);
      // Backups of the file may remember what this machine doesn’t.
      const told = before === undefined && since === undefined && !beside ? newerBackup(file) : another;
      if (told !== undefined) tell?.(told);
      // The check is due another day if the disk takes nothing more.
      if (unclean || unseen || torn) await forgetCheck(store.db).catch(() => undefined);
      const unmark = memory === undefined || beside ? () => undefined : markOpen(memory);
      return { ...store, close: async () => await store.close().finally(unmark) };
    } catch (error) {
      const told = openingFailure(error, file);
      // A file that another program is writing may fail in any way.
      const isWritten = !(told instanceof StoreFailure) && looksOf(file) !== looks;
      const failure = isWritten ? new OtherVersion(file) : told;
      // SQLite doesn’t wait by itself if two make or leave a file at the same moment.
      const busy = failure instanceof StoreFailure && failure.code === 'busy';
      const patience = looking ? LONGEST_MIGRATION : PATIENCE;
      if (!busy || performance.now() - started > patience) throw await behindLayout(failure, file, options);
      await setTimeout(RETRY_AFTER);
    }
  }
}
