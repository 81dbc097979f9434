/** The way back: a whole file put in the place of the present one, or one campaign brought over. */
import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import { type Aside, copyAside } from '../file/damaged.ts';
import { StoreFailure } from '../file/failure.ts';
import { heldFile, isHeld } from '../file/held.ts';
import { hasContent, isDamage, journalOf, shmOf, walOf } from '../file/inspect.ts';
import type { Watch } from '../file/live.ts';
import type { Store } from '../file/open.ts';
import { keepPrivate } from '../file/private.ts';
import { inTransaction } from '../file/transaction.ts';
import { BELONGINGS, columnsOf } from '../log/belongings.ts';
import type { Db } from '../schema.ts';
import { rowsOf, shelfOf } from './contents.ts';
import type { Manifest } from './manifest.ts';
import { ontoDisk } from './place.ts';
import { words } from './text/restore.ts';

const ALL_PAGES = 0x7fff_ffff;
/** Milliseconds that the restore waits for others to leave the file alone. */
const PATIENCE = 10_000;
/** Milliseconds between two attempts. */
const TRY_AGAIN = 20;

/** What the file had when it was backed up; undefined where nobody could tell. */
type AsBackedUp = Pick<Manifest, 'rows' | 'shelf'> | undefined;

function hasMoved(file: string, before: AsBackedUp): boolean {
  if (before === undefined) return false;
  // The backup says which campaign was found damaged in it; the shelf of a file doesn't.
  const shelf = before.shelf.map(({ damaged: _, ...standing }) => standing);
  const live = new Database(file, { readonly: true });
  try {
    return !isDeepStrictEqual({ rows: rowsOf(live), shelf: shelfOf(live) }, { rows: before.rows, shelf });
  } finally {
    live.close();
  }
}

const busy = (file: string) => new StoreFailure('busy', words.anotherProgramKeepsLocked(file));

const isBusy = (error: unknown) => error instanceof StoreFailure && error.code === 'busy';

/**
 * Copies in one transaction, unless `mayBe` says no: false then, with nothing changed. It is asked when the first step is
 * over: the file is locked then, and nobody else writes until the end; where it could not be locked there is no step.
 */
async function overwritten(from: Database.Database, file: string, mayBe: () => boolean): Promise<boolean> {
  let locked = false;
  const stop = new Error('moved');
  try {
    await from.backup(file, {
      progress: () => {
        if (!locked && !mayBe()) throw stop;
        locked = true;
        return ALL_PAGES;
      },
    });
  } catch (error) {
    if (error !== stop) throw error;
    return false;
  }
  if (!locked) throw busy(file);
  return true;
}

/** Tries again where others hold the file for a moment. */
async function overwrittenInTime(
  from: Database.Database,
  file: string,
  mayBe: () => boolean,
  until = performance.now() + PATIENCE,
): Promise<boolean> {
  for (;;) {
    try {
      return await overwritten(from, file, mayBe);
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await setTimeout(TRY_AGAIN);
    }
  }
}

/** As one file without a log. */
async function readied(unpacked: Store): Promise<Database.Database> {
  await unpacked.close();
  const from = new Database(unpacked.file, { fileMustExist: true });
  // SQLite writes over a file only pages of one size, and marks by itself that there is a log beside it.
  from.pragma('journal_mode = delete');
  return from;
}

interface Behind<B extends AsBackedUp> {
  /** Makes the backup, and again where something was done meanwhile, so that nothing is lost in between. */
  readonly backUp: () => Promise<B | (() => string)>;
  /** Nothing came of it, and the file is as it was. */
  readonly refused: () => void;
}

/**
 * Writes what was unpacked over a sound file, in one transaction of SQLite's: whoever has the file open sees the one or the
 * other, and so does the next start after a crash. What `backUp` gave last is given back, and said to be what takes this restore
 * back. Of a file of which no backup can be made it gives what copies it aside, which is done once nobody else writes.
 */
export async function putBack<B extends AsBackedUp & { readonly name: string }>(
  unpacked: Store,
  file: string,
  { backUp, refused }: Behind<B | undefined>,
): Promise<B | undefined | string> {
  const from = await readied(unpacked);
  let kept: B | undefined | string;
  try {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const before = await backUp();
      let aside: string | undefined;
      const mayBe = () => {
        if (typeof before === 'function') aside = before();
        return typeof before === 'function' || !hasMoved(file, before);
      };
      const done = await overwrittenInTime(from, file, mayBe, until);
      kept = typeof before === 'function' ? (aside ?? '') : before;
      if (done) break;
      if (performance.now() > until) throw busy(file);
    }
  } catch (error) {
    refused();
    throw error;
  } finally {
    from.close();
  }
  return kept;
}

interface Putting {
  readonly now: Date;
  readonly how?: Aside;
  /** This process has it open; otherwise it is found out whether somebody has. */
  readonly isOpen?: boolean;
  /** Over it since it was read, or since it was found to be in the way: nothing is put there where somebody has written meanwhile. */
  readonly watch: Watch;
}

/** What stands there, damaged or of nothing, copied aside first. */
const keptAside = (file: string, { now, how = 'damaged' }: Putting): string | null =>
  hasContent(file) || hasContent(walOf(file)) ? copyAside(dirname(file), file, now, how) : null;

type Put = { readonly aside: string | null } | undefined;

/** In one transaction, so that nobody comes between the last look at it and its end. */
async function putThrough(from: Database.Database, file: string, putting: Putting): Promise<Put> {
  let aside: string | null = null;
  const done = await overwrittenInTime(from, file, () => {
    if (putting.watch.hasMoved()) return false;
    aside = keptAside(file, putting);
    return true;
  });
  if (!done) return undefined;
  return { aside };
}

/** As a file in the place of another, which nobody has open. */
function putAsFile(unpacked: Store, file: string, putting: Putting): Put {
  const aside = keptAside(file, putting);
  keepPrivate(unpacked.file);
  ontoDisk(unpacked.file);
  if (putting.watch.version === undefined && putting.watch.hasMoved()) return undefined;
  // The log of the old file goes first: beside the new one it would be taken for its own. The file itself is never away.
  for (const beside of [walOf, shmOf, journalOf]) rmSync(beside(file), { force: true });
  renameSync(unpacked.file, file);
  ontoDisk(dirname(file));
  return { aside };
}

/** An older Holdout that has it open would go on writing into what is put there, as it knows it. */
const isOurs = ({ isOpen = false, watch }: Putting) => isOpen || watch.version === MIGRATIONS.length;

/**
 * Puts what was unpacked, in the same folder, in the place of a file that is damaged, of nothing, or gone, and gives the
 * name of the copy made of that. Undefined, with nothing changed, where somebody has written there since it was read.
 * Fails as `busy` where somebody has it open who can't be let go on with what is put there.
 */
export async function putInPlace(unpacked: Store, file: string, putting: Putting): Promise<Put> {
  const { isOpen = false, watch } = putting;
  const from = await readied(unpacked);
  try {
    if (isOurs(putting)) {
      try {
        return await putThrough(from, file, putting);
      } catch (error) {
        // SQLite can read it, but not write.
        if (!isDamage(error)) throw error;
      }
    }
  } finally {
    from.close();
  }
  if (watch.hasMoved()) return undefined;
  // It has the file open itself.
  watch.close();
  if (isOpen || isHeld(file)) throw heldFile(file);
  return putAsFile(unpacked, file, putting);
}

const BESIDE = 'unpacked';

/** Brings one campaign or game over, under the id it has there, which must be new here. */
export async function bringOver(db: Db, from: Pick<Store, 'file'>, id: string): Promise<void> {
  // A file is taken in only outside of a transaction.
  await sql`attach ${from.file} as ${sql.id(BESIDE)}`.execute(db);
  try {
    await inTransaction(db, async (trx) => {
      for (const { table, by } of BELONGINGS) {
        const columns = sql.join((await columnsOf(trx, table)).map((name) => sql.ref(name)));
        await sql`insert into ${sql.id('main', table)} (${columns})
          select ${columns} from ${sql.id(BESIDE, table)} where ${sql.ref(by)} = ${id}`.execute(trx);
      }
    });
  } finally {
    await sql`detach ${sql.id(BESIDE)}`.execute(db);
  }
}
