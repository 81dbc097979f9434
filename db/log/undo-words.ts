/** The player's words taken back and written again, as acts are: one by one, and with a line of acts. */
import type { Db, Trx } from '../schema.ts';
import { type Text, writingsOf } from './writings.ts';

/** A change to the player’s words that undo or redo would make. */
export interface WritingTurn extends Text {
  readonly version: number;
  /** The act beside which the text stands. */
  readonly act: number;
  /** True if this version deleted the text, or let the log speak again. */
  readonly gone: boolean;
  /** True if this version took the place of words that were there. */
  readonly again: boolean;
}

const TURN = ['version', 'what', 'number', 'act', 'text'] as const;
const turnOf = ({
  text,
  ...row
}: Omit<WritingTurn, 'gone' | 'again'> & { readonly text: string | null }): WritingTurn => ({
  ...row,
  gone: text === null,
  again: false,
});

/** The turn with whether the version before it that counts held words. */
export async function withBefore(db: Db, id: string, turn: WritingTurn): Promise<WritingTurn> {
  const before = await writingsOf(db, id)
    .where('what', '=', turn.what)
    .where('number', '=', turn.number)
    .where('state', '=', 'done')
    .where('version', '<', turn.version)
    .orderBy('version', 'desc')
    .limit(1)
    .select('text')
    .executeTakeFirst();
  return { ...turn, again: before !== undefined && before.text !== null };
}

/**
 * The last version written up to an act, which undo takes back; a version that going back passed over stays as it is, and so do those it
 * was written over.
 */
const lastUpTo = (db: Db, id: string, act: number) =>
  writingsOf(db, id)
    .where('state', '=', 'done')
    .where('after_act', '<=', act)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('writing as later')
            .whereRef('later.campaign_id', '=', 'writing.campaign_id')
            .whereRef('later.what', '=', 'writing.what')
            .whereRef('later.number', '=', 'writing.number')
            .whereRef('later.version', '>', 'writing.version')
            .where('later.state', '=', 'done')
            .where('later.after_act', '>', act)
            .select('later.version'),
        ),
      ),
    )
    .orderBy('version', 'desc')
    .limit(1)
    .select([...TURN, 'after_act', 'made_at']);

export interface WrittenLast extends WritingTurn {
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

/** The last thing that was written, where the log stands as it did then. */
export async function writingToUndo(db: Db, id: string, headAct: number): Promise<WrittenLast | undefined> {
  const row = await lastUpTo(db, id, headAct).executeTakeFirst();
  if (row?.after_act !== headAct) return undefined;
  const { after_act, made_at: madeAt, ...rest } = row;
  return { ...(await withBefore(db, id, turnOf(rest))), madeAt };
}

const KINDS: readonly string[] = ['note', 'report'];

/** Texts by campaign or game in which something was written after its last act. */
export async function writtenLast(db: Db): Promise<ReadonlyMap<string, WrittenLast>> {
  const heads = await db.selectFrom('campaign_head').select(['id', 'act']).execute();
  const found = new Map<string, WrittenLast>();
  for (const { id, act } of heads) {
    const last = act === null ? undefined : await writingToUndo(db, id, act);
    // A damaged kind is no word of anybody’s; the check of the campaign says so.
    if (last !== undefined && KINDS.includes(last.what)) found.set(id, last);
  }
  return found;
}

/** The text that was taken back last, where the log stands as it did then. */
export async function writingToRedo(db: Db, id: string, headAct: number): Promise<WritingTurn | undefined> {
  const row = await writingsOf(db, id)
    .where('state', '=', 'undone')
    .where('undone_at', '=', headAct)
    .orderBy('version')
    .limit(1)
    .select(TURN)
    .executeTakeFirst();
  return row === undefined ? undefined : await withBefore(db, id, turnOf(row));
}

/** Marks a version as taken back where the log stands now, or as counting again. */
export async function markWriting(
  trx: Trx,
  id: string,
  version: number,
  to: { readonly state: 'done' } | { readonly state: 'undone'; readonly at: number },
): Promise<void> {
  await trx
    .updateTable('writing')
    .set({ state: to.state, undone_at: to.state === 'undone' ? to.at : null })
    .where('campaign_id', '=', id)
    .where('version', '=', version)
    .execute();
}

/**
 * Gives up the versions that were taken back, as anything done or written next does; they stay in the list of versions. `line`: versions
 * that go with a line of acts come back with it, and are known by the last of the acts.
 */
export async function giveUpUndone(trx: Trx, id: string, line: number | null = null): Promise<void> {
  await trx
    .updateTable('writing')
    .set({ state: 'dropped', undone_at: null, given_up_with: line })
    .where('campaign_id', '=', id)
    .where('state', '=', 'undone')
    .execute();
}

/** Makes versions that undo had taken back count again, where the log has come past the act they stood at. */
export async function writeAgainBefore(trx: Trx, id: string, act: number): Promise<WritingTurn[]> {
  const undone = await writingsOf(trx, id)
    .where('state', '=', 'undone')
    .where('undone_at', '<', act)
    .orderBy('version')
    .select(TURN)
    .execute();
  for (const { version } of undone) await markWriting(trx, id, version, { state: 'done' });
  return undone.map(turnOf);
}

/** Makes versions that were given up with a line count again, unless the same text was written anew since: the last version counts. */
export async function writeAgainWith(trx: Trx, id: string, line: number): Promise<WritingTurn[]> {
  const gone = await writingsOf(trx, id)
    .where('given_up_with', '=', line)
    .orderBy('version')
    .select(TURN)
    .execute();
  await trx
    .updateTable('writing')
    .set({ state: 'done', given_up_with: null })
    .where('campaign_id', '=', id)
    .where('given_up_with', '=', line)
    .execute();
  return gone.map(turnOf);
}

/** Gives up the versions taken back of a text that is written anew. */
export async function giveUpUndoneOf(trx: Trx, id: string, { what, number }: Text): Promise<void> {
  await trx
    .updateTable('writing')
    .set({ state: 'dropped', undone_at: null })
    .where('campaign_id', '=', id)
    .where('what', '=', what)
    .where('number', '=', number)
    .where('state', '=', 'undone')
    .execute();
}
