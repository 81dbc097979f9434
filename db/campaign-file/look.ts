/** Looking at a campaign's file: everything in it is checked before any of it comes near the campaigns. */
import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { StoreFailure, storeFailure } from '../file/failure.ts';
import { noStep, type Step } from '../file/step.ts';
import { runsNamed } from '../games/games.ts';
import { completeBeside } from '../log/beside.ts';
import { completeHeads } from '../log/complete-heads.ts';
import type { Db } from '../schema.ts';
import { completeWriting } from '../writing/checksums.ts';
import type { AboutFile } from './container.ts';
import { checkContents } from './contents.ts';
import { checkLog } from './fold.ts';
import { unpack } from './packing.ts';
import { type FileRefusal, FileRefused } from './refusal.ts';
import { scratchOf } from './scratch.ts';
import type { WithRuns } from './with-runs.ts';

/** A file that was found whole, unpacked beside the campaigns. */
export interface CampaignFile extends WithRuns {
  readonly about: AboutFile;
  /** Runs that its log names and that aren't in it: they were deleted for good before, or an earlier version didn't save them. */
  readonly runsLeftOut: number;
}

export type Looked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: FileRefusal; readonly why: string; readonly cause: unknown };

export interface Looking {
  readonly file: string;
  /** A path beside the campaigns, under which files are made for the time being. */
  readonly beside: string;
  readonly games: readonly Game[];
  readonly step?: Step;
}

async function headsIn(db: Db, { campaign }: AboutFile): Promise<WithRuns> {
  const heads = await db.selectFrom('campaign_head').selectAll().execute();
  const head = heads.find(({ id }) => id === campaign);
  if (head === undefined) throw new FileRefused('damaged', 'what it says it holds is missing');
  return { db, head, runs: heads.filter(({ id }) => id !== campaign) };
}

/** A run that its log doesn't name has no business in a campaign's file. Gives how many are named and aren't in it. */
async function checkRuns({ db, head, runs }: WithRuns): Promise<number> {
  const named = await runsNamed(db, head.id);
  const stray = runs.find(({ id }) => !named.includes(id));
  if (stray !== undefined) throw new FileRefused('damaged', `${stray.id} does not hang on the campaign`);
  return named.length - runs.length;
}

/** A failure of the disk is told as such; whatever else is thrown while a file is read is the file's fault. */
function refusalOf(error: unknown, file: string): { readonly code: FileRefusal; readonly why: string } {
  if (error instanceof FileRefused) return { code: error.code, why: error.message };
  if (
    error instanceof Database.SqliteError &&
    /^SQLITE_(CORRUPT|NOTADB|CONSTRAINT|MISMATCH|TOOBIG)/.test(error.code)
  )
    return { code: 'damaged', why: error.message };
  const failure = storeFailure(error, file);
  if (failure instanceof StoreFailure && failure.code === 'unreadable')
    return { code: 'unreadable', why: failure.message };
  if (failure instanceof StoreFailure) throw failure;
  return { code: 'unreadable', why: error instanceof Error ? error.message : String(error) };
}

/** Opens the file, checks all of it, and has `use` go on with what is in it; afterwards what was unpacked is taken away. */
export async function lookInto<T>(
  { file, beside, games, step = noStep }: Looking,
  use: (found: CampaignFile) => Promise<T>,
): Promise<Looked<T>> {
  const unpacked = `${beside}.unpacked`;
  const scratch = `${beside}.scratch`;
  /** Called off, or a fault of whoever uses it: none of the file's. */
  let ours: { readonly error: unknown } | undefined;
  const outside = async <R>(work: () => Promise<R>): Promise<R> => {
    try {
      return await work();
    } catch (error) {
      ours = { error };
      throw error;
    }
  };
  try {
    await unpack(file, unpacked);
    const { db, about, version, close } = await scratchOf(unpacked, scratch);
    try {
      const asSaved = version === MIGRATIONS.length;
      const found = await headsIn(db, about);
      // As it is shown it lies on the shelf, with all that belongs to it.
      await db.updateTable('campaign_head').set({ deleted_at: null }).execute();
      await completeWriting(db);
      await completeBeside(db);
      await completeHeads(db);
      for (const head of [...found.runs, found.head]) {
        await checkContents(db, head);
        const checking = {
          games,
          asSaved,
          step: (done: number, of: number) => outside(() => step(done, of)),
        };
        await checkLog(db, head, checking);
      }
      const runsLeftOut = await checkRuns(found);
      // What lies in the bin alone goes there again.
      for (const { id, deleted_at } of found.runs)
        await db.updateTable('campaign_head').set({ deleted_at }).where('id', '=', id).execute();
      return { ok: true, value: await outside(async () => await use({ ...found, about, runsLeftOut })) };
    } finally {
      await close();
    }
  } catch (error) {
    if (ours !== undefined) throw ours.error;
    const { code, why } = refusalOf(error, file);
    return { ok: false, refusal: code, why, cause: error };
  } finally {
    for (const path of [unpacked, scratch, `${scratch}-journal`]) rmSync(path, { force: true });
  }
}

/** How many notes and reports of the player's a log has; of each, what counts. */
export async function textsIn(db: Db, id: string): Promise<number> {
  const notes = await db.selectFrom('journal_note').where('campaign_id', '=', id).select('act').execute();
  const reports = await db
    .selectFrom('encounter_report')
    .where('campaign_id', '=', id)
    .select('act')
    .execute();
  return notes.length + reports.length;
}
