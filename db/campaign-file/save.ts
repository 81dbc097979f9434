/** Saving: one campaign or game, and the runs that hang on it, as a file of its own. */
import type Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { noStep, type Step } from '../file/step.ts';
import { atOnce } from '../file/transaction.ts';
import { CAMPAIGN, runsNamed, runsOf } from '../games/games.ts';
import { isSound } from '../history/sound.ts';
import { completeChecksums } from '../log/checksum.ts';
import type { Row } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { BELONGINGS, pagesOf } from '../shelf/belongings.ts';
import {
  ABOUT,
  ABOUT_SQL,
  type AboutFile,
  CONTAINER_ID,
  contentOf,
  inserting,
  listed,
  tablesAt,
} from './container.ts';
import { checkLog } from './fold.ts';
import { type Looked, looked, outsideStep } from './look.ts';
import { namesIn, namesOfAll, otherNames, type Replacing, replacing } from './names.ts';
import { MOST_PACKED, MOST_UNPACKED, pack } from './packing.ts';
import { FileRefused } from './refusal.ts';
import { dbIn, emptyScratch, openScratch } from './scratch.ts';
import { type Change, onlyShown } from './shown.ts';

export interface Saving {
  readonly madeBy: string;
  readonly at: string;
  /** Keeps deleted texts and taken-back acts, earlier versions and half-filled forms, too. */
  readonly everything: boolean;
  readonly games: readonly Game[];
  readonly step?: Step;
}

/** Copies a log as the changes leave it. */
async function copyLog(
  db: Db,
  into: Database.Database,
  id: string,
  changes: readonly Change[],
): Promise<void> {
  for (const kept of await tablesAt(MIGRATIONS.length)) {
    const belonging = BELONGINGS.find(({ table }) => table === kept.name);
    if (belonging === undefined) continue;
    const insert = inserting(into, kept);
    for await (const rows of pagesOf(db, belonging, id)) {
      for (const row of rows) {
        const copy = changes.reduce<Row | undefined>(
          (now, change) => now && change(belonging.table, now),
          row,
        );
        if (copy !== undefined) insert.run(kept.columns.map((column) => copy[column]));
      }
    }
  }
}

/** Runs that the copy of a log names, and that are here; one that lies in the bin belongs to a campaign that lies there itself. */
async function runsOfCopy(
  db: Db,
  copy: Db,
  id: string,
  { everything }: Pick<Saving, 'everything'>,
): Promise<readonly string[]> {
  const named = await runsNamed(copy, id);
  const here = await runsOf(db, id);
  const heads = await db.selectFrom('campaign_head').select(['id', 'deleted_at']).execute();
  const binned = new Set(heads.filter(({ deleted_at }) => deleted_at !== null).map((head) => head.id));
  return here.filter((run) => named.includes(run) && (everything || binned.has(id) || !binned.has(run)));
}

interface Copied {
  readonly scratch: Database.Database;
  /** True if every row was what it was stored as. */
  readonly sound: boolean;
}

/** A log and its runs, all of one moment, in memory. */
async function copied(
  db: Db,
  id: string,
  saving: Pick<Saving, 'everything'>,
  others: readonly Change[],
): Promise<Copied | undefined> {
  return await atOnce(db, async (trx) => {
    const head = await trx.selectFrom('campaign_head').where('id', '=', id).select('id').executeTakeFirst();
    if (head === undefined) return undefined;
    const scratch = await emptyScratch();
    let sound = true;
    const copy = async (log: string) => {
      sound &&= await isSound(trx, log);
      const shown = saving.everything ? [] : [await onlyShown(trx, log)];
      await copyLog(trx, scratch, log, [...shown, ...others]);
    };
    await copy(id);
    for (const run of await runsOfCopy(trx, dbIn(scratch), id, saving)) await copy(run);
    return { scratch, sound };
  });
}

/** Counts what covers the rows that were changed, and checks the copy as it will be checked where it is opened. */
async function check(copy: Copied, { games, step = noStep }: Saving, asSaved: boolean): Promise<void> {
  const db = await openScratch(copy.scratch);
  const heads = db.selectFrom('campaign_head').selectAll();
  for (const { id } of await heads.execute()) await completeChecksums(db as Trx, id);
  if (!copy.sound) throw new FileRefused('unreadable', 'it isn’t what was stored');
  for (const head of await heads.execute()) {
    // A game that isn't here is saved as it stands.
    const isHere = head.module === CAMPAIGN || games.some(({ game }) => game === head.module);
    if (isHere) await checkLog(db, head, { games, asSaved, saving: true, step: outsideStep(step) });
  }
}

/** The file that holds all that stands in the copy. */
async function packed(scratch: Database.Database, campaign: string, saving: Saving): Promise<Buffer> {
  const version = MIGRATIONS.length;
  const tables = await tablesAt(version);
  scratch.pragma('foreign_keys = off');
  scratch.exec("attach ':memory:' as file");
  for (const { name, sql: made, columns } of tables) {
    scratch.exec(made.replace(/^CREATE TABLE /, 'create table file.'));
    scratch.exec(
      `insert into file."${name}" (${listed(columns)}) select ${listed(columns)} from main."${name}"`,
    );
  }
  scratch.exec(ABOUT_SQL.replace(/^CREATE TABLE /, 'create table file.'));
  const about: AboutFile = {
    made_by: saving.madeBy,
    saved_at: saving.at,
    campaign,
    content: contentOf(scratch, tables),
  };
  scratch.prepare(`insert into file.${ABOUT} values (@made_by, @saved_at, @campaign, @content)`).run(about);
  scratch.pragma(`file.application_id = ${CONTAINER_ID}`);
  scratch.pragma(`file.user_version = ${version}`);
  const bytes = scratch.serialize({ attached: 'file' });
  const file = await pack(bytes);
  if (bytes.length > MOST_UNPACKED || file.length > MOST_PACKED)
    throw new FileRefused('too-large', 'it could not be opened again');
  return file;
}

/** A campaign or game as a file that was checked; undefined if there is none. */
export async function saveCampaign(db: Db, id: string, saving: Saving): Promise<Looked<Buffer> | undefined> {
  const copy = await copied(db, id, saving, []);
  if (copy === undefined) return undefined;
  return await looked(async () => {
    try {
      await check(copy, saving, true);
      return await packed(copy.scratch, id, saving);
    } finally {
      copy.scratch.close();
    }
  });
}

/** A replacement of names: those of all campaigns and games, and of the one with this id everybody’s in it. */
export async function replacingNames(db: Db, id: string | undefined): Promise<Replacing> {
  const inLogs = id === undefined ? [] : await namesIn(db, [id, ...(await runsOf(db, id))]);
  return replacing([...(await namesOfAll(db)), ...inLogs]);
}

/** The same for somebody who is to look into it: with other names, and as it stands where it is damaged. Undefined if there is none. */
export async function saveForReport(
  db: Db,
  id: string,
  saving: Saving,
  names: Replacing | undefined,
): Promise<Buffer | undefined> {
  const copy = await copied(db, id, saving, names === undefined ? [] : [otherNames(names)]);
  if (copy === undefined) return undefined;
  try {
    try {
      await check(copy, saving, names === undefined);
    } catch {
      // The fault is for whoever gets the report to find.
    }
    return await packed(copy.scratch, id, saving);
  } finally {
    copy.scratch.close();
  }
}
