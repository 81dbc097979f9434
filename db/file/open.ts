/** Opens the one file that holds all campaigns. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Migration } from '../../migrations/migration.ts';
import { countedInWords } from '../../src/rules/core/text/english.ts';
import { newerBackup } from '../backups/goes.ts';
import { backUpToMigrate, clearLeftOvers } from '../backups/make.ts';
import { type Backup, ownBackups, PACKED } from '../backups/manifest.ts';
import { backupFolder, isFolderAway, listed } from '../backups/place.ts';
import { momentIn } from '../log/stamp.ts';
import { forgetCheck } from './check.ts';
import { damagedFile, isOfDamaged, keptCopies, wasDamaged } from './damaged.ts';
import { folderGone, newerFile, openingFailure, StoreFailure } from './failure.ts';
import { faultsIn, schemaFaultIn } from './faults.ts';
import { hasAllOf } from './generation.ts';
import { type Finding, hasContent, inspect, isDamage, journalOf } from './inspect.ts';
import { clearBeside, replacingNote } from './left-beside.ts';
import { memoryIn, remembered } from './memory.ts';
import { migrateAlone } from './migrate.ts';
import { openFile, type Store } from './open-file.ts';
import { sinceSeen } from './other-version.ts';
import { makeFile, makeFolder } from './private.ts';
import { takeInLog } from './take-in-log.ts';

export type { Store } from './open-file.ts';

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
  /** It was open before: where it is gone, that is said. */
  readonly known?: boolean;
  /** What the player has chosen, knowing that there are backups: a new file in place of one that is gone. */
  readonly accept?: 'new';
  readonly migrations?: readonly Migration[];
  /** The folder in which this machine keeps what it has seen of the file; without one nothing is remembered. */
  readonly memory?: string;
  /** Told in one sentence that another version has been put in place since it was open here last. */
  readonly tell?: (sentence: string) => void;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** `22 November 2026`, on the player's own calendar. */
const madeOn = ({ at }: Backup) => day.format(new Date(at));

/** The newest copy that is kept, where it has what no backup has. */
function newestCopy(copies: readonly string[], newest: Backup | undefined): string | undefined {
  const copy = copies.at(-1);
  return newest === undefined || (momentIn(copy ?? '') ?? '') > newest.at ? copy : undefined;
}

const keptAs = (copy: string): string =>
  isOfDamaged(copy)
    ? `there is a copy of it as it was damaged, ${copy}`
    : `what stood there is kept as ${copy}`;

const countOf = (newest: Backup, others: number): string =>
  `${others === 0 ? 'there is a backup of it' : `there are ${countedInWords(others + 1, 'backup', 'backups')} of it, the newest`} made on ${madeOn(newest)}`;

/** Nothing is begun anew beside backups unless that is meant. */
function admitNew(dir: string, file: string, wasThere: boolean): void {
  const folder = backupFolder(dir);
  // Two Holdouts may keep theirs in one folder.
  const [newest, ...others] = ownBackups(dir);
  const lost = listed(folder).filter((name) => name.endsWith(PACKED)).length;
  const away = isFolderAway(dir);
  const copies = keptCopies(dir);
  if (newest === undefined && lost === 0 && !away && !wasThere && copies.length === 0) return;
  const how = existsSync(file) ? 'is empty' : 'is gone';
  if (away)
    throw new StoreFailure('missing-file', `${file} ${how}, and the backups’ folder ${folder} isn’t there.`);
  if (newest === undefined && lost > 0)
    throw new StoreFailure(
      'missing-file',
      `${file} ${how}, and what lies in ${folder} can’t be read as backups of it.`,
    );
  const kept = newestCopy(copies, newest);
  const there = [
    ...(kept === undefined ? [] : [keptAs(kept)]),
    ...(newest === undefined ? [] : [countOf(newest, others.length)]),
  ];
  const but = there.length === 0 ? '' : `, but ${there.join(', and ')}`;
  throw new StoreFailure('missing-file', `${file} ${how}${but}.`);
}

/** Versions after ours in which a newer Holdout may have left every table as it is. */
const LIKE_OURS = 3;

/** Ours, but for a bit. */
function isABitOff(version: number, known: number): boolean {
  const bits = version ^ known;
  return version > known + LIKE_OURS && (bits & (bits - 1)) === 0;
}

/** Of another version by its number alone: its schema is ours, and the number was changed by the disk. */
async function asItsSchemaSays(finding: Finding, file: string, known: number): Promise<Finding> {
  if (finding.kind !== 'sound' && finding.kind !== 'newer') return finding;
  if (finding.version === known || known !== MIGRATIONS.length) return finding;
  if (finding.kind === 'newer' && !isABitOff(finding.version, known)) return finding;
  const { version, fault } = await schemaFaultIn(file);
  // Another Holdout has brought it up to date since.
  if (version !== finding.version) return { kind: version > known ? 'newer' : 'sound', version };
  return fault === undefined ? { kind: 'damaged', why: `its version reads ${version}` } : finding;
}

/** Throws unless the file is one to go on with. */
function admit(
  finding: Finding,
  file: string,
  { dir, now, accept, known: wasThere = false }: OpenOptions,
  known: number,
): void {
  switch (finding.kind) {
    case 'new':
      if (accept !== 'new') admitNew(dir, file, wasThere);
      return;
    case 'sound':
      return;
    case 'newer':
      throw newerFile(file, finding.version, known);
    case 'foreign':
      throw new StoreFailure('unreadable', `${file} belongs to another program; choose another data folder.`);
    case 'damaged':
      throw damagedFile(dir, file, finding.why, now());
    default:
      finding satisfies never;
  }
}

/** What nobody expected, where the schema isn't ours: a column by another name, say, is met first by a query. */
async function behindSchema(error: unknown, file: string, { dir, now }: OpenOptions): Promise<unknown> {
  if (error instanceof StoreFailure || !hasContent(file)) return error;
  const fault = await schemaFaultIn(file).then(
    (found) => found.fault,
    (found: unknown) => (isDamage(found) ? found.message : undefined),
  );
  return fault === undefined ? error : damagedFile(dir, file, fault, now());
}

/** Closes the store, and throws, where the file doesn't hang together. */
async function refuseTorn(store: Store, { dir, now }: OpenOptions): Promise<void> {
  const { first } = await faultsIn(store.file);
  if (first === undefined) return;
  await store.close();
  throw damagedFile(dir, store.file, first, now());
}

/**
 * Opens the file, makes it if there is none, and brings it up to date behind a verified backup. Throws a `StoreFailure`:
 * a newer file is refused untouched, a damaged one is copied aside first.
 */
export async function openStore(options: OpenOptions): Promise<Store> {
  const { dir, now, migrations = MIGRATIONS } = options;
  const file = join(dir, FILE_NAME);
  const started = performance.now();
  for (;;) {
    let looking = false;
    try {
      if (options.known === true && options.accept !== 'new' && !existsSync(dir)) throw folderGone(dir);
      makeFolder(dir);
      // Whoever ends in order leaves nothing beside the file.
      const unclean = options.beside !== true && hasContent(journalOf(file));
      if (options.beside !== true) await takeInLog(file, now());
      await clearBeside(file);
      looking = true;
      const found = inspect(file, migrations.length, { whole: wasDamaged(dir) });
      const finding = await asItsSchemaSays(found, file, migrations.length);
      admit(finding, file, options, migrations.length);
      looking = false;
      makeFile(file);
      if (options.beside !== true) clearLeftOvers(dir);
      if (finding.kind === 'sound' && finding.version < migrations.length)
        await migrateAlone(file, migrations, async (database) => await backUpToMigrate(database, dir, now()));
      const memory = options.memory === undefined ? undefined : memoryIn(options.memory, dir);
      const before = memory === undefined || options.beside === true ? undefined : remembered(memory);
      const store = await openFile(file, { migrations, alone: false, watched: { memory } });
      rmSync(replacingNote(file), { force: true });
      // A copy that was made while somebody wrote may be of two moments: what this machine hasn't seen is looked through first.
      const seen = before !== undefined && hasAllOf(store.generations(), before.generations);
      const unseen = finding.kind === 'sound' && memory !== undefined && options.beside !== true && !seen;
      if (unseen) await refuseTorn(store, options);
      // Where this machine remembers nothing of the file, its backups may.
      const told =
        before !== undefined
          ? sinceSeen(store, before)
          : options.beside === true
            ? undefined
            : newerBackup(file);
      if (told !== undefined) options.tell?.(told);
      // Where the disk takes nothing more, the check is due another day.
      if (unclean || unseen) await forgetCheck(store.db).catch(() => undefined);
      return store;
    } catch (error) {
      const failure = openingFailure(error, file);
      // Where two make or leave a file at the same moment, SQLite doesn't wait by itself.
      const busy = failure instanceof StoreFailure && failure.code === 'busy';
      const patience = looking ? LONGEST_MIGRATION : PATIENCE;
      if (!busy || performance.now() - started > patience) throw await behindSchema(failure, file, options);
      await setTimeout(RETRY_AFTER);
    }
  }
}
