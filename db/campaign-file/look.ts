/** Looking at a campaign's file: everything in it is checked before any of it comes near the campaigns. */
import { statSync } from 'node:fs';
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

/** The result of the work, or the reason for which the file can’t be opened. */
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

/** Wraps the step of work on a file: if it is called off, the work fails with the error of whoever called it off. */
export const outsideStep =
  (step: Step): Step =>
  async (done, of) =>
    await outside(async () => await step(done, of));

interface Found extends CampaignFile {
  /** The file it was found in, as it lay there then. */
  readonly file: string;
  readonly stamp: string;
  readonly close: () => void;
}

/** A mark that a file keeps as long as nobody writes into it. */
function stampOf(file: string): string {
  const { ino, size, mtimeMs } = statSync(file);
  return `${ino} ${size} ${mtimeMs}`;
}

/** Checks all of a file. */
async function checked({ file, games, step = noStep }: Looking, stamp: string): Promise<Found> {
  const { db, about, version, close } = await scratchOf(await unpack(file));
  try {
    const whole = await headsIn(db, about);
    // A campaign deleted in the file is shown as if it lay on the shelf, with all that belongs to it.
    await db.updateTable('campaign_head').set({ deleted_at: null }).execute();
    const shown = await headsIn(db, about);
    const checking = { games, asSaved: version === MIGRATIONS.length, step: outsideStep(step) };
    for (const head of [...shown.runs, shown.head]) await checkLog(db, head, checking);
    const runsLeftOut = await checkRuns(whole);
    // A run that lay in the bin alone goes there again.
    for (const { id, deleted_at } of whole.runs)
      await db.updateTable('campaign_head').set({ deleted_at }).where('id', '=', id).execute();
    return { ...whole, about, runsLeftOut, file, stamp, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Milliseconds for which what was found stays in memory: who has looked into a file opens it next. */
const KEPT = 10 * 60 * 1000;

let last: { readonly found: Found; readonly until: ReturnType<typeof setTimeout> } | undefined;

/** Takes the findings from the file that was looked into last, which are kept no longer. */
function takeLast(): Found | undefined {
  const { found, until } = last ?? {};
  clearTimeout(until);
  last = undefined;
  return found;
}

/** The findings from the last look, if it was into this file and nobody has written into the file since. */
function foundBefore(file: string, stamp: string): Found | undefined {
  const found = takeLast();
  if (found?.file === file && found.stamp === stamp) return found;
  found?.close();
  return undefined;
}

function keep(found: Found): void {
  takeLast()?.close();
  last = { found, until: setTimeout(() => takeLast()?.close(), KEPT).unref() };
}

/** Opens the file, checks all of it, and has `use` go on with what is in it; with `again` it is found so where it is opened next. */
export async function lookInto<T>(
  looking: Looking & { readonly again?: boolean },
  use: (found: CampaignFile) => Promise<T>,
): Promise<Looked<T>> {
  return await looked(async () => {
    const stamp = stampOf(looking.file);
    const found = foundBefore(looking.file, stamp) ?? (await checked(looking, stamp));
    let isKept = false;
    try {
      const value = await outside(async () => await use(found));
      isKept = looking.again === true;
      return value;
    } finally {
      if (isKept) keep(found);
      else found.close();
    }
  });
}

/** Number of the player’s notes and reports in a log; of each, only the version that counts. */
export async function textsIn(db: Db, id: string): Promise<number> {
  const notes = await db.selectFrom('journal_note').where('campaign_id', '=', id).select('act').execute();
  const reports = await db
    .selectFrom('encounter_report')
    .where('campaign_id', '=', id)
    .select('act')
    .execute();
  return notes.length + reports.length;
}
