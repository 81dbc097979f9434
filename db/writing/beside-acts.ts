/** Texts that were written between acts, as the list of everything done tells them. */

import { type WritingTurn, withBefore } from '../log/undo-words.ts';
import { writingsOf } from '../log/writings.ts';
import type { Db } from '../schema.ts';

export interface WrittenBeside extends WritingTurn {
  readonly state: 'done' | 'undone';
  /** The act at which the log stood when this was written, or when it was taken back. */
  readonly at: number;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

/** Texts written while the log stood at one of these acts; the last version first. */
export async function writtenBeside(
  db: Db,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<WrittenBeside[]> {
  const rows = await writingsOf(db, id)
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'done'), where.between('after_act', from, to)]),
        where.and([where('state', '=', 'undone'), where.between('undone_at', from, to)]),
      ]),
    )
    .orderBy('version', 'desc')
    .select(['version', 'what', 'number', 'act', 'text', 'state', 'after_act', 'undone_at', 'made_at'])
    .execute();
  const found: WrittenBeside[] = [];
  for (const { text, state, after_act, undone_at, made_at, ...row } of rows) {
    const turn = await withBefore(db, id, { ...row, gone: text === null, again: false });
    const isDone = state === 'done';
    found.push({
      ...turn,
      state: isDone ? 'done' : 'undone',
      at: isDone ? after_act : (undone_at ?? after_act),
      madeAt: made_at,
    });
  }
  return found;
}
