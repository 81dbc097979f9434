/** Rows of a log that hang on acts which couldn't be read: they wait for a backup's, and go where none has them. */
import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../file/transaction.ts';
import { BELONGINGS, INDEX_OF } from '../log/belongings.ts';
import { withoutIndexesOverJson } from '../log/indexes-over-json.ts';
import { untriggered } from '../log/untriggered.ts';
import type { Db, Trx } from '../schema.ts';

async function unhindered(db: Db, id: string, work: (trx: Trx) => Promise<void>): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await untriggered(trx, async () => await withoutIndexesOverJson(trx, id, async () => await work(trx)));
  });
}

/** Words and forms of nobody who is there, or beside an act after the last that is: no act that is brought in between bears them. */
export async function dropWordsBeyond(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    await untriggered(trx, async () => {
      await sql`delete from draft where campaign_id not in (select id from campaign_head)`.execute(trx);
      await sql`delete from writing where campaign_id not in (select id from campaign_head) or act > coalesce(
        (select max(act) from campaign_act where campaign_act.campaign_id = writing.campaign_id), 0)`.execute(
        trx,
      );
    });
  });
}

interface Orphan {
  readonly id: string;
  readonly remove: RawBuilder<unknown>;
}

async function orphansIn(db: Db): Promise<readonly Orphan[]> {
  const { rows } = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(db);
  const found: Orphan[] = [];
  for (const { table, rowid } of rows) {
    const by = sql.ref([...BELONGINGS, INDEX_OF].find((one) => one.table === table)?.by ?? 'campaign_id');
    const row = sql`from ${sql.table(table)} where rowid = ${rowid}`;
    const [its] = (await sql<{ id: string }>`select ${by} as id ${row}`.execute(db)).rows;
    if (its !== undefined) found.push({ id: its.id, remove: sql`delete ${row}` });
  }
  return found;
}

/** Whose rows hang on what isn't there. */
export const gappedIn = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await orphansIn(db)).map(({ id }) => id));

/** Its last act may be among those that went: the head itself never is. */
async function freeHead(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('campaign_head')
    .set({ act: null, line_end: null })
    .where('id', '=', id)
    .where(
      sql<boolean>`act is not null and not exists (select 1 from campaign_act as there
        where there.campaign_id = campaign_head.id and there.act = campaign_head.act)`,
    )
    .execute();
}

/** Leaves what of its log can be read without a gap. True where something went. */
export async function dropBehindGaps(db: Db, id: string): Promise<boolean> {
  const its = async (of: Db) => (await orphansIn(of)).filter((one) => one.id === id);
  let orphans = await its(db);
  if (orphans.length === 0) return false;
  await unhindered(db, id, async (trx) => {
    for (; orphans.length > 0; orphans = await its(trx)) {
      for (const { remove } of orphans) await remove.execute(trx);
      await freeHead(trx, id);
    }
  });
  return true;
}
