/** Logs and single rows that no campaign or game has: its row on the shelf is gone, or one of both has another id, which no checksum covers. */
import type Database from 'better-sqlite3';
import { nearby } from '../codecs/nearby.ts';

/** By its events as well: a single act whose campaign was damaged is another's. */
export const headlessLogs = (database: Database.Database): readonly string[] =>
  database
    .prepare<[], string>(
      `select distinct campaign_id from campaign_act where campaign_id not in (select id from campaign_head)
        and campaign_id in (select campaign_id from campaign_event)`,
    )
    .pluck()
    .all();

/** Of those that have no log, each whose id is a bit off gets that of its log. */
export function giveIdsBack(database: Database.Database): void {
  const logs = headlessLogs(database);
  if (logs.length === 0) return;
  const without = database
    .prepare<[], { readonly at: number; readonly id: string }>(
      'select rowid as at, id from campaign_head where id not in (select campaign_id from campaign_act)',
    )
    .all();
  const give = database.prepare('update campaign_head set id = ? where rowid = ?');
  for (const { at, id } of without) {
    const near = new Set(nearby(id));
    const [its, other] = logs.filter((log) => near.has(log));
    if (its !== undefined && other === undefined && headlessLogs(database).includes(its)) give.run(its, at);
  }
}

interface Stray {
  readonly table: string;
  readonly rowid: number;
  /** Whose it says that it is. */
  readonly id: string;
}

/** Rows that hang on nothing, of nobody who is on the shelf. What hangs on nothing within a log, its own check tells. */
export function* straysIn(database: Database.Database): Generator<Stray> {
  const check = database.prepare<[], { readonly table: string; readonly rowid: number }>(
    'pragma foreign_key_check',
  );
  for (const { table, rowid } of check.all()) {
    if (table === 'campaign_head') continue;
    const id = database
      .prepare<[number], string>(
        `select campaign_id from "${table}" where rowid = ? and campaign_id not in (select id from campaign_head)`,
      )
      .pluck()
      .get(rowid);
    if (id !== undefined) yield { table, rowid, id };
  }
}

/** With the triggers that keep a log as it is out of the way, and back in their place. */
export function untriggered(database: Database.Database, work: () => void): void {
  const triggers = database
    .prepare<[], { name: string; sql: string }>("select name, sql from sqlite_schema where type = 'trigger'")
    .all();
  for (const { name } of triggers) database.exec(`drop trigger "${name}"`);
  work();
  for (const { sql } of triggers) database.exec(sql);
}

/** Each row whose campaign is a bit off one that is there goes back to it, where its place there is free. Without triggers, within a transaction. */
export function giveRowsBack(database: Database.Database): void {
  const logs = new Set(headlessLogs(database));
  const heads = database.prepare<[], string>('select id from campaign_head').pluck().all();
  database.pragma('defer_foreign_keys = on');
  for (const { table, rowid, id } of [...straysIn(database)]) {
    if (logs.has(id)) continue;
    const near = new Set(nearby(id));
    const [its, other] = heads.filter((head) => near.has(head));
    if (its !== undefined && other === undefined)
      database.prepare(`update or ignore "${table}" set campaign_id = ? where rowid = ?`).run(its, rowid);
  }
}
