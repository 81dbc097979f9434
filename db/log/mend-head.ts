/**
 * How a campaign lies on the shelf, made what it was. Its checksum covers so little that whichever one value was damaged is found by
 * trying what else could stand there: the one that gives the checksum is the right one.
 */

import { isSafeCount } from '../codecs/count.ts';
import { isMoment } from '../codecs/moment.ts';
import { nearby } from '../codecs/nearby.ts';
import { digestOfRow, isAlmost } from '../codecs/row-digest.ts';
import type { Db, Trx } from '../schema.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { listOfForms } from '../writing/draft-checksum.ts';
import { FIRST_ACT } from './head.ts';
import { COVERED, checksumOfHead, isHeadSound } from './head-checksum.ts';

type Value = string | number | null;
type Known = { readonly [K in (typeof COVERED)[number]]?: readonly Value[] };

/** Revisions for each act, most of which were never taken back. */
const REVISIONS = 4;

export async function headOf(db: Db, id: string): Promise<CampaignHeadTable | undefined> {
  return await db.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirst();
}

const actsOf = async (db: Db, id: string) =>
  await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .orderBy('act')
    .select(['act', 'made_at'])
    .execute();

/** What may stand in its columns, as far as something else in the file says so. */
async function knownValues(db: Db, id: string, games: readonly string[]): Promise<Known> {
  const acts = await actsOf(db, id);
  const numbers = [null, ...acts.map(({ act }) => act)];
  const times = [null, ...new Set(acts.map(({ made_at }) => made_at))];
  const words = await db.selectFrom('writing').where('campaign_id', '=', id).select('version').execute();
  const heads = await db.selectFrom('campaign_head').select('id').execute();
  return {
    module: games,
    act: numbers,
    line_end: numbers,
    copied_act: numbers,
    copied_from: [null, ...heads.map((head) => head.id)],
    created_at: times,
    changed_at: times,
    deleted_at: times,
    what_if: [0, 1],
    written: [0, ...words.map(({ version }) => version)],
    revision: Array.from({ length: REVISIONS * numbers.length }, (_, revision) => revision),
  };
}

/** What was tried last, which is asked for several times in one repair, and takes a moment. */
let tried: { readonly of: string; readonly found: CampaignHeadTable | undefined } | undefined;

/**
 * The head as it was stored, where it isn't and one value of it was damaged, or the checksum itself; undefined where nothing gives the
 * checksum. `games`: the ids of those it may be of.
 */
async function headAsStored(
  db: Db,
  head: CampaignHeadTable,
  games: readonly string[],
): Promise<CampaignHeadTable | undefined> {
  const checksum = checksumOfHead(head);
  if (isAlmost(head.checksum, checksum)) return { ...head, checksum };
  const known = await knownValues(db, head.id, games);
  const of = digestOfRow([head.checksum, checksum, known]);
  if (tried?.of !== of) tried = { of, found: nearest(head, known) };
  const { found } = tried;
  return found === undefined ? undefined : { ...found, state: head.state };
}

function nearest(head: CampaignHeadTable, known: Known): CampaignHeadTable | undefined {
  for (const column of COVERED) {
    for (const values of [known[column] ?? [], nearby(head[column])]) {
      for (const value of values) {
        const other = { ...head, [column]: value };
        if (isHeadSound(other)) return other;
      }
    }
  }
  return undefined;
}

/** Whether it lies on the shelf as it was stored. */
export async function isHeadWhole(db: Db, id: string): Promise<boolean> {
  const head = await headOf(db, id);
  return head !== undefined && isHeadSound(head);
}

/** What the head says, or said before it was damaged, as far as that can be told. */
export async function headInFact(db: Db, id: string): Promise<CampaignHeadTable | undefined> {
  const head = await headOf(db, id);
  return head === undefined || isHeadSound(head) ? head : ((await headAsStored(db, head, [])) ?? head);
}

/** Puts it right where that can be told for certain. True where it is as it was stored then. */
export async function mendHead(trx: Trx, id: string, games: readonly string[]): Promise<boolean> {
  const head = await headOf(trx, id);
  if (head === undefined) return false;
  if (isHeadSound(head)) return true;
  const stored = await headAsStored(trx, head, games);
  if (stored === undefined) return false;
  const { id: _, ...columns } = stored;
  await trx.updateTable('campaign_head').set(columns).where('id', '=', id).execute();
  return true;
}

/** Where nothing tells what it was: it counts as it can be read, and is one that could have been stored. */
export async function takeHeadAsRead(trx: Trx, id: string, game: string): Promise<void> {
  const head = await headOf(trx, id);
  if (head === undefined) return;
  const acts = await actsOf(trx, id);
  const [first, last] = [acts.at(0)?.made_at ?? '', acts.at(-1)?.made_at ?? ''];
  const last_act = acts.at(-1)?.act ?? FIRST_ACT;
  const copied = head.copied_from !== null && head.copied_act !== null && isSafeCount(head.copied_act);
  const words = await trx
    .selectFrom('writing')
    .where('campaign_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .select(['version', 'checksum'])
    .executeTakeFirst();
  const forms = await trx
    .selectFrom('draft')
    .where('campaign_id', '=', id)
    .orderBy('form')
    .selectAll()
    .execute();
  const readable = {
    ...head,
    module: game,
    revision: isSafeCount(head.revision) ? head.revision : last_act,
    created_at: isMoment(head.created_at) ? head.created_at : first,
    changed_at: isMoment(head.changed_at) ? head.changed_at : last,
    deleted_at: head.deleted_at !== null && isMoment(head.deleted_at) ? head.deleted_at : null,
    copied_from: copied ? head.copied_from : null,
    copied_act: copied ? head.copied_act : null,
    what_if: copied && head.what_if === 1 ? 1 : 0,
    written: words?.version ?? 0,
    written_checksum: words?.checksum ?? null,
    drafts: listOfForms(forms),
  };
  const { id: _, ...columns } = { ...readable, checksum: checksumOfHead(readable) };
  await trx.updateTable('campaign_head').set(columns).where('id', '=', id).execute();
}

/** Every head that can be put right for certain, also in the bin; gives what they are called. */
export async function mendHeads(db: Db, games: readonly string[]): Promise<readonly string[]> {
  const mended: string[] = [];
  for (const head of await db.selectFrom('campaign_head').selectAll().execute()) {
    if (isHeadSound(head)) continue;
    const isWhole = await db.transaction().execute(async (trx) => await mendHead(trx, head.id, games));
    if (isWhole) mended.push((await headOf(db, head.id))?.name ?? head.name);
  }
  return mended;
}

/** Has the head say of which game its log is; the rest of it is looked at where it is repaired. */
export async function enterGame(db: Db, id: string, game: string): Promise<void> {
  await db.updateTable('campaign_head').set({ module: game }).where('id', '=', id).execute();
}

/** The game that a log began with, whatever its head says; undefined where that can't be read. */
export async function gameBegun(db: Db, id: string, campaigns: string): Promise<string | undefined> {
  const first = await db
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .orderBy('seq')
    .limit(1)
    .select(['type', 'payload'])
    .executeTakeFirst();
  if (first?.type === 'campaign-begun') return campaigns;
  if (first?.type !== 'game-begun') return undefined;
  try {
    return String((JSON.parse(first.payload) as { readonly game?: unknown }).game);
  } catch {
    return undefined;
  }
}
