/** The way back: a whole file put in the place of the present one, or one campaign brought over. */
import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { type Aside, copyAside } from '../file/damaged.ts';
import { StoreFailure } from '../file/failure.ts';
import { hasContent, journalOf, shmOf, walOf } from '../file/inspect.ts';
import type { Store } from '../file/open.ts';
import { keepPrivate } from '../file/private.ts';
import { inTransaction } from '../file/transaction.ts';
import { BELONGINGS, columnsOf } from '../log/belongings.ts';
import type { Db } from '../schema.ts';
import { rowsOf, shelfOf } from './contents.ts';
import { goOwnWay } from './lineage.ts';
import type { Manifest } from './manifest.ts';
import { ontoDisk } from './place.ts';

const ALL_PAGES = 0x7fff_ffff;
/** Milliseconds that the restore waits for others to leave the file alone. */
const PATIENCE = 10_000;
/** Milliseconds between two attempts. */
const TRY_AGAIN = 20;

/** What the file had when it was backed up; undefined where nobody could tell. */
type AsBackedUp = Pick<Manifest, 'rows' | 'shelf'> | undefined;

function hasMoved(file: string, before: AsBackedUp): boolean {
  if (before === undefined) return false;
  const live = new Database(file, { readonly: true });
  try {
    return !isDeepStrictEqual(
      { rows: rowsOf(live), shelf: shelfOf(live) },
      { rows: before.rows, shelf: before.shelf },
    );
  } finally {
    live.close();
  }
}

const busy = (file: string) =>
  new StoreFailure('busy', `Another program keeps ${file} locked; close it, then restore again.`);

/**
 * Copies in one transaction, unless something was done since the backup: false then, with nothing changed. When the first
 * step is over the file is locked, and nobody else writes until the end; where it could not be locked there is no step.
 */
async function overwritten(from: Database.Database, file: string, before: AsBackedUp): Promise<boolean> {
  let locked = false;
  const stop = new Error('moved');
  try {
    await from.backup(file, {
      progress: () => {
        locked = true;
        if (hasMoved(file, before)) throw stop;
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

/**
 * Writes what was unpacked over a sound file, in one transaction of SQLite's: whoever has the file open sees the one or the
 * other, and so does the next start after a crash. `backUp` makes the backup before it, and again where something was done
 * meanwhile, so that nothing is lost in between; what it gave last is given back.
 */
export async function putBack<B extends AsBackedUp | string>(
  unpacked: Store,
  file: string,
  backUp: () => Promise<B>,
): Promise<B> {
  await goOwnWay(unpacked.db);
  await unpacked.close();
  const from = new Database(unpacked.file, { fileMustExist: true });
  let before: B;
  try {
    // SQLite writes over a file only pages of one size, and marks by itself that there is a log beside it.
    from.pragma('journal_mode = delete');
    const until = performance.now() + PATIENCE;
    before = await backUp();
    for (;;) {
      try {
        if (await overwritten(from, file, typeof before === 'string' ? undefined : before)) break;
        if (performance.now() > until) throw busy(file);
        before = await backUp();
      } catch (error) {
        if (!(error instanceof StoreFailure && error.code === 'busy') || performance.now() > until)
          throw error;
        await setTimeout(TRY_AGAIN);
      }
    }
  } finally {
    from.close();
  }
  const written = new Database(file, { timeout: PATIENCE });
  try {
    written.pragma('journal_mode = wal');
    written.pragma('synchronous = full');
    // On the disk before it is said to be done.
    written.pragma('wal_checkpoint(truncate)');
  } finally {
    written.close();
  }
  return before;
}

/**
 * Puts what was unpacked where there is no file that could be opened. What stands there, damaged or of nothing, is copied
 * aside first; nobody has it open. It was unpacked into the same folder.
 */
export async function putInPlace(
  unpacked: Store,
  file: string,
  now: Date,
  how: Aside = 'damaged',
): Promise<string | null> {
  await goOwnWay(unpacked.db);
  await unpacked.close();
  const whole = new Database(unpacked.file, { fileMustExist: true });
  whole.pragma('journal_mode = delete');
  whole.close();
  keepPrivate(unpacked.file);
  ontoDisk(unpacked.file);
  const aside = hasContent(file) || hasContent(walOf(file)) ? copyAside(dirname(file), file, now, how) : null;
  // The log of the old file goes first: beside the new one it would be taken for its own. The file itself is never away.
  for (const beside of [walOf, shmOf, journalOf]) rmSync(beside(file), { force: true });
  renameSync(unpacked.file, file);
  ontoDisk(dirname(file));
  return aside;
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
