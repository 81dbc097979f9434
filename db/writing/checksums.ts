/** Checksums run through all versions of a campaign's words. */
import { digestOfRow } from '../codecs/row-digest.ts';
import type { Db, Trx } from '../schema.ts';
import type { WritingTable } from '../tables/writing.ts';
import { writingsOf } from './writings.ts';

type Covered = Pick<
  WritingTable,
  'version' | 'what' | 'number' | 'act' | 'text' | 'made_at' | 'after_act' | 'checksum'
>;

/** Covers the version and, through the checksum before it, all that was written before. */
export const checksumOf = (
  before: string | null,
  { version, what, number, act, text, made_at, after_act }: Covered,
) => digestOfRow([before, version, what, number, act, text, made_at, after_act]);

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

const completeOf = async (trx: Trx, id: string) =>
  await chain(trx, id, ({ checksum }, due) => checksum ?? due);

/** Runs through all versions, each with the checksum that `of` gives it; `due` goes on from the one before. */
export async function chain(trx: Trx, id: string, of: (row: Covered, due: string) => string): Promise<void> {
  let before: string | null = null;
  for (const row of await writingsOf(trx, id).orderBy('version').selectAll().execute()) {
    const checksum: string = of(row, checksumOf(before, row));
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

/** The versions whose checksum isn't what they add up to; a number left out counts as one. */
export async function wrongWritings(db: Db, id: string): Promise<readonly number[]> {
  const wrong: number[] = [];
  let before: string | null = null;
  let next = 1;
  for (const row of await writingsOf(db, id).orderBy('version').selectAll().execute()) {
    if (row.version !== next || row.checksum !== checksumOf(before, row)) wrong.push(row.version);
    // Those after it go by what stands there, so that one that was changed is named alone.
    before = row.checksum;
    next = row.version + 1;
  }
  return wrong;
}
