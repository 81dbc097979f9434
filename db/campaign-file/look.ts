/** Looking at a campaign's file: everything in it is checked before any of it comes near the campaigns. */
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { StoreFailure, storeFailure } from '../file/failure.ts';
import { noStep, type Step } from '../file/step.ts';
import { runsNamed } from '../games/games.ts';
import type { Db } from '../schema.ts';
import type { AboutFile } from './container.ts';
import { checkLog } from './fold.ts';
import { unpack } from './packing.ts';
import { type FileRefusal, FileRefused } from './refusal.ts';
import { scratchOf } from './scratch.ts';
import type { WithRuns } from './with-runs.ts';

/** A file that was found whole, unpacked in memory. */
export interface CampaignFile extends WithRuns {
  readonly about: AboutFile;
  /** Runs that its log names and that aren't in it: they were deleted before, or an earlier version didn't save them. */
  readonly runsLeftOut: number;
}

export type Looked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: FileRefusal; readonly why: string; readonly cause: unknown };

export interface Looking {
  readonly file: string;
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
function refusalOf(error: unknown): { readonly refusal: FileRefusal; readonly why: string } {
  if (error instanceof FileRefused) return { refusal: error.code, why: error.message };
  if (
    error instanceof Database.SqliteError &&
    /^SQLITE_(CORRUPT|NOTADB|CONSTRAINT|MISMATCH|TOOBIG)/.test(error.code)
  )
    return { refusal: 'damaged', why: error.message };
  const failure = storeFailure(error, 'campaign');
  if (failure instanceof StoreFailure && failure.code === 'unreadable')
    return { refusal: 'unreadable', why: failure.message };
  if (failure instanceof StoreFailure) throw failure;
  return { refusal: 'unreadable', why: error instanceof Error ? error.message : String(error) };
}

/** What the work gives, or why the file is none that can be opened. */
export async function looked<T>(work: () => Promise<T>): Promise<Looked<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof Outside) throw error.cause;
    return { ok: false, ...refusalOf(error), cause: error };
  }
}

/** Called off, or a fault of whoever uses what is in a file: none of the file's. */
class Outside extends Error {}

async function outside<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Outside('not the file’s', { cause: error });
  }
}

/** Of a file's own work: called off, it fails as whoever called it off says. */
export const outsideStep =
  (step: Step): Step =>
  async (done, of) =>
    await outside(async () => await step(done, of));

/** Opens the file, checks all of it, and has `use` go on with what is in it. */
export async function lookInto<T>(
  { file, games, step = noStep }: Looking,
  use: (found: CampaignFile) => Promise<T>,
): Promise<Looked<T>> {
  return await looked(async () => {
    const { db, about, version, close } = await scratchOf(await unpack(file));
    try {
      const found = await headsIn(db, about);
      // As it is shown it lies on the shelf, with all that belongs to it.
      await db.updateTable('campaign_head').set({ deleted_at: null }).execute();
      const shown = await headsIn(db, about);
      const checking = { games, asSaved: version === MIGRATIONS.length, step: outsideStep(step) };
      for (const head of [...shown.runs, shown.head]) await checkLog(db, head, checking);
      const runsLeftOut = await checkRuns(found);
      // What lies in the bin alone goes there again.
      for (const { id, deleted_at } of found.runs)
        await db.updateTable('campaign_head').set({ deleted_at }).where('id', '=', id).execute();
      return await outside(async () => await use({ ...found, about, runsLeftOut }));
    } finally {
      close();
    }
  });
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
