/**
 * Rows of every kind from before there were checksums of them get theirs: what stands there counts. What an earlier version kept
 * of things done on the shelf goes: names of campaigns that were deleted for good stand in it.
 */
import { sql } from 'kysely';
import { COVERED } from '../log/head-checksum.ts';
import { LINE } from '../log/line-checksum.ts';
import type { Db } from '../schema.ts';
import { FORM } from '../writing/draft-checksum.ts';
import { MARKS } from '../writing/marks.ts';
import { SETTING } from '../writing/setting-checksum.ts';

const SHELF_DEEDS = 'shelf.deeds';

const digestOf = (columns: readonly string[]) =>
  sql`row_digest(${sql.join(columns.map((column) => sql.ref(column)))})`;

/** Columns counted by `checksumOfInverse` and `checksumOfDraft`, in their order. */
const INVERSE = digestOf(['act', 'inverse', 'state_checksum']);
const DRAFT = sql`iif(earlier is null, ${digestOf(['form', 'body'])}, ${digestOf(['form', 'body', 'earlier'])})`;

async function incomplete(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from campaign_head where checksum is null or written is null
    union all select 1 from writing where marks_checksum is null
    union all select 1 from given_up_line where checksum is null
    union all select 1 from act_inverse where checksum is null
    union all select 1 from draft where checksum is null
    union all select 1 from setting where checksum is null or key = ${SHELF_DEEDS} limit 1`.execute(db);
  return rows.length > 0;
}

/** After the versions of words have theirs, each of which goes on from the one before. */
export async function completeHeads(db: Db): Promise<void> {
  if (!(await incomplete(db))) return;
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('setting').where('key', '=', SHELF_DEEDS).execute();
    await sql`update writing set marks_checksum = ${digestOf(MARKS)} where marks_checksum is null`.execute(
      trx,
    );
    await sql`update act_inverse set checksum = ${INVERSE} where checksum is null`.execute(trx);
    await sql`update draft set checksum = ${DRAFT} where checksum is null`.execute(trx);
    await sql`update given_up_line set checksum = ${digestOf(LINE)} where checksum is null`.execute(trx);
    await sql`update setting set checksum = ${digestOf(SETTING)} where checksum is null`.execute(trx);
    const of = sql`campaign_id = campaign_head.id`;
    await sql`update campaign_head set
      written = (select coalesce(max(version), 0) from writing where ${of}),
      written_checksum = (select checksum from writing where ${of} order by version desc limit 1),
      drafts = (select json_group_object(form, sum) from (
        select form, ${digestOf(FORM)} as sum from draft where ${of} order by form))
      where written is null`.execute(trx);
    await sql`update campaign_head set checksum = ${digestOf(COVERED)} where checksum is null`.execute(trx);
  });
}
