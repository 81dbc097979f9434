/** Rows beside a log that its chain of checksums doesn’t cover: the inverses that take acts back, and half-filled forms. */

import { checksumOfInverse } from '../log/inverse.ts';
import type { Difference } from '../projection/compare.ts';
import type { Db } from '../schema.ts';
import { checksumOfDraft } from '../writing/draft-checksum.ts';
import { wrongDrafts } from '../writing/drafts.ts';

/** Inverses read at a time. */
const CHUNK = 500;

async function* readInverses(db: Db, id: string) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('act_inverse')
      .where('campaign_id', '=', id)
      .where('act', '>', after)
      .orderBy('act')
      .limit(CHUNK)
      .selectAll()
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.act;
  }
}

/** Rows that aren't what they were when they were stored. */
export async function wrongBeside(db: Db, id: string): Promise<readonly Difference[]> {
  const wrong: Difference[] = [];
  for await (const row of readInverses(db, id)) {
    const [stored, rebuilt] = [row.checksum, checksumOfInverse(row)];
    const key = String(row.act);
    if (stored !== rebuilt) wrong.push({ table: 'act_inverse', key, column: 'checksum', stored, rebuilt });
  }
  for (const { form: key, checksum, row } of await wrongDrafts(db, id)) {
    const stored = row === undefined ? null : checksumOfDraft(row);
    wrong.push({
      table: 'draft',
      key,
      column: row === undefined ? null : 'checksum',
      stored,
      rebuilt: checksum,
    });
  }
  return wrong;
}
