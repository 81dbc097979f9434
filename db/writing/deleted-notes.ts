/** Notes that don't stand any more. */

import { writingsOf } from '../log/writings.ts';
import type { Db } from '../schema.ts';

/** A note that doesn’t stand any more: deleted, or taken back. */
export interface DeletedNote {
  readonly note: number;
  readonly act: number;
  readonly text: string;
  /** Moment at which it was deleted, or written where that was taken back: ISO 8601, UTC. */
  readonly madeAt: string;
}

/** The last of them; there are few. */
const MOST_DELETED = 100;

/** Notes that are gone, the last one first: as they read last, and whatever else was written of them and taken back. */
export async function deletedNotes(db: Db, id: string): Promise<readonly DeletedNote[]> {
  const rows = await writingsOf(db, id)
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
    // Only the last of the texts that counted is shown: the others had been written over.
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
