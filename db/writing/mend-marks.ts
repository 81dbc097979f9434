/** Whether a version counts, made what it was: what its checksum is of can only be one of a few. */
import type { Trx } from '../schema.ts';
import type { WritingTable } from '../tables/writing.ts';
import { areMarksSound, checksumOfMarks, type Marks } from './marks.ts';
import { writingsOf } from './writings.ts';

const STATES = ['done', 'undone', 'dropped'] as const;

/** All that the marks of a version may have been, likely ones first. */
function* possible(row: WritingTable, acts: readonly number[]): Generator<Marks> {
  const { undone_at, given_up_with } = row;
  for (const state of STATES) {
    yield { state, undone_at, given_up_with };
    yield { state, undone_at: null, given_up_with };
    yield { state, undone_at: null, given_up_with: null };
  }
  for (const act of acts) {
    yield { state: 'undone', undone_at: act, given_up_with: null };
    yield { state: 'dropped', undone_at: null, given_up_with: act };
  }
}

/** That the table takes, and by which a text is rather shown than not. */
function readable({ state, undone_at, given_up_with }: Marks): Marks {
  if (state === 'undone' && undone_at !== null) return { state, undone_at, given_up_with: null };
  if (state === 'dropped') return { state, undone_at: null, given_up_with };
  return { state: 'done', undone_at: null, given_up_with: null };
}

/** Gives the versions of which nothing tells whether they counted: they do as can be read. */
export async function mendMarks(trx: Trx, id: string): Promise<readonly number[]> {
  const asRead: number[] = [];
  const stored = trx.selectFrom('campaign_act').where('campaign_id', '=', id).orderBy('act');
  const acts = (await stored.select('act').execute()).map(({ act }) => act);
  for (const row of await writingsOf(trx, id).orderBy('version').selectAll().execute()) {
    if (areMarksSound(row)) continue;
    const known = [...possible(row, acts)].find((marks) => areMarksSound({ ...row, ...marks }));
    const marks = known ?? readable(row);
    // Where its marks are such as could be stored, the checksum itself may have been damaged.
    const { version } = row;
    const same = marks.state === row.state && marks.undone_at === row.undone_at;
    if (known === undefined && !(same && marks.given_up_with === row.given_up_with)) asRead.push(version);
    await trx
      .updateTable('writing')
      .set({ ...marks, marks_checksum: checksumOfMarks({ version, ...marks }) })
      .where('campaign_id', '=', id)
      .where('version', '=', version)
      .execute();
  }
  return asRead;
}
