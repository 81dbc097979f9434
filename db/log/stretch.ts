/** Where a log stands, the last acts that led there and the next ones that may be redone, looked at before anything is done from there. */
import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { checksumOf } from './checksum.ts';
import { COVERED, isHeadSound } from './head-checksum.ts';

/** Acts looked at either way; the rest is looked at behind the first screen. */
const LENGTH = 50;

/** The acts that lead to this one, itself among them, from parent to parent: other lines may lie between their numbers. */
async function leadingTo(db: Db, id: string, head: number): Promise<readonly number[]> {
  const { rows } = await sql<{ act: number }>`
    with recursive leading (act, parent, place) as (
      select act, parent, 1 from campaign_act where campaign_id = ${id} and act = ${head}
      union all
      select before.act, before.parent, place + 1 from leading
        join campaign_act as before on before.campaign_id = ${id} and before.act = leading.parent
        where place < ${LENGTH}
    )
    select act from leading`.execute(db);
  return rows.map(({ act }) => act);
}

async function redoable(db: Db, id: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    // As the index of those says it, word for word.
    .where(sql<boolean>`state = 'undone'`)
    .orderBy('act')
    .limit(LENGTH)
    .select('act')
    .execute();
  return rows.map(({ act }) => act);
}

/** Whether the head and the acts about it are what was stored. */
export async function isStretchSound(db: Db, id: string): Promise<boolean> {
  const stored = await db
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select([...COVERED, 'checksum'])
    .executeTakeFirst();
  if (stored !== undefined && !isHeadSound(stored)) return false;
  const head = stored?.act ?? null;
  if (head === null) return true;
  const leading = await leadingTo(db, id, head);
  if (leading.length === 0) return false;
  const stretch = [...leading, ...(await redoable(db, id))];
  const acts = await db
    .selectFrom('campaign_act as act')
    .leftJoin('campaign_act as parent', (join) =>
      join.onRef('parent.campaign_id', '=', 'act.campaign_id').onRef('parent.act', '=', 'act.parent'),
    )
    .where('act.campaign_id', '=', id)
    .where('act.act', 'in', stretch)
    .selectAll('act')
    .select('parent.checksum as before')
    .execute();
  const events = await db
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .where('act', 'in', stretch)
    // By act first, so that they are found by the index of both: by number alone the whole log would be gone through.
    .orderBy('act')
    .orderBy('seq')
    .selectAll()
    .execute();
  const byAct = Map.groupBy(events, ({ act }) => act);
  return acts.every((act) => act.checksum === checksumOf(act.before, act, byAct.get(act.act) ?? []));
}
