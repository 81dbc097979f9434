/** State of a campaign’s log, and checks that a command may go on from there. */

import { isSafeCount } from '../codecs/count.ts';
import { decodeTitle, UNREADABLE_TITLE } from '../codecs/title.ts';
import type { Db, Trx } from '../schema.ts';
import { namesACopy } from './acts-counted.ts';
import type { LineSpan } from './given-up.ts';
import { type WritingTurn, writingToRedo, writingToUndo } from './undo-words.ts';

export interface ActTitle {
  readonly act: number;
  /** Plain data of the game's. */
  readonly title: unknown;
}

export interface CampaignHead {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  readonly name: string;
  /** The last act that counts. */
  readonly act: number;
  /** Counts every act, undo and redo. */
  readonly revision: number;
  /** ISO 8601, UTC, as the other times. */
  readonly createdAt: string;
  readonly changedAt: string;
  /** Moment at which the campaign was put into the bin, or null. */
  readonly deletedAt: string | null;
  /** The last act that counts; null as long as nothing was done since the beginning. */
  readonly last: ActTitle | null;
  /** The act that the next undo takes back. */
  readonly undo: ActTitle | null;
  /** The act that the next redo does again. */
  readonly redo: ActTitle | null;
  /** The text written since that undo takes back first, and the one taken back that redo writes first. */
  readonly writing: { readonly undo: WritingTurn | undefined; readonly redo: WritingTurn | undefined };
}

/** Reasons for which a command on a campaign was not carried out; nothing has changed. */
export type StoreRefusal =
  | { readonly code: 'no-such-campaign' }
  | { readonly code: 'in-the-bin' }
  /** The campaign stands at `revision` by now, not at the one the command was made from. */
  | { readonly code: 'stale'; readonly revision: number }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  /** Undo would take back the act that named the copy, which belongs to its making. */
  | { readonly code: 'copy-made' }
  /** The command would give up these acts, which were taken back: so many that it asks first. */
  | { readonly code: 'gives-up-a-line'; readonly line: LineSpan };

export const refused = (refusal: StoreRefusal) => ({ ok: false, refusal }) as const;

/** The beginning of a campaign is no act that could be undone. */
export const FIRST_ACT = 1;

/** The last act that counts, and whether undo takes it back: what named the copy stays, as the beginning does. */
async function lastActs(db: Db, id: string, act: number): Promise<Pick<CampaignHead, 'last' | 'undo'>> {
  if (act <= FIRST_ACT) return { last: null, undo: null };
  const acts = db.selectFrom('campaign_act').where('campaign_id', '=', id).where('act', '=', act);
  const found = await acts.select(['title', 'command']).executeTakeFirst();
  const last = { act, title: found === undefined ? UNREADABLE_TITLE : decodeTitle(found.title) };
  return { last, undo: found !== undefined && namesACopy(found) ? null : last };
}

async function nextRedo(db: Db, id: string): Promise<ActTitle | null> {
  const undone = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('state', '=', 'undone')
    .orderBy('act')
    .limit(1)
    .select(['act', 'title'])
    .executeTakeFirst();
  return undone === undefined ? null : { act: undone.act, title: decodeTitle(undone.title) };
}

/** The revision, or 0 where it was damaged, so that the rest of the head can be looked at and repaired. */
export const revisionOf = ({ revision }: { readonly revision: number }): number =>
  isSafeCount(revision) ? revision : 0;

export async function readHead(db: Db, id: string): Promise<CampaignHead | undefined> {
  // Not the state, which of some games is long.
  const row = await db
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select(['id', 'module', 'name', 'act', 'revision', 'created_at', 'changed_at', 'deleted_at'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const act = row.act !== null && isSafeCount(row.act) ? row.act : FIRST_ACT;
  return {
    id: row.id,
    game: row.module,
    name: row.name,
    act,
    revision: revisionOf(row),
    createdAt: row.created_at,
    changedAt: row.changed_at,
    deletedAt: row.deleted_at,
    ...(await lastActs(db, id, act)),
    redo: await nextRedo(db, id),
    writing: { undo: await writingToUndo(db, id, act), redo: await writingToRedo(db, id, act) },
  };
}

/** Reason for which a command made from `revision` can’t go on; undefined if it can. */
export async function obstacle(trx: Trx, id: string, revision: number): Promise<StoreRefusal | undefined> {
  const head = await trx
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select(['revision', 'deleted_at'])
    .executeTakeFirst();
  if (head === undefined) return { code: 'no-such-campaign' };
  if (head.deleted_at !== null) return { code: 'in-the-bin' };
  const now = revisionOf(head);
  return now === revision ? undefined : { code: 'stale', revision: now };
}

/** Counts revisions on, after which the campaign has this name, and gives the head as it stands then. */
export async function advance(trx: Trx, id: string, at: string, name: string, by = 1): Promise<CampaignHead> {
  await trx
    .updateTable('campaign_head')
    .set((column) => ({ revision: column('revision', '+', by), changed_at: at, name }))
    .where('id', '=', id)
    .execute();
  const head = await readHead(trx, id);
  if (head === undefined) throw new Error(`campaign ${id} went away inside its own transaction`);
  return head;
}
