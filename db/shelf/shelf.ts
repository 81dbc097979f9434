/** Acts on a whole campaign: it is copied, put into the bin, taken out again. */
import { inTransaction } from '../file/transaction.ts';
import { OPENED_AS_A_COPY } from '../log/acts-counted.ts';
import { type CampaignHead, readHead } from '../log/head.ts';
import type { Db, Trx } from '../schema.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { BELONGINGS, copyRows } from './belongings.ts';

/**
 * A copy with a log of its own, at the same revision and on the shelf, under an id used never before. Undefined if there
 * is no such campaign.
 */
export async function copyCampaign(
  db: Db,
  id: string,
  { newId, at }: { readonly newId: string; readonly at: string },
): Promise<CampaignHead | undefined> {
  return await inTransaction(db, async (trx) => {
    const head = await readHead(trx, id);
    if (head === undefined) return undefined;
    const copied = { copied_from: id, copied_act: head.act, what_if: 0, checksum: null };
    const own = { id: newId, created_at: at, changed_at: at, deleted_at: null, ...copied };
    for (const belonging of BELONGINGS) {
      await copyRows(trx, belonging, id, belonging.by === 'id' ? own : { campaign_id: newId });
    }
    return await readHead(trx, newId);
  });
}

/**
 * Enters a copy; anything done with it from here on is its own. `whatIf`: it was made to try something, and is still to be kept or thrown
 * away.
 */
export async function enterCopy(trx: Trx, id: string, whatIf: boolean): Promise<void> {
  await trx
    .updateTable('campaign_head')
    .set((column) => ({ copied_act: column.ref('act'), what_if: whatIf ? 1 : 0 }))
    .where('id', '=', id)
    .execute();
}

/** Enters a campaign that came out of a file as a copy of the same one on the shelf; anything done from here on is its own. */
export async function enterCopyOf(trx: Trx, id: string, origin: string): Promise<void> {
  await trx
    .updateTable('campaign_head')
    .set((column) => ({ copied_from: origin, copied_act: column.ref('act') }))
    .where('id', '=', id)
    .execute();
}

/** Origin of a copy, and how far it has come since. */
export interface CopyOf {
  readonly id: string;
  /** Name of the original; null where it is not there any more. */
  readonly name: string | null;
  /** True if the original lies in the bin. */
  readonly deleted: boolean;
  readonly whatIf: boolean;
  /** The copy came out of a file. */
  readonly fromFile: boolean;
  /** Acts that count and that it hasn't from there. */
  readonly since: number;
}

/** Every campaign and game that was copied from another. */
export async function copies(db: Db): Promise<ReadonlyMap<string, CopyOf>> {
  const rows = await db
    .selectFrom('campaign_head as copy')
    .leftJoin('campaign_head as origin', 'origin.id', 'copy.copied_from')
    .where('copy.copied_from', 'is not', null)
    .select(['copy.id', 'copy.copied_from as from', 'copy.what_if', 'origin.name', 'origin.deleted_at'])
    .select(({ selectFrom, fn }) =>
      selectFrom('campaign_act')
        .whereRef('campaign_act.campaign_id', '=', 'copy.id')
        .whereRef('campaign_act.act', '>', 'copy.copied_act')
        .where('campaign_act.state', '=', 'done')
        .select(fn.countAll<number>().as('acts'))
        .as('since'),
    )
    .select(({ selectFrom }) =>
      selectFrom('campaign_act')
        .whereRef('campaign_act.campaign_id', '=', 'copy.id')
        .whereRef('campaign_act.act', '=', 'copy.copied_act')
        .select('campaign_act.command')
        .as('made_by'),
    )
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.from ?? '',
        name: row.name,
        deleted: row.deleted_at !== null,
        whatIf: row.what_if === 1,
        fromFile: row.made_by === OPENED_AS_A_COPY,
        since: row.since ?? 0,
      },
    ]),
  );
}

/** `changed` false: it was so already. */
export interface DoneOnShelf {
  readonly name: string;
  readonly changed: boolean;
}

type OnShelf = Pick<CampaignHeadTable, 'deleted_at' | 'what_if'>;

/** Undefined if there is no such campaign. */
async function set(
  db: Db,
  id: string,
  change: (now: OnShelf) => Partial<OnShelf> | undefined,
): Promise<DoneOnShelf | undefined> {
  return await inTransaction(db, async (trx) => {
    const campaign = trx.selectFrom('campaign_head').where('id', '=', id);
    const now = await campaign.select(['name', 'deleted_at', 'what_if']).executeTakeFirst();
    if (now === undefined) return undefined;
    const to = change(now);
    if (to !== undefined) await trx.updateTable('campaign_head').set(to).where('id', '=', id).execute();
    return { name: now.name, changed: to !== undefined };
  });
}

/** Puts the campaign into the bin, which nothing ever empties. */
export async function binCampaign(db: Db, id: string, at: string): Promise<DoneOnShelf | undefined> {
  return await set(db, id, ({ deleted_at }) => (deleted_at === null ? { deleted_at: at } : undefined));
}

/** Takes the campaign out of the bin. */
export async function unbinCampaign(db: Db, id: string): Promise<DoneOnShelf | undefined> {
  return await set(db, id, ({ deleted_at }) => (deleted_at === null ? undefined : { deleted_at: null }));
}

/** Keeps a copy that was made to try something: from now on it is one like any other. */
export async function keepCopy(db: Db, id: string): Promise<DoneOnShelf | undefined> {
  return await set(db, id, ({ what_if }) => (what_if === 0 ? undefined : { what_if: 0 }));
}

/** True if a campaign or game has this name, on the shelf or among the deleted ones. */
export async function isNameKept(db: Db, name: string): Promise<boolean> {
  const kept = db.selectFrom('campaign_head').where('name', '=', name).limit(1);
  return (await kept.select('id').executeTakeFirst()) !== undefined;
}

/** True if a campaign or game on the shelf has this name. */
export async function isNameOnShelf(db: Db, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('campaign_head')
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .limit(1)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Every log on the shelf, whichever game it is of; the last one changed first. */
export async function logsOnShelf(
  db: Db,
): Promise<
  readonly { readonly id: string; readonly game: string; readonly name: string; readonly changedAt: string }[]
> {
  return await db
    .selectFrom('campaign_head')
    .where('deleted_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .select(['id', 'module as game', 'name', 'changed_at as changedAt'])
    .execute();
}
