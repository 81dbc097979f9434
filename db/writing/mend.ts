/** The player's own words after damage on the disk: a backup's where it has them as they were written, else as they can be read. */
import { insertAll } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { checksumOf, wrongWritings } from './versions.ts';

/** `source` is a backup of the file. The triggers that keep words as they are must be out of the way. */
export async function mendWritings(trx: Trx, id: string, source: Db | undefined): Promise<void> {
  const wrong = await wrongWritings(trx, id);
  if (wrong.length === 0) return;
  const theirs = source === undefined ? [] : await wholeIn(source, id, wrong);
  for (const row of theirs) {
    await trx
      .deleteFrom('writing')
      .where('campaign_id', '=', id)
      .where('version', '=', row.version)
      .execute();
    await insertAll(trx, 'writing', [row]);
  }
  // What no backup has stays as it can be read, and counts as it stands from now on.
  let before: string | null = null;
  const rows = await trx
    .selectFrom('writing')
    .where('campaign_id', '=', id)
    .orderBy('version')
    .selectAll()
    .execute();
  for (const row of rows) {
    const checksum: string = checksumOf(before, row);
    if (row.checksum !== checksum) {
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

async function wholeIn(source: Db, id: string, versions: readonly number[]) {
  const alsoWrong = await wrongWritings(source, id);
  return await source
    .selectFrom('writing')
    .where('campaign_id', '=', id)
    .where('version', 'in', [...versions])
    .where('version', 'not in', [0, ...alsoWrong])
    .selectAll()
    .execute();
}
