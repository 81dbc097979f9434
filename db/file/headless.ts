/** Logs that no campaign or game has: its row on the shelf is gone, or has another id, which no checksum covers. */
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
