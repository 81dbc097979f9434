/** Where a log stands, and the last acts that led there, looked at before anything is done from there. */
import type { Db } from '../schema.ts';
import { readActs } from './acts.ts';
import { checksumOf } from './checksum.ts';

/** Acts looked at; the rest is looked at behind the first screen. */
const LENGTH = 50;

/** Whether the last acts are what was stored. */
export async function isStretchSound(db: Db, id: string): Promise<boolean> {
  const { last } = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .select((column) => column.fn.max('act').as('last'))
    .executeTakeFirstOrThrow();
  const first = Math.max(1, (last ?? 0) - LENGTH + 1);
  // Those the first of them go on from may lie before the stretch.
  const parents = await db
    .selectFrom('campaign_act as act')
    .innerJoin('campaign_act as parent', (join) =>
      join.onRef('parent.campaign_id', '=', 'act.campaign_id').onRef('parent.act', '=', 'act.parent'),
    )
    .where('act.campaign_id', '=', id)
    .where('act.act', '>=', first)
    .select(['parent.act', 'parent.checksum'])
    .execute();
  const checksumOfParent = new Map(parents.map(({ act, checksum }) => [act, checksum]));
  for await (const act of readActs(db, id, { first })) {
    const parent = act.parent === null ? null : (checksumOfParent.get(act.parent) ?? null);
    if (act.checksum !== checksumOf(parent, act, act.events)) return false;
  }
  return true;
}
