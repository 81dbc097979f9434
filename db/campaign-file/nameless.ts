/** A campaign saved as a file with other names in it, for somebody who is to look at it: it opens like any other. */
import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { completeBeside } from '../log/beside.ts';
import { completeHeads } from '../log/complete-heads.ts';
import type { Db } from '../schema.ts';
import { completeWriting } from '../writing/checksums.ts';
import { tablesAt } from './container.ts';
import { foldAnew } from './fold.ts';
import { type Replace, replaceNames, replacing } from './names.ts';
import { type Saving, saveCampaign, writeContainer } from './save.ts';
import { scratchOf } from './scratch.ts';

/** What all campaigns and games are called, the deleted ones too. */
const namesOnShelf = async (db: Db): Promise<readonly string[]> =>
  (await db.selectFrom('campaign_head').select('name').execute()).map(({ name }) => name);

/** What puts other names in place of those on the shelf, in a text that tells of no one campaign. */
export const replacingShelf = async (db: Db): Promise<Replace> => replacing(await namesOnShelf(db));

/** Gives what else names are to be replaced with; undefined if there is no such campaign. */
export async function saveNameless(
  db: Db,
  id: string,
  saving: Saving,
  games: readonly Game[],
): Promise<Replace | undefined> {
  const besides = await namesOnShelf(db);
  const container = `${saving.to}.named`;
  const scratch = `${saving.to}.scratch`;
  try {
    if (!(await writeContainer(db, id, container, saving))) return undefined;
    const database = new Database(container);
    let replace: Replace;
    try {
      database.pragma('journal_mode = off');
      database.pragma('foreign_keys = off');
      replace = replaceNames(database, await tablesAt(MIGRATIONS.length), besides);
    } finally {
      database.close();
    }
    const fresh = await scratchOf(container, scratch);
    try {
      await completeWriting(fresh.db);
      await completeBeside(fresh.db);
      await completeHeads(fresh.db);
      for (const head of await fresh.db.selectFrom('campaign_head').selectAll().execute()) {
        await fresh.db.transaction().execute(async (trx) => await foldAnew(trx, head, games));
      }
      await saveCampaign(fresh.db, id, saving);
    } finally {
      await fresh.close();
    }
    return replace;
  } finally {
    for (const path of [container, scratch, `${scratch}-journal`]) rmSync(path, { force: true });
  }
}
