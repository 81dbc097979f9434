/** Saving: one campaign or game, and the runs that hang on it, as a file of its own. */
import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import { atOnce } from '../file/transaction.ts';
import { runsOf } from '../games/games.ts';
import { BELONGINGS } from '../log/belongings.ts';
import type { Row } from '../projection/rows.ts';
import type { Db } from '../schema.ts';
import {
  ABOUT,
  ABOUT_SQL,
  type AboutFile,
  CONTAINER_ID,
  contentOf,
  type KeptTable,
  listed,
  tablesAt,
} from './container.ts';
import { pack } from './packing.ts';

export interface Saving {
  /** Where the file goes. */
  readonly to: string;
  readonly madeBy: string;
  readonly at: string;
}

/** Rows read at a time. */
const PAGE = 2_000;

async function* pages(db: Db, table: string, by: string, id: string): AsyncGenerator<readonly Row[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`select *, rowid as "rowid" from ${sql.table(table)}
      where ${sql.ref(by)} = ${id} and rowid > ${after} order by rowid limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)?.rowid);
  }
}

async function copyInto(
  container: Database.Database,
  db: Db,
  tables: readonly KeptTable[],
  ids: readonly string[],
): Promise<void> {
  for (const { name, columns } of tables) {
    const by = BELONGINGS.find(({ table }) => table === name)?.by ?? 'campaign_id';
    const insert = container.prepare(
      `insert into "${name}" (${listed(columns)}) values (${columns.map(() => '?').join(', ')})`,
    );
    for (const id of ids) {
      for await (const rows of pages(db, name, by, id)) {
        for (const row of rows) insert.run(columns.map((column) => row[column]));
      }
    }
  }
}

export async function writeContainer(
  db: Db,
  id: string,
  to: string,
  { madeBy, at }: Saving,
): Promise<boolean> {
  return await atOnce(db, async (trx) => {
    const head = await trx.selectFrom('campaign_head').where('id', '=', id).select('id').executeTakeFirst();
    if (head === undefined) return false;
    const version = MIGRATIONS.length;
    const tables = await tablesAt(version);
    const container = new Database(to);
    try {
      container.pragma('journal_mode = off');
      container.pragma('synchronous = off');
      container.pragma('foreign_keys = off');
      container.exec('begin');
      for (const table of tables) container.exec(table.sql);
      container.exec(ABOUT_SQL);
      await copyInto(container, trx, tables, [id, ...(await runsOf(trx, id))]);
      const about: AboutFile = {
        made_by: madeBy,
        saved_at: at,
        campaign: id,
        content: contentOf(container, tables),
      };
      container.prepare(`insert into ${ABOUT} values (@made_by, @saved_at, @campaign, @content)`).run(about);
      container.pragma(`application_id = ${CONTAINER_ID}`);
      container.pragma(`user_version = ${version}`);
      container.exec('commit');
    } finally {
      container.close();
    }
    return true;
  });
}

/** Saves it as a file, whose name is free; false if there is no such campaign. */
export async function saveCampaign(db: Db, id: string, saving: Saving): Promise<boolean> {
  const unpacked = `${saving.to}.unpacked`;
  try {
    if (!(await writeContainer(db, id, unpacked, saving))) return false;
    await pack(unpacked, saving.to);
    return true;
  } finally {
    rmSync(unpacked, { force: true });
  }
}
