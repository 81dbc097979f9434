/**
 * Every version of what the player has written. Like acts they are marked and never deleted: taking one back brings the one
 * before it back to the light, and whatever is written next gives up those that were taken back.
 */
import { digest } from '../../src/rules/core/digest.ts';
import type { Db, Trx } from '../schema.ts';
import type { WritingTable } from '../tables/writing.ts';

/** A note or a report. */
export type Text = Pick<WritingTable, 'what' | 'number'>;

type Covered = Pick<
  WritingTable,
  'version' | 'what' | 'number' | 'act' | 'text' | 'made_at' | 'after_act' | 'checksum'
>;

/** Covers the version and, through the checksum before it, all that was written before. */
export const checksumOf = (
  before: string | null,
  { version, what, number, act, text, made_at, after_act }: Covered,
) => digest([before, version, what, number, act, text, made_at, after_act]);

export interface Version {
  readonly version: number;
  readonly text: string | null;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

const of = (db: Db, id: string) => db.selectFrom('writing').where('campaign_id', '=', id);

async function lastOf(
  trx: Trx,
  id: string,
): Promise<{ version: number; checksum: string | null } | undefined> {
  return await of(trx, id)
    .orderBy('version', 'desc')
    .limit(1)
    .select(['version', 'checksum'])
    .executeTakeFirst();
}

/** The version of a text that counts: its number, and what it says. Undefined where nothing was ever written. */
export async function versionOf(db: Db, id: string, { what, number }: Text): Promise<Version | undefined> {
  const row = await of(db, id)
    .where('what', '=', what)
    .where('number', '=', number)
    .where('state', '=', 'done')
    .orderBy('version', 'desc')
    .limit(1)
    .select(['version', 'text', 'made_at as madeAt'])
    .executeTakeFirst();
  return row;
}

/** All versions of a text, also those that were taken back: first the one that counts, without text where none does, then the newest. */
export async function versionsOf(db: Db, id: string, text: Text): Promise<Version[]> {
  const all = await of(db, id)
    .where('what', '=', text.what)
    .where('number', '=', text.number)
    .orderBy('version', 'desc')
    .select(['version', 'text', 'made_at as madeAt'])
    .execute();
  if (all.length === 0) return [];
  const now = await versionOf(db, id, text);
  const others = all.filter(({ version }) => version !== now?.version);
  return [now ?? { version: 0, text: null, madeAt: '' }, ...others];
}

/** What a note said that doesn't stand any more: deleted, or taken back. */
export interface DeletedNote {
  readonly note: number;
  readonly act: number;
  readonly text: string;
  /** When it was deleted, or written where that was taken back: ISO 8601, UTC. */
  readonly madeAt: string;
}

/** The last of them; there are few. */
const MOST_DELETED = 100;

/** Notes that are gone, the last one first: as they read last, and whatever else was written of them and taken back. */
export async function deletedNotes(db: Db, id: string): Promise<readonly DeletedNote[]> {
  const rows = await of(db, id)
    .where('what', '=', 'note')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('journal_note')
            .whereRef('journal_note.campaign_id', '=', 'writing.campaign_id')
            .whereRef('journal_note.note', '=', 'writing.number')
            .select('journal_note.note'),
        ),
      ),
    )
    .orderBy('version', 'desc')
    .select(['number as note', 'version', 'act', 'text', 'state', 'made_at as madeAt'])
    .execute();
  const deletions = new Map<number, { readonly version: number; readonly madeAt: string }>();
  const read = new Set<number>();
  const texts = new Set<string>();
  const gone: (DeletedNote & { readonly version: number })[] = [];
  for (const { note, version, act, text, state, madeAt } of rows) {
    if (text === null) {
      if (state === 'done' && !deletions.has(note)) deletions.set(note, { version, madeAt });
      continue;
    }
    // Of what counted only the last: the others had been written over.
    if (state === 'done' && read.has(note)) continue;
    if (state === 'done') read.add(note);
    const said = `${note} ${text}`;
    if (texts.has(said)) continue;
    texts.add(said);
    const went = state === 'done' ? deletions.get(note) : undefined;
    gone.push({ note, act, text, version, madeAt, ...went });
  }
  return gone
    .sort((one, other) => other.version - one.version)
    .slice(0, MOST_DELETED)
    .map(({ version: _version, ...note }) => note);
}

/**
 * Whatever is done or written next gives up what was taken back; it stays in the list of versions. `line`: what goes with a line of
 * acts comes back with it, and is known by the last of them.
 */
export async function giveUpUndone(trx: Trx, id: string, line: number | null = null): Promise<void> {
  await trx
    .updateTable('writing')
    .set({ state: 'dropped', undone_at: null, given_up_with: line })
    .where('campaign_id', '=', id)
    .where('state', '=', 'undone')
    .execute();
}

/** What undo had taken back counts again, where the log has come past the act it stood at. */
export async function writeAgainBefore(trx: Trx, id: string, act: number): Promise<WritingTurn[]> {
  const undone = await of(trx, id)
    .where('state', '=', 'undone')
    .where('undone_at', '<', act)
    .orderBy('version')
    .select(TURN)
    .execute();
  for (const { version } of undone) await markWriting(trx, id, version, { state: 'done' });
  return undone.map(turnOf);
}

/** What was given up with a line counts again, unless the same was written anew since: the last version counts. */
export async function writeAgainWith(trx: Trx, id: string, line: number): Promise<WritingTurn[]> {
  const gone = await of(trx, id).where('given_up_with', '=', line).orderBy('version').select(TURN).execute();
  await trx
    .updateTable('writing')
    .set({ state: 'done', given_up_with: null })
    .where('campaign_id', '=', id)
    .where('given_up_with', '=', line)
    .execute();
  return gone.map(turnOf);
}

/** What was taken back of a text that is written anew. */
async function giveUpUndoneOf(trx: Trx, id: string, { what, number }: Text): Promise<void> {
  await trx
    .updateTable('writing')
    .set({ state: 'dropped', undone_at: null })
    .where('campaign_id', '=', id)
    .where('what', '=', what)
    .where('number', '=', number)
    .where('state', '=', 'undone')
    .execute();
}

/** Writes the next version. Those that were taken back are given up, and stay in the list. */
export async function writeVersion(
  trx: Trx,
  id: string,
  {
    what,
    number,
    act,
    text,
    at,
  }: Text & { readonly act: number; readonly text: string | null; readonly at: string },
): Promise<number> {
  const head = await trx
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select(['act', 'line_end'])
    .executeTakeFirstOrThrow();
  // Where acts can be done again, what was taken back with them stays with them.
  const acts = head.line_end !== null && head.line_end !== head.act;
  if (acts) await giveUpUndoneOf(trx, id, { what, number });
  else await giveUpUndone(trx, id);
  const last = await lastOf(trx, id);
  const row = {
    version: (last?.version ?? 0) + 1,
    what,
    number,
    act,
    text,
    made_at: at,
    after_act: head.act ?? 1,
    checksum: null,
  };
  await trx
    .insertInto('writing')
    .values({
      ...row,
      campaign_id: id,
      state: 'done',
      undone_at: null,
      given_up_with: null,
      checksum: checksumOf(last?.checksum ?? null, row),
    })
    .execute();
  return row.version;
}

/** What undo and redo would do to the player's words. */
export interface WritingTurn extends Text {
  readonly version: number;
  /** What it stands beside. */
  readonly act: number;
  /** Whether this version deleted it, or let the log speak again. */
  readonly gone: boolean;
}

const TURN = ['version', 'what', 'number', 'act', 'text'] as const;
const turnOf = ({
  text,
  ...row
}: Omit<WritingTurn, 'gone'> & { readonly text: string | null }): WritingTurn => ({
  ...row,
  gone: text === null,
});

/** The last thing that was written, where the log stands as it did then. */
export async function writingToUndo(db: Db, id: string, headAct: number): Promise<WritingTurn | undefined> {
  const row = await of(db, id)
    .where('state', '=', 'done')
    .orderBy('version', 'desc')
    .limit(1)
    .select([...TURN, 'after_act'])
    .executeTakeFirst();
  if (row?.after_act !== headAct) return undefined;
  const { after_act, ...rest } = row;
  return turnOf(rest);
}

/** What was taken back last, where the log stands as it did then. */
export async function writingToRedo(db: Db, id: string, headAct: number): Promise<WritingTurn | undefined> {
  const row = await of(db, id)
    .where('state', '=', 'undone')
    .where('undone_at', '=', headAct)
    .orderBy('version')
    .limit(1)
    .select(TURN)
    .executeTakeFirst();
  return row === undefined ? undefined : turnOf(row);
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

/** Gives versions from before there were checksums theirs, in every campaign and game. */
export async function completeWriting(db: Db): Promise<void> {
  const incomplete = await db
    .selectFrom('writing')
    .where('checksum', 'is', null)
    .select('campaign_id')
    .distinct()
    .execute();
  for (const { campaign_id: id } of incomplete) {
    await db.transaction().execute(async (trx) => await completeOf(trx, id));
  }
}

async function completeOf(trx: Trx, id: string): Promise<void> {
  let before: string | null = null;
  for (const row of await of(trx, id).orderBy('version').selectAll().execute()) {
    const checksum: string = row.checksum ?? checksumOf(before, row);
    if (row.checksum === null) {
      await trx
        .updateTable('writing')
        .set({ checksum })
        .where('campaign_id', '=', id)
        .where('version', '=', row.version)
        .execute();
    }
    before = checksum;
  }
}

/** The versions whose checksum isn't what they add up to; a number left out counts as one. */
export async function wrongWritings(db: Db, id: string): Promise<readonly number[]> {
  const wrong: number[] = [];
  let before: string | null = null;
  let next = 1;
  for (const row of await of(db, id).orderBy('version').selectAll().execute()) {
    if (row.version !== next || row.checksum !== checksumOf(before, row)) wrong.push(row.version);
    // Those after it go by what stands there, so that one that was changed is named alone.
    before = row.checksum;
    next = row.version + 1;
  }
  return wrong;
}
