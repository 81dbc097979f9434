/** Words of which a letter was damaged, made what they were: their checksum says which one it can only have been. */

import { nearby } from '../codecs/nearby.ts';
import { isAlmost } from '../codecs/row-digest.ts';
import type { Trx } from '../schema.ts';
import type { WritingTable } from '../tables/writing.ts';
import { checksumOf } from './checksums.ts';
import { writingsOf } from './writings.ts';

const COLUMNS = ['text', 'what', 'number', 'act', 'made_at', 'after_act', 'version'] as const;

/** The row as it was written, after one with this checksum; undefined where nothing near it gives its own. */
function asWritten(before: string | null, row: WritingTable): WritingTable | undefined {
  const due = checksumOf(before, row);
  if (isAlmost(row.checksum, due)) return { ...row, checksum: due };
  for (const column of COLUMNS) {
    for (const value of nearby(row[column])) {
      const tried = { ...row, [column]: value };
      if (checksumOf(before, tried) === row.checksum) return tried;
    }
  }
  return undefined;
}

/** The triggers that keep words as they are must be out of the way. */
export async function mendTexts(trx: Trx, id: string): Promise<void> {
  let before: string | null = null;
  for (const row of await writingsOf(trx, id).orderBy('version').selectAll().execute()) {
    const right: WritingTable | undefined =
      row.checksum === checksumOf(before, row) ? row : asWritten(before, row);
    if (right !== undefined && right !== row)
      await trx
        .updateTable('writing')
        .set(right)
        .where('campaign_id', '=', id)
        .where('version', '=', row.version)
        .execute();
    before = (right ?? row).checksum;
  }
}
