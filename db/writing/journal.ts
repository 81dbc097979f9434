/** The player's own writing: notes beside what happened, and reports. Undo leaves it alone, and no revision counts it. */

import { inTransaction } from '../file/transaction.ts';
import { closed } from '../log/closed.ts';
import type { StoreRefusal } from '../log/head.ts';
import type { Db, Trx } from '../schema.ts';
import { indexWriting } from '../search/search-index.ts';
import type { JournalNoteTable } from '../tables/writing.ts';

export interface Note {
  readonly note: number;
  /** The act it stands beside. */
  readonly act: number;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly changedAt: string;
  /** Whether that act has been taken back since. */
  readonly takenBack: boolean;
}

export type WritingRefusal =
  | StoreRefusal
  | { readonly code: 'no-such-act' }
  | { readonly code: 'no-such-note' };
export type Written<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly refusal: WritingRefusal };

const no = (refusal: WritingRefusal) => ({ ok: false, refusal }) as const;

async function reindex(trx: Trx, id: string, act: number): Promise<void> {
  const notes = await trx
    .selectFrom('journal_note')
    .where('campaign_id', '=', id)
    .where('act', '=', act)
    .orderBy('note')
    .select('text')
    .execute();
  await indexWriting(trx, id, { act, part: 'notes', text: notes.map(({ text }) => text).join('\n') });
}

async function isAct(trx: Trx, id: string, act: number): Promise<boolean> {
  const row = await trx
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('act', '=', act)
    .select('act')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a note beside the act. */
export async function addNote(
  db: Db,
  id: string,
  { act, text, at }: { readonly act: number; readonly text: string; readonly at: string },
): Promise<Written<{ readonly note: number }>> {
  return await inTransaction(db, async (trx) => {
    const refusal = await closed(trx, id);
    if (refusal !== undefined) return no(refusal);
    if (!(await isAct(trx, id, act))) return no({ code: 'no-such-act' });
    const last = await trx
      .selectFrom('journal_note')
      .where('campaign_id', '=', id)
      .select((column) => column.fn.max('note').as('note'))
      .executeTakeFirst();
    const note = (last?.note ?? 0) + 1;
    await trx
      .insertInto('journal_note')
      .values({ campaign_id: id, note, act, text, made_at: at, changed_at: at })
      .execute();
    await reindex(trx, id, act);
    return { ok: true, note };
  });
}

async function withNote(
  db: Db,
  id: string,
  note: number,
  change: (trx: Trx) => Promise<unknown>,
): Promise<Written<object>> {
  return await db.transaction().execute(async (trx) => {
    const refusal = await closed(trx, id);
    if (refusal !== undefined) return no(refusal);
    const row = await trx
      .selectFrom('journal_note')
      .where('campaign_id', '=', id)
      .where('note', '=', note)
      .select('act')
      .executeTakeFirst();
    if (row === undefined) return no({ code: 'no-such-note' });
    await change(trx);
    await reindex(trx, id, row.act);
    return { ok: true };
  });
}

export async function changeNote(
  db: Db,
  id: string,
  { note, text, at }: { readonly note: number; readonly text: string; readonly at: string },
): Promise<Written<object>> {
  return await withNote(db, id, note, (trx) =>
    trx
      .updateTable('journal_note')
      .set({ text, changed_at: at })
      .where('campaign_id', '=', id)
      .where('note', '=', note)
      .execute(),
  );
}

export async function removeNote(db: Db, id: string, note: number): Promise<Written<object>> {
  return await withNote(db, id, note, (trx) =>
    trx.deleteFrom('journal_note').where('campaign_id', '=', id).where('note', '=', note).execute(),
  );
}

/**
 * The notes beside acts of this range, in the order of the acts; `before` null goes to the end. Those beside something
 * taken back stand among them.
 */
export async function notesBeside(
  db: Db,
  id: string,
  { from, before }: { readonly from: number; readonly before: number | null },
): Promise<Note[]> {
  const rows = await db
    .selectFrom('journal_note')
    .innerJoin('campaign_act', (join) =>
      join
        .onRef('campaign_act.campaign_id', '=', 'journal_note.campaign_id')
        .onRef('campaign_act.act', '=', 'journal_note.act'),
    )
    .where('journal_note.campaign_id', '=', id)
    .where('journal_note.act', '>=', from)
    .$if(before !== null, (query) => query.where('journal_note.act', '<', before))
    .orderBy('journal_note.act')
    .orderBy('journal_note.note')
    .selectAll('journal_note')
    .select('campaign_act.state')
    .execute();
  return rows.map((row) => ({ ...noteOf(row), takenBack: row.state !== 'done' }));
}

function noteOf({ note, act, text, made_at, changed_at }: JournalNoteTable) {
  return { note, act, text, madeAt: made_at, changedAt: changed_at };
}

/** The report of an Encounter as the player has written it, by the act that planned it; undefined if it was not edited. */
export async function readReport(db: Db, id: string, act: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('encounter_report')
    .where('campaign_id', '=', id)
    .where('act', '=', act)
    .select('text')
    .executeTakeFirst();
  return row?.text;
}

/** Keeps the player's wording of a report; null lets the log speak again. */
export async function writeReport(
  db: Db,
  id: string,
  { act, text, at }: { readonly act: number; readonly text: string | null; readonly at: string },
): Promise<Written<object>> {
  return await db.transaction().execute(async (trx) => {
    const refusal = await closed(trx, id);
    if (refusal !== undefined) return no(refusal);
    const entry = await trx
      .selectFrom('chronicle_entry')
      .where('campaign_id', '=', id)
      .where('act', '=', act)
      .where('number', 'is not', null)
      .select('act')
      .executeTakeFirst();
    if (entry === undefined) return no({ code: 'no-such-act' });
    if (text === null) {
      await trx.deleteFrom('encounter_report').where('campaign_id', '=', id).where('act', '=', act).execute();
    } else {
      await trx
        .insertInto('encounter_report')
        .values({ campaign_id: id, act, text, changed_at: at })
        .onConflict((conflict) => conflict.doUpdateSet({ text, changed_at: at }))
        .execute();
    }
    await indexWriting(trx, id, { act, part: 'report', text: text ?? '' });
    return { ok: true };
  });
}
