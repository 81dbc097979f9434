/**
 * The player's own writing: notes beside what happened, and reports. No revision counts it. What is written says which text
 * it was made from, so that nobody writes over what they haven't seen.
 */
import { inTransaction } from '../file/transaction.ts';
import { closed } from '../log/closed.ts';
import { obstacle, readHead, type StoreRefusal } from '../log/head.ts';
import { markWriting, type WritingTurn, writeAgainBefore, writeAgainWith } from '../log/undo-words.ts';
import type { Text } from '../log/writings.ts';
import type { Db, Trx } from '../schema.ts';
import { indexWriting } from '../search/search-index.ts';
import type { JournalNoteView } from '../tables/writing.ts';
import { versionOf, writeVersion } from './versions.ts';

export interface Note {
  readonly note: number;
  /** The act it stands beside. */
  readonly act: number;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
  /** True if that act has been taken back since. */
  readonly takenBack: boolean;
}

export type WritingRefusal =
  | StoreRefusal
  | { readonly code: 'no-such-act' }
  | { readonly code: 'no-such-note' }
  /** The text says something else by now than it did where this was written. */
  | { readonly code: 'written-meanwhile' };
export type Written<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly refusal: WritingRefusal };

const no = (refusal: WritingRefusal) => ({ ok: false, refusal }) as const;

/** Indexes anew what the search finds of an act’s notes, or of a report. */
async function reindex(
  trx: Trx,
  id: string,
  { what, act }: Pick<WritingTurn, 'what' | 'act'>,
): Promise<void> {
  if (what === 'report') {
    await indexWriting(trx, id, { act, part: 'report', text: (await readReport(trx, id, act)) ?? '' });
    return;
  }
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
      .selectFrom('writing')
      .where('campaign_id', '=', id)
      .where('what', '=', 'note')
      .select((column) => column.fn.max('number').as('note'))
      .executeTakeFirst();
    const note = (last?.note ?? 0) + 1;
    await writeVersion(trx, id, { what: 'note', number: note, act, text, at });
    await reindex(trx, id, { what: 'note', act });
    return { ok: true, note };
  });
}

interface Change {
  readonly text: string | null;
  /** Text as it stood where this was written; null where the log spoke. */
  readonly was: string | null;
  readonly at: string;
}

/** Writes over a text, unless it says something else by now. */
async function rewriteText(
  trx: Trx,
  id: string,
  of: Text & { readonly act: number },
  { text, was, at }: Change,
): Promise<Written<object>> {
  const now = (await versionOf(trx, id, of))?.text ?? null;
  if (now === text) return { ok: true };
  if (now !== was) return no({ code: 'written-meanwhile' });
  await writeVersion(trx, id, { ...of, text, at });
  await reindex(trx, id, of);
  return { ok: true };
}

/** Changes a note; null deletes it. */
export async function changeNote(
  db: Db,
  id: string,
  { note, ...change }: Change & { readonly note: number },
): Promise<Written<object>> {
  return await inTransaction(db, async (trx) => {
    const refusal = await closed(trx, id);
    if (refusal !== undefined) return no(refusal);
    const row = await trx
      .selectFrom('journal_note')
      .where('campaign_id', '=', id)
      .where('note', '=', note)
      .select('act')
      .executeTakeFirst();
    if (row === undefined) return no({ code: 'no-such-note' });
    return await rewriteText(trx, id, { what: 'note', number: note, act: row.act }, change);
  });
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

function noteOf({ note, act, text, changed_at }: JournalNoteView) {
  return { note, act, text, changedAt: changed_at };
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
  { act, ...change }: Change & { readonly act: number },
): Promise<Written<object>> {
  return await inTransaction(db, async (trx) => {
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
    return await rewriteText(trx, id, { what: 'report', number: act, act }, change);
  });
}

/**
 * Takes back what was written last, or writes again what was taken back; undefined where the log's own turn has come. `words`: the version
 * that the player was shown as the next, or null for an act of the log; where it is another by now, nothing is done.
 */
export async function turnWriting(
  db: Db,
  id: string,
  revision: number,
  way: 'undo' | 'redo',
  words?: number | null,
): Promise<Written<{ readonly turned: WritingTurn }> | undefined> {
  return await inTransaction(db, async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal !== undefined) return no(refusal);
    const head = await readHead(trx, id);
    const turned = head?.writing[way];
    if (words !== undefined && words !== (turned?.version ?? null)) return no({ code: 'stale', revision });
    if (head === undefined || turned === undefined) return undefined;
    const to = way === 'undo' ? ({ state: 'undone', at: head.act } as const) : ({ state: 'done' } as const);
    await markWriting(trx, id, turned.version, to);
    await reindex(trx, id, turned);
    return { ok: true, turned };
  });
}

/** Writes again what undo took back on the way, by going forward to an act at once, as it is done act by act. */
export async function writtenOnTheWay(trx: Trx, id: string, to: number): Promise<void> {
  for (const turned of await writeAgainBefore(trx, id, to)) await reindex(trx, id, turned);
}

/** Brings back, with a line of acts, the texts that were given up with it. */
export async function writtenWith(trx: Trx, id: string, line: number): Promise<void> {
  for (const turned of await writeAgainWith(trx, id, line)) await reindex(trx, id, turned);
}
